import { cleanLine } from '../texts/clean-line'
import { isEmptyRow, buildLists, type ApplicationForm, type RowListName } from './application-form'
import { cleanEmail } from '../people/email-address'
import type { TextKind } from './field-spec'
import { getColumns, ENTRIES } from './form-entries'
import { wholeAmount } from '../money/money'

/** Converts a kind of text to its sent form. If a function returns undefined, the trimmed text is sent. */
const NORMALISERS: Readonly<Partial<Record<TextKind, (typed: string) => string | undefined>>> = {
  amount: wholeAmount,
  text: cleanLine,
  link: cleanLine,
  email: cleanEmail,
  phone: cleanLine,
}

const normaliseText = (kind: TextKind, typed: string): string => NORMALISERS[kind]?.(typed) ?? typed.trim()

/** Returns the form as sent, with cleaned texts and with amounts in digits. The page still shows the typed text. */
export function normaliseForm(form: ApplicationForm): ApplicationForm {
  const normalised = structuredClone(form)
  for (const { spec, read, write } of ENTRIES) write(normalised, normaliseText(spec.kind, read(form)))
  return { ...normalised, ...buildLists((list) => form[list].map((row) => normaliseRow(list, row))) }
}

function normaliseRow(list: RowListName, row: Readonly<Record<string, string>>): object {
  const isEmpty = isEmptyRow(list, row)
  const textOf = (kind: TextKind, typed = '') => (isEmpty ? '' : normaliseText(kind, typed))
  return Object.fromEntries(getColumns(list).map(([column, { kind }]) => [column, textOf(kind, row[column])]))
}
