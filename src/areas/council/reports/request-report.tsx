import { branding } from '@/branding'
import type { DueReport } from '@/domain/due-reports'
import { formatHostDate } from '@/domain/host-date'
import { formatInZone } from '@/domain/zoned-time'
import { reportKey } from '@/features/sent-emails/email-keys'
import { useSentEmails, type SentEmails } from '@/features/sent-emails/use-sent-emails'
import { AddressAdvice } from '../email/address-advice'
import { EmailButton } from '../email/email-button'
import { NotRequested } from '../email/not-requested'
import { ReadOnlyField } from '../email/read-only-field'
import { NO_FIELDS, RequestEmail } from '../email/request-email'
import { reportEmail, type ReportedApplication } from './report-email'

interface RequestReportProps {
  row: ReportedApplication
  /** What is due and not in, as far as it is known. */
  due: readonly DueReport[]
}

/** Asking for a progress report. The host keeps no flag of it, so what this device has sent stands beside it. */
export function RequestReport({ row, due }: RequestReportProps) {
  const sent = sentText(useSentEmails(), row)
  return (
    <div className="grid justify-items-start gap-2">
      <EmailButton
        emailKey={reportKey(row)}
        renderDialog={(onClose) => <ReportRequest opened={row} due={due} onClose={onClose} />}
      >
        Send Email<span className="sr-only"> about {row.projectTitle}</span>
      </EmailButton>
      {sent !== '' && <p className="text-sm text-ink-soft">{sent}</p>}
      <NotRequested row={row} emailKey={reportKey(row)} />
    </div>
  )
}

/** When a request last went out from this device; nothing where none did. */
export function sentText({ sentAt }: Pick<SentEmails, 'sentAt'>, row: ReportedApplication): string {
  const at = sentAt(reportKey(row))
  return at ? `Sent ${formatInZone(at, branding.timeZone.name)}` : ''
}

interface ReportRequestProps {
  opened: ReportedApplication
  due: readonly DueReport[]
  onClose: () => void
}

function ReportRequest({ opened, due, onClose }: ReportRequestProps) {
  return (
    <RequestEmail
      title="Send Email"
      recipient={({ name }) => `the applicant, ${name}`}
      call="listProgressReports"
      opened={opened}
      onClose={onClose}
      mayRequest={() => true}
      {...NO_FIELDS}
      request={reportEmail}
    >
      {({ row: { projectTitle, email } }) => (
        <>
          <ReadOnlyField label="Project Title" value={projectTitle} />
          <ReadOnlyField label="Recipient Email" value={email} />
          <AddressAdvice email={email} />
          {due.length > 0 && (
            <ReadOnlyField
              label="Due and not in"
              value={due.map(({ report, since }) => `${report.label}, since ${formatHostDate(since)}`).join('\n')}
            />
          )}
        </>
      )}
    </RequestEmail>
  )
}
