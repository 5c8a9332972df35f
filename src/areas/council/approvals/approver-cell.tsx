import { useServices } from '@/api/services'
import { classNames } from '@/lib/class-names'
import { UnsentEmailWarning, UnsentEmailNote } from '../email/unsent-email'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { describeLastRequest } from '@/features/to-do/last-request'
import { getApprovalKey } from '@/writes/email-keys'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { allowed, permissions } from '@/domain/people/permissions'
import { DECISION_LABELS } from '@/domain/status/status'
import { Dash } from '@/ui/dash'
import { StatusBadge } from '@/ui/status-badge'
import { EmailButton } from '../email/email-button'
import { ReadOnlyField, RecipientFields, RequestEmailDialog } from '../email/request-email-dialog'
import { useEmailLinks } from '../email/use-email-links'
import { createApprovalEmailKind, type ApprovalApplication } from './approval.write'

interface ApproverCellProps {
  row: ApprovalApplication
  approver: Approver
}

export function ApproverCell({ row, approver }: ApproverCellProps) {
  const decisionVerb = findDecisionVerb(row, approver)
  if (decisionVerb !== null)
    return <StatusBadge tone={decisionVerb === 'Approve' ? 'good' : 'refused'}>{decisionVerb}</StatusBadge>
  if (!allowed(permissions.inviteApprovers(row.status))) return <Dash meaning={messages.page.notDecided} />
  return <PendingApproval row={row} approver={approver} />
}

/** Returns "Approve", "Reject", or null while undecided. */
export function findDecisionVerb(row: ApprovalApplication, approver: Approver): string | null {
  const { decision } = approvalBy(row, approver)
  return decision && DECISION_LABELS[decision]
}

function PendingApproval({ row, approver }: ApproverCellProps) {
  const { now } = useServices()
  const emailLog = useEmailLog()
  const key = getApprovalKey(row, approver)
  const isSent = emailLog.wentOut(key, approvalBy(row, approver).sent)
  const lastRequest = isSent ? describeLastRequest(emailLog, key, now()) : undefined
  return (
    <div className="grid justify-items-start leading-tight">
      <div className="flex flex-wrap items-center gap-x-1 whitespace-nowrap @min-[60rem]:flex-nowrap">
        {/* On screen, the button shows that the answer is pending. */}
        <p className="sr-only print:not-sr-only">
          {`Status: Pending${lastRequest ? `, ${lastRequest.text.toLowerCase()}` : ''}`}
        </p>
        <EmailButton
          emailKey={key}
          isSent={isSent}
          about={`${isSent ? 'again ' : ''}to ${approver}, ${row.projectTitle}`}
          renderDialog={(onClose) => <ApprovalRequestDialog openedRow={row} approver={approver} onClose={onClose} />}
        >
          Send Email
        </EmailButton>
      </div>
      {lastRequest && (
        <p
          className={classNames('text-[0.875rem]', lastRequest.isLate ? 'font-medium text-refused' : 'text-ink-soft')}
          title={lastRequest.moment}
        >
          {lastRequest.text}
        </p>
      )}
      <UnsentEmailWarning queueKey={key} savedText={`The ${approver} is saved`} />
    </div>
  )
}

interface ApprovalRequestDialogProps {
  openedRow: ApprovalApplication
  approver: Approver
  onClose: () => void
}

function ApprovalRequestDialog({ openedRow, approver, onClose }: ApprovalRequestDialogProps) {
  return (
    <RequestEmailDialog
      kind={createApprovalEmailKind(approver, useEmailLinks())}
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`)}
      openedRow={openedRow}
      onClose={onClose}
    >
      {({ form, request, addressAdvice }) => (
        <>
          <UnsentEmailNote queueKey={request.key} savedText={`The ${approver}`} />
          <ReadOnlyField label="Recipient Role" value={approver} />
          <RecipientFields form={form} addressAdvice={addressAdvice} />
        </>
      )}
    </RequestEmailDialog>
  )
}
