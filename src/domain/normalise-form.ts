import { makeLists, type ApplicationForm } from './application-form'
import type { TextKind } from './field-spec'
import { ENTRIES } from './form-entries'
import { withoutSpaces } from './email-address'

/** A paste brings spaces along into the middle of these too. */
const WITHOUT_SPACES: readonly TextKind[] = ['email', 'phone']

/**
 * The form as it is sent: spaces around every text are gone, and so are those within e-mail addresses and the
 * phone number. The page goes on showing what was typed.
 */
export function normaliseForm(form: ApplicationForm): ApplicationForm {
  const sent = structuredClone(form)
  for (const { spec, read, write } of ENTRIES) {
    write(sent, WITHOUT_SPACES.includes(spec.kind) ? withoutSpaces(read(form)) : read(form).trim())
  }
  return { ...sent, ...makeLists((list) => form[list].map(trimTexts)) }
}

const trimTexts = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, text]) => [column, String(text).trim()]))
