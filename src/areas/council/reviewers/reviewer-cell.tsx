import { NotEmailed } from '../email/not-emailed'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { FileButton } from '@/features/files/file-button'
import { useFileExists } from '@/features/files/use-file-exists'
import { invitationKey } from '@/features/sent-emails/email-keys'
import { downloadNames } from '@/domain/download-names'
import { reviewBy, type Reviewer } from '@/domain/reviewers'
import { messages } from '@/domain/messages'
import { EmailButton } from '../email/email-button'
import { InviteReviewer } from './invite-reviewer'
import type { ReviewedApplication } from './reviewed-application'

interface ReviewerCellProps {
  row: ReviewedApplication
  reviewer: Reviewer
}

/** One reviewer of one application: name, invitation, mark and report. */
export function ReviewerCell({ row, reviewer }: ReviewerCellProps) {
  const { name, sent: isFlagged, marks = null } = reviewBy(row, reviewer)
  const sentEmails = useSentEmails()
  const key = invitationKey(row, reviewer)
  const unsent = sentEmails.unsent(key)
  const sent = sentEmails.wentOut(key, isFlagged)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">{name || 'Not named'}</p>
      {/* A mark of 0 counts as a mark. */}
      {marks === null && (
        <EmailButton
          emailKey={key}
          wentOut={sent}
          renderDialog={(onClose) => <InviteReviewer opened={row} reviewer={reviewer} onClose={onClose} />}
        >
          Send Email
          <span className="sr-only">
            {sent && ' again'} to {reviewer.label}, {row.projectTitle}
          </span>
        </EmailButton>
      )}
      <p className="wrap-anywhere">Mark: {marks ?? 'N/A'}</p>
      <EvaluationReport row={row} reviewer={reviewer} />
      {marks === null && unsent && (
        <NotEmailed entry={unsent} about={{ ...row, key }} sentText={messages.email.sent}>
          The reviewer is saved, but the e-mail did not go out.
        </NotEmailed>
      )}
    </div>
  )
}

/** A report is always uploaded together with its mark, so the host is asked only if there is a mark. */
function EvaluationReport({ row, reviewer }: ReviewerCellProps) {
  const hasMark = (reviewBy(row, reviewer).marks ?? null) !== null
  const exists = useFileExists(row.applicationId, reviewer.kind, hasMark)
  // A host that cannot tell may still have the report, so the button is offered; a press will tell.
  if (!hasMark || exists === false) return <p className="text-ink-soft">{messages.page.reportNotAvailable}</p>
  return (
    <FileButton
      file={{
        from: (client) =>
          client.downloadEvaluationReport({ applicationId: row.applicationId, reviewer: reviewer.kind }),
        saveAs: ({ blob }) => downloadNames.evaluationReport(row.applicationId, blob.type),
        failed: messages.files.downloadError,
        missing: messages.files.notFoundOnServer,
      }}
    >
      Evaluation Report
      <span className="sr-only">
        {' '}
        of {reviewer.label}, {row.projectTitle}
      </span>
    </FileButton>
  )
}
