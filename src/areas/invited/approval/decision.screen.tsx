import { paths } from '@/paths'
import { branding } from '@/branding'
import { APPROVERS } from '@/domain/people/approvers'
import { approverPage } from '@/domain/people/links'
import { messages } from '@/domain/texts/messages'
import { AnswerPage } from '../link/answer-page'
import { useLinkPage } from '../link/link-page'
import { DECISION_FORMS, DecisionForm } from './decision.form'

export default function DecisionScreen() {
  const page = useLinkPage()
  const approver = APPROVERS.find((one) => approverPage(one) === page) ?? APPROVERS[0]
  return (
    <AnswerPage
      title={`${approver}’s decision`}
      page={approverPage(approver)}
      what="decision"
      call={DECISION_FORMS[approver].call}
      lead={`The ${branding.council} asks whether you approve this application. Read it, decide, and say why.`}
      viewLabel="View PDF"
      refused={() => messages.review.submitFailed}
      failed={messages.review.tryAgain}
      thanks={paths.thankYouForDecision}
    >
      {(application, answer) => <DecisionForm application={application} approver={approver} answer={answer} />}
    </AnswerPage>
  )
}
