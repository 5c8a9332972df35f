import { cleanLine } from '../texts/clean-line'
import { isEmptyRow, makeLists, type ApplicationForm, type RowListName } from './application-form'
import { cleanEmail } from '../people/email-address'
import type { TextKind } from './field-spec'
import { columnsOf, ENTRIES } from './form-entries'
import { wholeAmount } from '../money/money'

/** Converts a kind of text to its sent form. If a function returns undefined, the trimmed text is sent. */
const AS_SENT: Readonly<Partial<Record<TextKind, (typed: string) => string | undefined>>> = {
  amount: wholeAmount,
  text: cleanLine,
  link: cleanLine,
  email: cleanEmail,
  phone: cleanLine,
}

const asSent = (kind: TextKind, typed: string): string => AS_SENT[kind]?.(typed) ?? typed.trim()

/** Returns the form as sent: cleaned texts, amounts in digits. The page keeps showing the typed text. */
export function normaliseForm(form: ApplicationForm): ApplicationForm {
  const sent = structuredClone(form)
  for (const { spec, read, write } of ENTRIES) write(sent, asSent(spec.kind, read(form)))
  return { ...sent, ...makeLists((list) => form[list].map((row) => rowAsSent(list, row))) }
}

function rowAsSent(list: RowListName, row: Readonly<Record<string, string>>): object {
  const isEmpty = isEmptyRow(list, row)
  const textOf = (kind: TextKind, typed = '') => (isEmpty ? '' : asSent(kind, typed))
  return Object.fromEntries(columnsOf(list).map(([column, { kind }]) => [column, textOf(kind, row[column])]))
}
