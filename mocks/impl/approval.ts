import { APPROVERS, type Approver } from '@/domain/people/approvers'
import { permissions, type Verdict } from '@/domain/people/roles'
import { STATUS, statusAfterDecisions, type DecisionCode } from '@/domain/status/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { applicationOf, inStatus, linkedApplication, linkedOrRefuse } from '../model/applications'
import type { Store } from '../model/store'
import type { ApplicationRow, ApprovalRow } from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const approvalOf = (store: Store, applicationId: number, role: Approver): Readonly<ApprovalRow> | undefined =>
  store.approvals.of(applicationId).find((approval) => approval.role === role)

const approvalOrRefuse = (store: Store, applicationId: number, role: Approver) =>
  approvalOf(store, applicationId, role) ?? refuse('not-found', 'Invalid application ID')

const withApprovals = memoizeByRow(
  ({ applicationId, projectTitle, submittedDate, status }: ApplicationRow, approvals: readonly ApprovalRow[]) => ({
    applicationId: String(applicationId),
    projectTitle,
    submittedDate,
    status,
    approvals: APPROVERS.map((approver) => {
      const approval = approvals.find(({ role }) => role === approver)
      return {
        approver,
        decision: approval?.decision ?? null,
        sent: approval?.sent ?? false,
        email: approval?.email || null,
      }
    }),
  }),
)

export const listApprovals: MockCall<'listApprovals'> = (_input, { store }) =>
  inStatus(store, STATUS.shortlisted, STATUS.approved, STATUS.notApproved).map((row) =>
    withApprovals(row, store.approvals.of(row.applicationId)),
  )

interface Invitation {
  applicationId: string
  name: string
  email: string
}

/** Stores the invitation. The portal sends the e-mail through Email.php. */
function invite(role: Approver, { applicationId, name, email }: Invitation, context: MockContext) {
  const application = applicationOf(context, applicationId)
  if (!name.trim() || !email.trim()) refuse('invalid', 'Missing required fields.')
  const approval = approvalOrRefuse(context.store, application.applicationId, role)
  assertAllowed(permissions.inviteApprovers(application.status), 'inviteApprovers')
  assertAllowed(mayDecide(application, approval, context), 'decide')
  context.store.approvals.update(approval.id, { name, email, sent: true })
  return { message: 'Saved successfully' }
}

export const saveHod: MockCall<'saveHod'> = (input, context) => invite('HOD', input, context)
export const saveDean: MockCall<'saveDean'> = (input, context) => invite('Dean', input, context)

export const getApplicationToApprove: MockCall<'getApplicationToApprove'> = ({ applicationId }, context) => {
  const application = linkedApplication(context, applicationId)
  if (!application) return null
  const { projectTitle, name } = application
  return { applicationId: String(application.applicationId), projectTitle, name }
}

interface DecisionInput {
  applicationId: string
  decision: DecisionCode
  remarks: string
}

/** Each decides once, while the application is shortlisted. `answersReplaced` allows another answer at any status. */
function mayDecide({ status }: ApplicationRow, { decision }: ApprovalRow, { habits }: MockContext): Verdict {
  const isAgain = habits.answersReplaced && decision !== null
  return isAgain ? permissions.decide(STATUS.shortlisted, null) : permissions.decide(status, decision)
}

function decide(role: Approver, { applicationId, decision, remarks }: DecisionInput, context: MockContext) {
  const { store, nowText } = context
  const application = linkedOrRefuse(context, applicationId)
  const approval = approvalOrRefuse(store, application.applicationId, role)
  assertAllowed(mayDecide(application, approval, context), 'decide')
  if (!remarks.trim()) refuse('invalid', 'Invalid input.')
  store.approvals.update(approval.id, { decision, remarks, date: nowText })
  const decisionOf = (approver: Approver) => approvalOf(store, application.applicationId, approver)?.decision ?? null
  const status = statusAfterDecisions(decisionOf('HOD'), decisionOf('Dean'))
  store.applications.update(application.applicationId, { status })
  return {}
}

export const decideAsHod: MockCall<'decideAsHod'> = (input, context) => decide('HOD', input, context)
export const decideAsDean: MockCall<'decideAsDean'> = (input, context) => decide('Dean', input, context)
