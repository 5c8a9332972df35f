import { useServices } from '@/api/services'
import { NotEmailed, UnsentNote } from '../email/not-emailed'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { askedAgo } from '../email/asked-ago'
import { approvalKey } from '@/writes/email-keys'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { allowed, permissions } from '@/domain/people/roles'
import { DECISION_LABELS } from '@/domain/status/status'
import { StatusBadge } from '@/ui/status-badge'
import { EmailButton } from '../email/email-button'
import { ReadOnlyField, RecipientFields, RequestEmail } from '../email/request-email'
import { useEmailLinks } from '../email/use-email-links'
import { approvalKind, type ApprovalApplication } from './approval.write'

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

/** The approver's decision as "Approve" or "Reject"; null while undecided. */
export function decisionWord(row: ApprovalApplication, approver: Approver): string | null {
  const { decision } = approvalBy(row, approver)
  return decision && DECISION_LABELS[decision]
}

function Pending({ row, approver }: ApproverCellProps) {
  const { now } = useServices()
  const emailLog = useEmailLog()
  const key = approvalKey(row, approver)
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
      <NotEmailed queueKey={key} saved={`The ${approver} is saved`} />
    </div>
  )
}

interface RequestApprovalProps {
  opened: ApprovalApplication
  approver: Approver
  onClose: () => void
}

function RequestApproval({ opened, approver, onClose }: RequestApprovalProps) {
  return (
    <RequestEmail
      kind={approvalKind(approver, useEmailLinks())}
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`)}
      opened={opened}
      onClose={onClose}
    >
      {({ form, request, addressAdvice }) => (
        <>
          <UnsentNote queueKey={request.key} saved={`The ${approver}`} />
          <ReadOnlyField label="Recipient Role" value={approver} />
          <RecipientFields form={form} addressAdvice={addressAdvice} />
        </>
      )}
    </RequestEmail>
  )
}
