import { useServices } from '@/api/services'
import { TextField } from '@/form/text-field'
import { UserText } from '@/ui/user-text'
import { UnsentEmailWarning, UnsentEmailNote } from '../email/unsent-email'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { describeLastRequest } from '../email/last-request'
import { invitationKey } from '@/writes/email-keys'
import { reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { classNames } from '@/lib/class-names'
import { EmailButton } from '../email/email-button'
import { ReadOnlyField, RecipientFields, RequestEmailDialog } from '../email/request-email-dialog'
import { useEmailLinks } from '../email/use-email-links'
import { EvaluationReportButton, useHasReport } from './evaluation-report-button'
import { createInvitationEmailKind, type ReviewedApplication } from './invitation.write'

interface ReviewerCellProps {
  row: ReviewedApplication
  reviewer: Reviewer
}

export function ReviewerCell({ row, reviewer }: ReviewerCellProps) {
  const { name, sent: isFlaggedAsSent, marks = null } = reviewBy(row, reviewer)
  const { now } = useServices()
  const emailLog = useEmailLog()
  const key = invitationKey(row, reviewer)
  const isSent = emailLog.wentOut(key, isFlaggedAsSent)
  const lastRequest = isSent && marks === null ? describeLastRequest(emailLog, key, now()) : undefined
  const hasReport = useHasReport(row.applicationId, reviewer, marks !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 leading-tight @min-[40rem]:w-40 @min-[60rem]:w-51 @min-[80rem]:w-60">
      <UserText
        as="p"
        className={classNames('truncate', marks === null ? 'card:col-span-2' : 'col-span-2')}
        title={name}
      >
        {name || 'Not named'}
      </UserText>
      <p
        className={classNames(
          'text-[0.875rem] text-ink-soft',
          marks === null && 'order-1',
          hasReport ? 'truncate' : 'col-span-2',
        )}
      >
        <span>{`Mark: ${marks ?? 'N/A'}`}</span>
        {!hasReport && (
          <>
            <span>{' · '}</span>
            <span>{messages.page.reportNotAvailable}</span>
          </>
        )}
        {lastRequest && (
          <span title={`${lastRequest.text}, ${lastRequest.moment}`}>
            <span aria-hidden>{` · ${lastRequest.days} d`}</span>
            <span className="sr-only">{lastRequest.text}</span>
          </span>
        )}
      </p>
      {/* A mark of 0 counts as a mark. */}
      {marks === null && (
        <div className="-my-1 card:order-1 card:my-1">
          <EmailButton
            emailKey={key}
            isSent={isSent}
            about={`${isSent ? 'again ' : ''}to ${reviewer.label}, ${row.projectTitle}`}
            renderDialog={(onClose) => <InvitationDialog openedRow={row} reviewer={reviewer} onClose={onClose} />}
          >
            Send Email
          </EmailButton>
        </div>
      )}
      {hasReport && (
        <div className="-my-1 [&_button]:min-h-6 [&_button]:py-0 card:my-0 card:[&_button]:min-h-8">
          <EvaluationReportButton row={row} reviewer={reviewer} label="Report" />
        </div>
      )}
      {marks === null && (
        <div className="order-2 col-span-2 empty:hidden">
          <UnsentEmailWarning queueKey={key} savedText="The reviewer is saved" />
        </div>
      )}
    </div>
  )
}

interface InvitationDialogProps {
  openedRow: ReviewedApplication
  reviewer: Reviewer
  onClose: () => void
}

function InvitationDialog({ openedRow, reviewer, onClose }: InvitationDialogProps) {
  return (
    <RequestEmailDialog
      kind={createInvitationEmailKind(reviewer, useEmailLinks())}
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? reviewer.label : `${reviewer.label}, ${name}`)}
      openedRow={openedRow}
      onClose={onClose}
    >
      {({ row, form, request, addressAdvice }) => (
        <>
          <UnsentEmailNote queueKey={request.key} savedText="The reviewer" />
          <ReadOnlyField label="Project Title" value={row.projectTitle} />
          <RecipientFields form={form} addressAdvice={addressAdvice} />
          <TextField control={form.control} name="affiliation" label="Affiliation" />
        </>
      )}
    </RequestEmailDialog>
  )
}
