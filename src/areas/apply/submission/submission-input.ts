import { FIELD_NAMES } from '@/domain/application-fields'
import {
  FILE_FIELDS,
  makeLists,
  splitRows,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
} from '@/domain/application-form'
import { entriesOf } from '@/domain/form-entries'
import { normaliseForm } from '@/domain/normalise-form'
import { isAsked, type FormVariant } from '@/domain/validation'

const isFilled = (row: object): boolean => Object.values(row).some((value) => value !== '')

/**
 * The answers as the host gets them: without spaces around them, without those to questions that are not asked, and
 * without empty rows. What the person checks before sending is shown from this as well, so that the two cannot part.
 */
export function answersToSend(form: ApplicationForm, rules: FormVariant) {
  const sent = normaliseForm(form)
  // Questions that this application does not meet; nothing is sent for them.
  const notAsked = FIELD_NAMES.filter((name) => !isAsked(name, sent, rules))
  for (const { write } of notAsked.flatMap(entriesOf)) write(sent, '')
  const rows = makeLists((list) => (notAsked.includes(list) ? [] : sent[list].filter(isFilled)))
  return { answers: splitRows(sent).answers, rows, notAsked }
}

/** All the files, or undefined where one is missing. */
export function allFour(files: ApplicationFiles<File>): Record<FileField, File> | undefined {
  const chosen = FILE_FIELDS.flatMap((field) => (files[field] ? [[field, files[field]] as const] : []))
  if (chosen.length < FILE_FIELDS.length) return undefined
  return Object.fromEntries(chosen) as Record<FileField, File> // None is missing.
}

/** Bytes of the chosen files together. */
export const sizeOf = (files: ApplicationFiles<File>): number =>
  FILE_FIELDS.reduce((bytes, field) => bytes + (files[field]?.size ?? 0), 0)
