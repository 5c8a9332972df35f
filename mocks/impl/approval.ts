import { APPROVERS, type Approver } from '@/domain/people/approvers'
import { permissions, type Verdict } from '@/domain/people/permissions'
import { STATUS, statusAfterDecisions, type DecisionCode } from '@/domain/status/status'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { getApplication, findByStatus, findLinkedApplication, getLinkedApplication } from '../model/applications'
import type { Store } from '../model/store'
import type { ApplicationRow, ApprovalRow } from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const findApproval = (store: Store, applicationId: number, role: Approver): Readonly<ApprovalRow> | undefined =>
  store.approvals.findByApplication(applicationId).find((approval) => approval.role === role)

const getApproval = (store: Store, applicationId: number, role: Approver) =>
  findApproval(store, applicationId, role) ?? refuse('not-found', 'Invalid application ID')

const toApprovalsRow = memoizeByRow(
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
  findByStatus(store, STATUS.shortlisted, STATUS.approved, STATUS.notApproved).map((row) =>
    toApprovalsRow(row, store.approvals.findByApplication(row.applicationId)),
  )

interface Invitation {
  applicationId: string
  name: string
  email: string
}

/** Stores the invitation. The portal sends the e-mail through Email.php. */
function saveApprover(role: Approver, { applicationId, name, email }: Invitation, context: MockContext) {
  const application = getApplication(context, applicationId)
  if (!name.trim() || !email.trim()) refuse('invalid', 'Missing required fields.')
  const approval = getApproval(context.store, application.applicationId, role)
  assertAllowed(permissions.inviteApprovers(application.status), 'inviteApprovers')
  assertAllowed(mayDecide(application, approval, context), 'decide')
  context.store.approvals.update(approval.id, { name, email, sent: true })
  return { message: 'Saved successfully' }
}

export const saveHod: MockCall<'saveHod'> = (input, context) => saveApprover('HOD', input, context)
export const saveDean: MockCall<'saveDean'> = (input, context) => saveApprover('Dean', input, context)

export const getApplicationToApprove: MockCall<'getApplicationToApprove'> = ({ applicationId }, context) => {
  const application = findLinkedApplication(context, applicationId)
  if (!application) return null
  const { projectTitle, name } = application
  return { applicationId: String(application.applicationId), projectTitle, name }
}

interface DecisionInput {
  applicationId: string
  decision: DecisionCode
  remarks: string
}

/** HOD and Dean decide once, while the application is shortlisted. `answersReplaced` allows a second answer at any status. */
function mayDecide({ status }: ApplicationRow, { decision }: ApprovalRow, { habits }: MockContext): Verdict {
  const isReplacement = habits.answersReplaced && decision !== null
  return isReplacement ? permissions.decide(STATUS.shortlisted, null) : permissions.decide(status, decision)
}

function decide(role: Approver, { applicationId, decision, remarks }: DecisionInput, context: MockContext) {
  const { store, nowText } = context
  const application = getLinkedApplication(context, applicationId)
  const approval = getApproval(store, application.applicationId, role)
  assertAllowed(mayDecide(application, approval, context), 'decide')
  if (!remarks.trim()) refuse('invalid', 'Invalid input.')
  store.approvals.update(approval.id, { decision, remarks, date: nowText })
  const findDecision = (approver: Approver) =>
    findApproval(store, application.applicationId, approver)?.decision ?? null
  const status = statusAfterDecisions(findDecision('HOD'), findDecision('Dean'))
  store.applications.update(application.applicationId, { status })
  return {}
}

export const decideAsHod: MockCall<'decideAsHod'> = (input, context) => decide('HOD', input, context)
export const decideAsDean: MockCall<'decideAsDean'> = (input, context) => decide('Dean', input, context)
