import type { DraftContent } from '@/features/drafts/draft-state'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { labelOf } from '@/domain/application/form-entries'
import { formatWarnings } from '@/domain/texts/format-warnings'
import { guidance } from '@/domain/texts/guidance'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import { sizeOf } from './submission-input'

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
