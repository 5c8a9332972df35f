import { FIELD_NAMES } from '@/domain/application/application-fields'
import {
  FILE_FIELDS,
  makeLists,
  splitRows,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
} from '@/domain/application/application-form'
import { entriesOf, labelOf } from '@/domain/application/form-entries'
import { normaliseForm } from '@/domain/application/normalise-form'
import { isAsked, type FormVariant } from '@/domain/application/validation'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import { formatWarnings } from '@/domain/texts/format-warnings'
import { guidance } from '@/domain/texts/guidance'
import type { DraftContent } from '@/features/drafts/draft-state'

const isFilled = (row: object): boolean => Object.values(row).some((value) => value !== '')

/** Returns the values as sent: trimmed, without empty rows and fields that do not apply. The review shows the same. */
export function valuesToSend(form: ApplicationForm, rules: FormVariant) {
  const sent = normaliseForm(form)
  // Fields that do not apply to this application; sent empty.
  const notAsked = FIELD_NAMES.filter((name) => !isAsked(name, sent, rules))
  for (const { write } of notAsked.flatMap(entriesOf)) write(sent, '')
  const rows = makeLists((list) => (notAsked.includes(list) ? [] : sent[list].filter(isFilled)))
  return { answers: splitRows(sent).answers, rows, notAsked }
}

export function allFour(files: ApplicationFiles<File>): Record<FileField, File> | undefined {
  const chosen = FILE_FIELDS.flatMap((field) => (files[field] ? [[field, files[field]] as const] : []))
  if (chosen.length < FILE_FIELDS.length) return undefined
  return Object.fromEntries(chosen) as Record<FileField, File> // Safe cast: none is missing.
}

/** Total size of the chosen files in bytes. */
export const sizeOf = (files: ApplicationFiles<File>): number =>
  FILE_FIELDS.reduce((bytes, field) => bytes + (files[field]?.size ?? 0), 0)

/** Returns warnings to confirm before a submission, which cannot be undone. None of them blocks it. */
export function submissionWarnings({ form, files, facts }: DraftContent, today: string): string[] {
  const bytes = sizeOf(files)
  return [
    ...formatWarnings(form, today).map(({ label, message }) => `${label}: ${message}`),
    ...FILE_FIELDS.flatMap((field) => {
      const warning = facts[field]?.warning
      return warning ? `${labelOf(field)}: ${guidance.pdfWarning[warning]}` : []
    }),
    ...(bytes >= LARGE_FILE ? [guidance.largeFilesTogether(bytes)] : []),
  ]
}

export const questionOf = (warnings: readonly string[]): string =>
  ['Send the application as it is?', ...warnings.map((warning) => `• ${warning}`)].join('\n')
