import type { ApplicationFiles, ApplicationForm } from '@/domain/application-form'
import { formatWarnings } from '@/domain/format-warnings'
import { guidance } from '@/domain/guidance'
import { LARGE_FILE } from '@/domain/upload-schemas'
import { rowWarnings } from '@/domain/row-warnings'
import { sizeOf } from './submission-input'

/** Warnings to confirm before an application is sent. None of them blocks, but a submission cannot be undone. */
export function submissionWarnings(form: ApplicationForm, files: ApplicationFiles<File>, today: string): string[] {
  const bytes = sizeOf(files)
  return [
    ...formatWarnings(form, today).map(({ label, message }) => `${label}: ${message}`),
    ...rowWarnings(form).map(({ message }) => message),
    ...(bytes >= LARGE_FILE ? [guidance.largeFilesTogether(bytes)] : []),
  ]
}

export const questionOf = (warnings: readonly string[]): string =>
  ['Send the application as it is?', ...warnings.map((warning) => `• ${warning}`)].join('\n')
