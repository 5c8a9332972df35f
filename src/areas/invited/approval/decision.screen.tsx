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
import { branding } from '@/branding'
import { APPROVERS, type Approver } from '@/domain/people/approvers'
import { approverPage } from '@/domain/people/links'
import { messages } from '@/domain/texts/messages'
import { DECISION_FORMS } from './decision-forms'
import { DecisionForm } from './decision.form'

const LEAD = `The ${branding.council} asks whether you approve this application. Read it, decide, and say why.`

export default function DecisionScreen() {
  const page = useLinkPage()
  const approver = APPROVERS.find((one) => approverPage(one) === page) ?? APPROVERS[0]
  return (
    <LinkPage title={`${approver}’s decision`} page={approverPage(approver)} call="getApplicationToApprove">
      {(application, answerState) => (
        <Decision application={application} approver={approver} answerState={answerState} />
      )}
    </LinkPage>
  )
}

interface DecisionProps {
  application: LinkedApplication
  approver: Approver
  answerState: AnswerState
}

function Decision({ application, approver, answerState }: DecisionProps) {
  const page = approverPage(approver)
  const { local } = useServices()
  const [storage] = useState(() => answerStorage(local, page, application.applicationId))
  const answer = useAnswer(DECISION_FORMS[approver].call, {
    page,
    applicationId: application.applicationId,
    storage,
    answerState,
    refused: () => messages.review.submitFailed,
    failed: messages.review.tryAgain,
    thanks: paths.thankYouForDecision,
  })
  if (answer.ended) return <ClosedForm application={application} what="decision" ended={answer.ended} />
  return (
    <ApplicationAndAnswer
      application={application}
      lead={LEAD}
      viewLabel="View PDF"
      heading="Your decision"
      what="decision"
    >
      {answerState.state === 'unchecked' && <CouldNotCheck />}
      <DecisionForm application={application} approver={approver} storage={storage} answer={answer} />
    </ApplicationAndAnswer>
  )
}
