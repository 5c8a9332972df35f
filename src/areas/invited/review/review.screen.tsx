import { FileText } from 'lucide-react'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { branding } from '@/branding'
import { reviewerPage } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { DetailsLink } from '@/features/applications/details-link'
import { FileButton } from '@/features/files/file-button'
import { AnswerPage } from '../link/answer-page'
import { useLinkPage } from '../link/link-page'
import { storedReport } from './stored-report'
import { ReviewForm } from './review.form'

const LEAD =
  `The ${branding.council} asks you to evaluate this application: its scientific merit, its innovation and ` +
  `whether it can be done. Please answer within ${limits.reviewDays} days of the invitation.`

export default function ReviewScreen() {
  const { draftFiles } = useServices()
  const here = useLinkPage()
  const { number } = REVIEWERS.find((reviewer) => reviewerPage(reviewer.number) === here) ?? REVIEWERS[0]
  const page = reviewerPage(number)
  const reportOf = (applicationId: string) => storedReport(draftFiles, [page, applicationId])
  return (
    <AnswerPage
      title="Review"
      page={page}
      what="review"
      call={`submitReview${number}`}
      lead={LEAD}
      viewLabel="View"
      refused={messages.review.refused}
      failed={messages.review.submitError}
      thanks={paths.thankYou}
      onSettled={(applicationId) => reportOf(applicationId).remove()}
      renderActions={({ applicationId, projectTitle }) => (
        <DetailsLink
          applicationId={applicationId}
          title={projectTitle}
          from="Review"
          variant="two"
          button="regular"
          icon={<FileText aria-hidden size={18} />}
        >
          More Details
        </DetailsLink>
      )}
      renderGuide={({ applicationId }) => (
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
      )}
    >
      {(application, answer) => <ReviewForm application={application} openReport={reportOf} answer={answer} />}
    </AnswerPage>
  )
}
