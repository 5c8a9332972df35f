import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import type { Reviewer } from '@/domain/people/reviewers'
import { FileButton } from '@/features/files/file-button'
import { useFileExists } from '@/features/files/use-file-exists'

/** Mark and report are uploaded together, so a report needs a mark. True also if the host cannot check. */
export function useHasReport(applicationId: string, reviewer: Reviewer, hasMark: boolean): boolean {
  return useFileExists(applicationId, reviewer.kind, { enabled: hasMark }) !== false && hasMark
}

interface EvaluationReportButtonProps {
  row: { readonly applicationId: string; readonly projectTitle: string }
  reviewer: Reviewer
  label?: string
}

export function EvaluationReportButton({ row, reviewer, label = 'Evaluation Report' }: EvaluationReportButtonProps) {
  return (
    <FileButton
      file={{
        from: (client) =>
          client.downloadEvaluationReport({ applicationId: row.applicationId, reviewer: reviewer.kind }),
        saveAs: ({ blob }) => downloadNames.evaluationReport(row.applicationId, blob.type),
        failed: messages.files.downloadError,
        missing: messages.files.notFoundOnServer,
      }}
      about={`of ${reviewer.label}, ${row.projectTitle}`}
    >
      {label}
    </FileButton>
  )
}
