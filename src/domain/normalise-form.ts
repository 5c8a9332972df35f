import { cleanLine } from './clean-line'
import { makeLists, type ApplicationForm } from './application-form'
import { cleanEmail } from './email-address'
import type { TextKind } from './field-spec'
import { columnsOf, ENTRIES } from './form-entries'

const CLEANED: Readonly<Partial<Record<TextKind, (text: string) => string>>> = {
  text: cleanLine,
  link: cleanLine,
  email: cleanEmail,
  phone: (text) => text.replace(/\s+/g, ''),
}

const cleanText = (kind: TextKind, text: string): string => CLEANED[kind]?.(text) ?? text.trim()

/**
 * The form as it is sent: without spaces around its texts, and without what a paste brings along into names, addresses
 * and the phone number. The page goes on showing what was typed.
 */
export function normaliseForm(form: ApplicationForm): ApplicationForm {
  const sent = structuredClone(form)
  for (const { spec, read, write } of ENTRIES) write(sent, cleanText(spec.kind, read(form)))
  const lists = makeLists((list) => {
    const columns = columnsOf(list)
    return form[list].map((row: Readonly<Record<string, string>>) =>
      Object.fromEntries(columns.map(([column, { kind }]) => [column, cleanText(kind, row[column] ?? '')])),
    )
  })
  return { ...sent, ...lists }
}
