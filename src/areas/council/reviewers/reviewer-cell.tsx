import { useServices } from '@/api/services'
import { TextField } from '@/form/text-field'
import { UserText } from '@/ui/user-text'
import { UnsentEmailWarning, UnsentEmailNote } from '../email/unsent-email'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { describeLastRequest } from '@/features/to-do/last-request'
import { getInvitationKey } from '@/writes/email-keys'
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
  const key = getInvitationKey(row, reviewer)
  const isSent = emailLog.wentOut(key, isFlaggedAsSent)
  const lastRequest = isSent && marks === null ? describeLastRequest(emailLog, key, now()) : undefined
  const hasReport = useHasReport(row.applicationId, reviewer, marks !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 leading-tight @min-[40rem]:w-40 @min-[60rem]:w-47 @min-[80rem]:w-60">
      <UserText as="p" className="col-span-2 wrap-anywhere">
        {name || 'Not named'}
      </UserText>
      {/* A mark of 0 counts as a mark. */}
      {marks === null ? (
        <>
          <p
            className={classNames(
              'text-[0.875rem]',
              lastRequest?.isLate ? 'font-medium text-refused' : 'text-ink-soft',
            )}
            title={`Mark: N/A · ${messages.page.reportNotAvailable}`}
          >
            {isSent ? (lastRequest?.text ?? 'Invited') : 'Not invited'}
          </p>
          <EmailButton
            emailKey={key}
            isSent={isSent}
            about={`${isSent ? 'again ' : ''}to ${reviewer.label}, ${row.projectTitle}`}
            renderDialog={(onClose) => <InvitationDialog openedRow={row} reviewer={reviewer} onClose={onClose} />}
          >
            Send Email
          </EmailButton>
          <div className="col-span-2 empty:hidden">
            <UnsentEmailWarning queueKey={key} savedText="The reviewer is saved" />
          </div>
        </>
      ) : (
        <>
          <p className="line-clamp-2 text-[0.875rem] wrap-anywhere text-ink-soft">
            {`Mark: ${marks}${hasReport ? '' : ` · ${messages.page.reportNotAvailable}`}`}
          </p>
          {hasReport && <EvaluationReportButton row={row} reviewer={reviewer} label="Report" />}
        </>
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
