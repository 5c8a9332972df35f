import { useState } from 'react'
import { useServices } from '@/api/services'
import { paths } from '@/app/paths'
import { answerStorage } from '../link/answer-storage'
import { ApplicationAndAnswer } from '../link/application-and-answer'
import { CouldNotCheck } from '../link/could-not-check'
import { ClosedForm } from '../link/closed-form'
import { LinkPage } from '../link/link-page'
import type { LinkedApplication } from '../link/linked-application'
import type { AnswerState } from '../link/answer-state'
import { useAnswer } from '../link/use-answer'
import { branding } from '@/branding'
import type { Approver } from '@/domain/approvers'
import { messages } from '@/domain/messages'
import { APPROVERS } from './approvers'
import { DecisionForm } from './decision.form'

const LEAD = `The ${branding.council} asks whether you approve this application. Read it, decide, and say why.`

/** What the Dean and the HOD each get by e-mail: read the application, decide, say why. */
export function DecisionPage({ approver }: { approver: Approver }) {
  return (
    <LinkPage title={APPROVERS[approver].title} page={APPROVERS[approver].page} call="getApplicationToApprove">
      {(application, standing) => <Decision application={application} approver={approver} standing={standing} />}
    </LinkPage>
  )
}

interface DecisionProps {
  application: LinkedApplication
  approver: Approver
  standing: AnswerState
}

function Decision({ application, approver, standing }: DecisionProps) {
  const { page, call } = APPROVERS[approver]
  const { local } = useServices()
  const [memory] = useState(() => answerStorage(local, page, application.applicationId))
  const answer = useAnswer(call, {
    page,
    memory,
    standing,
    refused: () => messages.review.submitFailed,
    failed: messages.review.tryAgain,
    thanks: paths.thankYouForDecision,
  })
  if (answer.ended) return <ClosedForm application={application} what="decision" ended={answer.ended} />
  return (
    <ApplicationAndAnswer application={application} lead={LEAD} viewLabel="View PDF" heading="Your decision">
      {standing.state === 'unchecked' && <CouldNotCheck />}
      <DecisionForm application={application} approver={approver} memory={memory} answer={answer} />
    </ApplicationAndAnswer>
  )
}
