import { FileX } from 'lucide-react'
import { useServices } from '@/api/services'
import { NotEmailed } from '../email/not-emailed'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { askedAgo } from '@/writes/asked-ago'
import { invitationKey } from '@/writes/email-keys'
import { reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { EmailButton } from '../email/email-button'
import { EvaluationReport, useHasReport } from './evaluation-report'
import { invitationWrite } from './invitation.write'
import { InviteReviewer } from './invite-reviewer'
import type { ReviewedApplication } from './reviewed-application'

interface ReviewerCellProps {
  row: ReviewedApplication
  reviewer: Reviewer
}

export function ReviewerCell({ row, reviewer }: ReviewerCellProps) {
  const { name, sent: isFlagged, marks = null } = reviewBy(row, reviewer)
  const { now } = useServices()
  const emailLog = useEmailLog()
  const key = invitationKey(row, reviewer)
  const unsent = emailLog.unsent(key)
  const sent = emailLog.wentOut(key, isFlagged)
  const asked = sent && marks === null ? askedAgo(emailLog, key, now()) : undefined
  const hasReport = useHasReport(row.applicationId, reviewer, marks !== null)
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 @min-[40rem]:w-40 @min-[80rem]:w-56">
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate" title={name}>
          {name || 'Not named'}
        </p>
        <p className="flex items-center gap-1.5 text-ink-soft print:block" title={marks ?? undefined}>
          <span className="truncate">Mark: {marks ?? 'N/A'}</span>
          {!hasReport && <NoReport />}
          {asked && (
            <span className="shrink-0" title={`${asked.text}, ${asked.moment}`}>
              <span aria-hidden>{asked.days} d</span>
              <span className="sr-only">{asked.text}</span>
            </span>
          )}
        </p>
      </div>
      {/* A mark of 0 counts as a mark. */}
      {marks === null && (
        <EmailButton
          size="icon"
          emailKey={key}
          wentOut={sent}
          about={`${sent ? 'again ' : ''}to ${reviewer.label}, ${row.projectTitle}`}
          renderDialog={(onClose) => <InviteReviewer opened={row} reviewer={reviewer} onClose={onClose} />}
        >
          Send Email
        </EmailButton>
      )}
      {hasReport && <EvaluationReport row={row} reviewer={reviewer} size="icon" />}
      {marks === null && unsent && (
        <NotEmailed entry={unsent} kind={invitationWrite(reviewer)} queueKey={key} row={row}>
          The reviewer is saved, but the e-mail did not go out.
        </NotEmailed>
      )}
    </div>
  )
}

const NoReport = () => (
  <span title={messages.page.reportNotAvailable} className="shrink-0 print:block">
    <FileX aria-hidden size={15} className="print:hidden" />
    <span className="sr-only print:not-sr-only">{messages.page.reportNotAvailable}</span>
  </span>
)
