import { useServices } from '@/api/services'
import { NotEmailed } from '../email/not-emailed'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { askedAgo } from '@/writes/asked-ago'
import { approvalKey } from '@/writes/email-keys'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { allowed, permissions } from '@/domain/people/roles'
import { StatusBadge } from '@/ui/status-badge'
import { approvalWrite } from './approval.write'
import { decisionWord, type ApprovalApplication } from './approval-application'
import { EmailButton } from '../email/email-button'
import { RequestApproval } from './request-approval'

interface ApproverCellProps {
  row: ApprovalApplication
  approver: Approver
}

export function ApproverCell({ row, approver }: ApproverCellProps) {
  const decided = decisionWord(row, approver)
  if (decided !== null) return <StatusBadge tone={decided === 'Approve' ? 'good' : 'refused'}>{decided}</StatusBadge>
  if (!allowed(permissions.inviteApprovers(row.status)))
    return <p className="text-ink-soft">{messages.page.notDecided}</p>
  return <Pending row={row} approver={approver} />
}

function Pending({ row, approver }: ApproverCellProps) {
  const { now } = useServices()
  const emailLog = useEmailLog()
  const key = approvalKey(row, approver)
  const unsent = emailLog.unsent(key)
  const sent = emailLog.wentOut(key, approvalBy(row, approver).sent)
  const asked = sent ? askedAgo(emailLog, key, now()) : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <div className="flex flex-wrap items-center gap-x-2 @min-[60rem]:flex-nowrap">
        <p className="whitespace-nowrap">Status: Pending</p>
        <EmailButton
          emailKey={key}
          wentOut={sent}
          about={`${sent ? 'again ' : ''}to ${approver}, ${row.projectTitle}`}
          renderDialog={(onClose) => <RequestApproval opened={row} approver={approver} onClose={onClose} />}
        >
          Send Email
        </EmailButton>
      </div>
      {asked && (
        <p className="-mb-1 w-full text-[0.875rem] leading-tight text-ink-soft" title={asked.moment}>
          {asked.text}
        </p>
      )}
      {unsent && (
        <NotEmailed
          entry={unsent}
          kind={approvalWrite(approver)}
          queueKey={key}
          row={row}
        >{`The ${approver} is saved, but the e-mail did not go out.`}</NotEmailed>
      )}
    </div>
  )
}
