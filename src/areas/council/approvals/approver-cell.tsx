import { Mail, MailCheck } from 'lucide-react'
import { NotEmailed } from '../email/not-emailed'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { approvalKey, EMAIL_IS_WAITING } from '@/features/sent-emails/email-keys'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { approvalBy, type Approver } from '@/domain/approvers'
import { messages } from '@/domain/messages'
import { allowed, permissions } from '@/domain/roles'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import { decisionWord, type ApprovalApplication } from './approval-application'
import { AskApprover } from './ask-approver'
import { useRowDialog } from '../list/row-dialog'

interface ApproverCellProps {
  row: ApprovalApplication
  approver: Approver
}

/** Where the HOD or the Dean of one application stands; both are asked while it is shortlisted (spec 4). */
export function ApproverCell({ row, approver }: ApproverCellProps) {
  const decided = decisionWord(row, approver)
  if (decided !== null) return <StatusBadge tone={decided === 'Approve' ? 'good' : 'refused'}>{decided}</StatusBadge>
  if (!allowed(permissions.inviteApprovers(row.status)))
    return <p className="text-ink-soft">{messages.page.notDecided}</p>
  return <Pending row={row} approver={approver} />
}

function Pending({ row, approver }: ApproverCellProps) {
  const openWindow = useRowDialog()
  const sentEmails = useSentEmails()
  const key = approvalKey(row, approver)
  const unsent = sentEmails.unsent(key)
  const isWaiting = useIsUnsettled(key)
  const sent = sentEmails.wentOut(key, approvalBy(row, approver).sent)
  return (
    <div className="grid justify-items-start gap-2">
      <p>Status: Pending</p>
      <Button
        size="small"
        variant={sent ? 'done' : 'primary'}
        icon={sent ? <MailCheck aria-hidden size={16} /> : <Mail aria-hidden size={16} />}
        disabledReason={isWaiting ? EMAIL_IS_WAITING : undefined}
        onClick={() => openWindow((onClose) => <AskApprover opened={row} approver={approver} onClose={onClose} />)}
      >
        Send Email
        <span className="sr-only">
          {sent && ' again'} to {approver}, {row.projectTitle}
        </span>
      </Button>
      {unsent && (
        <NotEmailed
          entry={unsent}
          about={{ ...row, key, applicationId: row.applicationId }}
          sentText={messages.email.sent}
        >
          The {approver} is saved, but the e-mail did not go out.
        </NotEmailed>
      )}
    </div>
  )
}
