import type { Approver } from '@/domain/links'
import { permissions, type Verdict } from '@/domain/roles'
import { statusAfterDecisions, type DecisionCode, type StatusCode } from '@/domain/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed, refuse } from '../refusal'
import { applicationOf, linkedApplication, linkedOrRefuse } from '../model/cases'
import type { Store } from '../model/store'
import type { ApplicationRow, ApprovalRow } from '../model/tables'

const approvalOf = (store: Store, appId: number, role: Approver): Readonly<ApprovalRow> | undefined =>
  store.approvals.of(appId).find((approval) => approval.role === role)

const approvalOrRefuse = (store: Store, appId: number, role: Approver) =>
  approvalOf(store, appId, role) ?? refuse('Invalid application ID')

export const listApprovals: MockCall<'listApprovals'> = (_input, { store }) =>
  store.applications
    .where(({ status }) => status === '2.1' || status === '3.1' || status === '3.2')
    .map(({ app_ID, projectTitle, submittedDate, status }) => {
      const hod = approvalOf(store, app_ID, 'HOD')
      const dean = approvalOf(store, app_ID, 'Dean')
      return {
        app_ID: String(app_ID),
        projectTitle,
        submittedDate,
        Status: status,
        hod_decision: hod?.decision ?? null,
        hod_sent: hod?.sent ?? false,
        hodEmail: hod?.email || null,
        dean_decision: dean?.decision ?? null,
        dean_sent: dean?.sent ?? false,
        deanEmail: dean?.email || null,
      }
    })

interface Invitation {
  app_ID: string
  name: string
  email: string
}

/** Keeps whom the council asks, and that it did: the mail itself goes through Email.php (spec 4). */
function invite(role: Approver, { app_ID, name, email }: Invitation, context: MockContext) {
  const application = applicationOf(context, app_ID)
  if (!name.trim() || !email.trim()) refuse('Missing required fields.')
  const approval = approvalOrRefuse(context.store, application.app_ID, role)
  assertAllowed(context.habits.statusUnasked || permissions.inviteApprovers(application.status))
  assertAllowed(mayDecide(role, application, approval, context))
  context.store.approvals.update(approval.id, { name, email, sent: true })
  return { message: 'Saved successfully' }
}

export const saveHod: MockCall<'saveHod'> = (input, context) => invite('HOD', input, context)
export const saveDean: MockCall<'saveDean'> = (input, context) => invite('Dean', input, context)

export const getApplicationToApprove: MockCall<'getApplicationToApprove'> = ({ app_ID }, context) => {
  const application = linkedApplication(context, app_ID)
  if (!application) return null
  const { projectTitle, name } = application
  return { app_ID: String(application.app_ID), projectTitle, name }
}

interface Answer {
  app_ID: string
  decision: DecisionCode
  remarks: string
}

/** Each decides once, while the application is shortlisted: unless the host looks at neither. */
function mayDecide(
  role: Approver,
  { status }: ApplicationRow,
  { decision }: ApprovalRow,
  { habits }: MockContext,
): Verdict {
  const again = habits.answersReplaced && decision !== null
  const afterTheDean = habits.deanDecidesAlone && role === 'HOD' && (status === '3.1' || status === '3.2')
  const counts = again || afterTheDean || habits.statusUnasked ? '2.1' : status
  return permissions.decide(counts, again ? null : decision)
}

/** The status follows from both decisions, or from the Dean's alone. */
function decide(role: Approver, { app_ID, decision, remarks }: Answer, context: MockContext) {
  const { store, nowText, habits } = context
  const application = linkedOrRefuse(context, app_ID)
  const approval = approvalOrRefuse(store, application.app_ID, role)
  assertAllowed(mayDecide(role, application, approval, context))
  if (!remarks.trim()) refuse('Invalid input.')
  const moveTo = (status: StatusCode) => store.applications.update(application.app_ID, { status })
  store.approvals.update(approval.id, { decision, remarks, date: nowText })
  const decisionOf = (asked: Approver) => approvalOf(store, application.app_ID, asked)?.decision ?? null
  if (!habits.deanDecidesAlone) moveTo(statusAfterDecisions(decisionOf('HOD'), decisionOf('Dean')))
  else if (role === 'Dean') moveTo(decision)
  return {}
}

export const decideAsHod: MockCall<'decideAsHod'> = (input, context) => decide('HOD', input, context)
export const decideAsDean: MockCall<'decideAsDean'> = (input, context) => decide('Dean', input, context)
