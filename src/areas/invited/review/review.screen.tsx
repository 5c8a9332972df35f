import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { answerStorage } from '../link/answer-storage'
import { ApplicationAndAnswer } from '../link/application-and-answer'
import { CouldNotCheck } from '../link/could-not-check'
import { ClosedForm } from '../link/closed-form'
import { LinkPage } from '../link/link-page'
import type { LinkedApplication } from '../link/linked-application'
import type { AnswerState } from '../link/answer-state'
import { useAnswer } from '../link/use-answer'
import { useLinkPage } from '../link/use-link-page'
import { DetailsLink } from '@/features/applications/details-link'
import { branding } from '@/branding'
import { reviewerPage } from '@/domain/people/links'
import { REVIEWERS, type ReviewerNumber } from '@/domain/people/reviewers'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { CriteriaDownload } from './criteria-download'
import { storedReport } from './stored-report'
import { ReviewForm } from './review.form'

const LEAD =
  `The ${branding.council} asks you to evaluate this application: its scientific merit, its innovation and ` +
  `whether it can be done. Please answer within ${limits.reviewDays} days of the invitation.`

export default function ReviewScreen() {
  const page = useLinkPage()
  const { number } = REVIEWERS.find((reviewer) => reviewerPage(reviewer.number) === page) ?? REVIEWERS[0]
  return (
    <LinkPage title="Review" page={reviewerPage(number)} call="getApplicationToReview">
      {(application, answerState) => <Review application={application} number={number} answerState={answerState} />}
    </LinkPage>
  )
}

interface ReviewProps {
  application: LinkedApplication
  number: ReviewerNumber
  answerState: AnswerState
}

function Review({ application, number, answerState }: ReviewProps) {
  const { local, draftFiles } = useServices()
  const page = reviewerPage(number)
  const [storage] = useState(() => answerStorage(local, page, application.applicationId))
  const [report] = useState(() => storedReport(draftFiles, [page, application.applicationId]))
  const answer = useAnswer(`submitReview${number}`, {
    page,
    applicationId: application.applicationId,
    storage,
    answerState,
    refused: messages.review.refused,
    failed: messages.review.submitError,
    thanks: paths.thankYou,
    onSettled: report.remove,
  })
  if (answer.ended) return <ClosedForm application={application} what="review" ended={answer.ended} />
  return (
    <ApplicationAndAnswer
      application={application}
      lead={LEAD}
      viewLabel="View"
      actions={
        <DetailsLink
          applicationId={application.applicationId}
          title={application.projectTitle}
          from="Review"
          variant="two"
          button="regular"
          icon={<FileText aria-hidden size={18} />}
        >
          More Details
        </DetailsLink>
      }
      guide={<CriteriaDownload applicationId={application.applicationId} number={number} />}
      heading="Your review"
      what="review"
    >
      {answerState.state === 'unchecked' && <CouldNotCheck />}
      <ReviewForm application={application} storage={storage} report={report} answer={answer} />
    </ApplicationAndAnswer>
  )
}
