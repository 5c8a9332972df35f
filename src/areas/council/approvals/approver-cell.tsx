import { NotEmailed } from '../email/not-emailed'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { approvalKey } from '@/features/sent-emails/email-keys'
import { approvalBy, type Approver } from '@/domain/approvers'
import { messages } from '@/domain/messages'
import { allowed, permissions } from '@/domain/roles'
import { StatusBadge } from '@/ui/status-badge'
import { decisionWord, type ApprovalApplication } from './approval-application'
import { EmailButton } from '../email/email-button'
import { RequestApproval } from './request-approval'

interface ApproverCellProps {
  row: ApprovalApplication
  approver: Approver
}

/** Approval state of the HOD or the Dean for one application; both can be asked while it is shortlisted. */
export function ApproverCell({ row, approver }: ApproverCellProps) {
  const decided = decisionWord(row, approver)
  if (decided !== null) return <StatusBadge tone={decided === 'Approve' ? 'good' : 'refused'}>{decided}</StatusBadge>
  if (!allowed(permissions.inviteApprovers(row.status)))
    return <p className="text-ink-soft">{messages.page.notDecided}</p>
  return <Pending row={row} approver={approver} />
}

function Pending({ row, approver }: ApproverCellProps) {
  const sentEmails = useSentEmails()
  const key = approvalKey(row, approver)
  const unsent = sentEmails.unsent(key)
  const sent = sentEmails.wentOut(key, approvalBy(row, approver).sent)
  return (
    <div className="grid justify-items-start gap-2">
      <p>Status: Pending</p>
      <EmailButton
        emailKey={key}
        wentOut={sent}
        renderDialog={(onClose) => <RequestApproval opened={row} approver={approver} onClose={onClose} />}
      >
        Send Email
        <span className="sr-only">
          {sent && ' again'} to {approver}, {row.projectTitle}
        </span>
      </EmailButton>
      {unsent && (
        <NotEmailed entry={unsent} about={{ ...row, key }} sentText={messages.email.sent}>
          The {approver} is saved, but the e-mail did not go out.
        </NotEmailed>
      )}
    </div>
  )
}
