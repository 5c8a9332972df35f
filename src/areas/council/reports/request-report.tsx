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
  /** Missing reports that are due, as far as known. */
  due: readonly DueReport[]
}

/** Requests a progress report. The host has no flag for it, so the log of this device is shown. */
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

/** When a request was last sent from this device; empty string if never. */
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
