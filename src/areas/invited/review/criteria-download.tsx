import { FileButton } from '@/features/files/file-button'
import type { ReviewerNumber } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'

interface CriteriaDownloadProps {
  applicationId: string
  number: ReviewerNumber
}

export function CriteriaDownload({ applicationId, number }: CriteriaDownloadProps) {
  return (
    <section className="grid justify-items-start gap-4">
      <p className="max-w-reading">
        The evaluation criteria say what to look at and how much it counts. Fill them in, and send them back as your
        report.
      </p>
      <FileButton
        busyLabel={messages.page.loading}
        size="regular"
        file={{
          from: (client) => client[`downloadCriteriaAsReviewer${number}`]({ applicationId }),
          saveAs: ({ name }) => name ?? 'EvaluationCriteria.pdf',
          failed: messages.files.downloadTryLater,
          missing: messages.criteria.none,
        }}
      >
        Download Evaluation Criteria
      </FileButton>
    </section>
  )
}
