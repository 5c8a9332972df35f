import { FIELD_NAMES } from '@/domain/application/application-fields'
import {
  FILE_FIELDS,
  buildLists,
  splitRows,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
} from '@/domain/application/application-form'
import { getEntries, getLabel } from '@/domain/application/form-entries'
import { normaliseForm } from '@/domain/application/normalise-form'
import { isFieldShown, type FormVariant } from '@/domain/application/validation'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import { formatWarnings } from '@/domain/texts/format-warnings'
import { guidance } from '@/domain/texts/guidance'
import type { DraftContent } from '@/features/drafts/draft-state'

const hasValues = (row: object): boolean => Object.values(row).some((value) => value !== '')

/** Returns the values to send and to summarise: trimmed, without empty rows and hidden fields. */
export function getValuesToSend(form: ApplicationForm, rules: FormVariant) {
  const values = normaliseForm(form)
  // Hidden fields are sent empty.
  const hiddenFields = FIELD_NAMES.filter((name) => !isFieldShown(name, values, rules))
  for (const { write } of hiddenFields.flatMap(getEntries)) write(values, '')
  const rows = buildLists((list) => (hiddenFields.includes(list) ? [] : values[list].filter(hasValues)))
  return { answers: splitRows(values).values, rows, hiddenFields }
}

export function getAllFiles(files: ApplicationFiles<File>): Record<FileField, File> | undefined {
  const chosenFiles = FILE_FIELDS.flatMap((field) => (files[field] ? [[field, files[field]] as const] : []))
  if (chosenFiles.length < FILE_FIELDS.length) return undefined
  return Object.fromEntries(chosenFiles) as Record<FileField, File> // Safe cast: no file is missing.
}

/** Total size of the chosen files in bytes. */
export const getTotalSize = (files: ApplicationFiles<File>): number =>
  FILE_FIELDS.reduce((bytes, field) => bytes + (files[field]?.size ?? 0), 0)

/** Returns the warnings to confirm before a submission. */
export function findSubmissionWarnings({ form, files, facts }: DraftContent, today: string): string[] {
  const bytes = getTotalSize(files)
  return [
    ...formatWarnings(form, today).map(({ label, message }) => `${label}: ${message}`),
    ...FILE_FIELDS.flatMap((field) => {
      const warning = facts[field]?.warning
      return warning ? `${getLabel(field)}: ${guidance.pdfWarning[warning]}` : []
    }),
    ...(bytes >= LARGE_FILE ? [guidance.largeFilesTogether(bytes)] : []),
  ]
}

export const formatQuestion = (warnings: readonly string[]): string =>
  ['Send the application as it is?', ...warnings.map((warning) => `• ${warning}`)].join('\n')
