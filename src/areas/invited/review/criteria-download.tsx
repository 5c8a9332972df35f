import { Download } from 'lucide-react'
import { useDownload } from '@/features/files/use-download'
import type { ReviewerNumber } from '@/domain/reviewers'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'

interface CriteriaDownloadProps {
  applicationId: string
  number: ReviewerNumber
}

/** The council's criteria, saved under the host's file name. */
export function CriteriaDownload({ applicationId, number }: CriteriaDownloadProps) {
  const { busy, download } = useDownload()
  return (
    <section className="grid justify-items-start gap-4">
      <p className="max-w-reading">
        The evaluation criteria say what to look at and how much it counts. Fill them in, and send them back as your
        report.
      </p>
      <Button
        icon={<Download aria-hidden size={18} />}
        busy={busy}
        busyLabel={messages.page.loading}
        onClick={() =>
          void download({
            from: (client) => client[`downloadCriteriaAsReviewer${number}`]({ applicationId }),
            saveAs: ({ name }) => name ?? 'EvaluationCriteria.pdf',
            failed: messages.files.downloadTryLater,
            missing: messages.criteria.none,
          })
        }
      >
        Download Evaluation Criteria
      </Button>
    </section>
  )
}
