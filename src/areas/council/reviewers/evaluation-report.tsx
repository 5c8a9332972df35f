import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import type { Reviewer } from '@/domain/people/reviewers'
import { FileButton } from '@/features/files/file-button'
import { useFileExists } from '@/features/files/use-file-exists'
import type { ButtonSize } from '@/ui/button-styles'

/**
 * A report is always uploaded together with its mark, so the host is asked only if there is a mark. A host that cannot
 * tell may still have it, so the button is offered; a press will tell.
 */
export function useHasReport(applicationId: string, reviewer: Reviewer, hasMark: boolean): boolean {
  return useFileExists(applicationId, reviewer.kind, hasMark) !== false && hasMark
}

interface EvaluationReportProps {
  row: { readonly applicationId: string; readonly projectTitle: string }
  reviewer: Reviewer
  size: ButtonSize
}

/** Downloads the evaluation report of one reviewer. */
export function EvaluationReport({ row, reviewer, size }: EvaluationReportProps) {
  return (
    <FileButton
      size={size}
      file={{
        from: (client) =>
          client.downloadEvaluationReport({ applicationId: row.applicationId, reviewer: reviewer.kind }),
        saveAs: ({ blob }) => downloadNames.evaluationReport(row.applicationId, blob.type),
        failed: messages.files.downloadError,
        missing: messages.files.notFoundOnServer,
      }}
      about={`of ${reviewer.label}, ${row.projectTitle}`}
    >
      Evaluation Report
    </FileButton>
  )
}
