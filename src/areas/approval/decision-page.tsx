import { useState } from 'react'
import { usePortal } from '@/api/portal'
import { paths } from '@/app/paths'
import { AlreadyAnswered } from '@/areas/shared/by-link/already-answered'
import { answerMemory } from '@/areas/shared/by-link/answer-memory'
import { CaseAndAnswer } from '@/areas/shared/by-link/case-and-answer'
import { LinkPage } from '@/areas/shared/by-link/link-page'
import type { LinkedCase } from '@/areas/shared/by-link/linked-case'
import { useAnswer } from '@/areas/shared/by-link/use-answer'
import { branding } from '@/branding'
import type { Approver } from '@/domain/links'
import { messages } from '@/domain/messages'
import { APPROVERS } from './approvers'
import { DecisionForm } from './decision.form'

const LEAD = `The ${branding.council} asks whether you approve this application. Read it, decide, and say why.`

/** What the Dean and the HOD each get by e-mail: read the application, decide, say why (spec 2). */
export function DecisionPage({ approver }: { approver: Approver }) {
  return (
    <LinkPage title={APPROVERS[approver].title} call="getApprovalCase">
      {(application) => <Decision application={application} approver={approver} />}
    </LinkPage>
  )
}

function Decision({ application, approver }: { application: LinkedCase; approver: Approver }) {
  const { page, call } = APPROVERS[approver]
  const { local } = usePortal()
  const [memory] = useState(() => answerMemory(local, page, application.app_ID))
  const answer = useAnswer(call, {
    memory,
    refused: () => messages.review.submitFailed,
    failed: messages.review.tryAgain,
    thanks: paths.thankYouForDecision,
  })
  const { recorded } = answer
  if (recorded) return <AlreadyAnswered application={application} what="decision" recorded={recorded} />
  return (
    <CaseAndAnswer application={application} lead={LEAD} viewLabel="View PDF" heading="Your decision">
      <DecisionForm application={application} approver={approver} memory={memory} answer={answer} />
    </CaseAndAnswer>
  )
}
