import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { dayInZone, formatInZone } from '@/domain/dates/zoned-time'
import { reportKey } from '@/writes/email-keys'
import { useEmailLog, type EmailLog } from '@/writes/ui/use-email-log'
import { EmailButton } from '../email/email-button'
import { UnsentEmailWarning } from '../email/unsent-email'
import { ReadOnlyField, RequestEmailDialog } from '../email/request-email-dialog'
import { createReportEmailKind, type OverdueReports, type ReportedApplication } from './report.write'

interface RequestReportProps {
  row: ReportedApplication
  overdue: OverdueReports
}

/** Shows the last request in the log of e-mails, because the host has no flag for it. */
export function RequestReport({ row, overdue }: RequestReportProps) {
  const sent = sentText(useEmailLog(), row)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <EmailButton
        emailKey={reportKey(row)}
        about={`about ${row.projectTitle}`}
        renderDialog={(onClose) => <ReportRequest opened={row} overdue={overdue} onClose={onClose} />}
      >
        Send Email
      </EmailButton>
      {sent !== '' && <p className="text-[0.875rem] leading-tight text-ink-soft">{sent}</p>}
      <UnsentEmailWarning queueKey={reportKey(row)} />
    </div>
  )
}

/** When a request was last sent from this device; empty string if never. */
function sentText({ sentAt }: Pick<EmailLog, 'sentAt'>, row: ReportedApplication): string {
  const at = sentAt(reportKey(row))
  return at ? `Sent ${formatInZone(at, branding.timeZone.name)}` : ''
}

/** Day of the last request from this device, `YYYY-MM-DD`; empty string if never. */
export function sentDay({ sentAt }: Pick<EmailLog, 'sentAt'>, row: ReportedApplication): string {
  const at = sentAt(reportKey(row))
  return at ? dayInZone(at, branding.timeZone.name) : ''
}

interface ReportRequestProps {
  opened: ReportedApplication
  overdue: OverdueReports
  onClose: () => void
}

function ReportRequest({ opened, overdue, onClose }: ReportRequestProps) {
  const due = overdue.get(opened.applicationId) ?? []
  return (
    <RequestEmailDialog
      kind={createReportEmailKind(overdue)}
      title="Send Email"
      recipient={({ name }) => `the applicant, ${name}`}
      openedRow={opened}
      onClose={onClose}
    >
      {({ row: { projectTitle, email }, addressAdvice }) => (
        <>
          <ReadOnlyField label="Project Title" value={projectTitle} />
          <ReadOnlyField label="Recipient Email" value={email} />
          {addressAdvice}
          {due.length > 0 && (
            <ReadOnlyField
              label="Due and not in"
              value={due.map(({ report, since }) => `${report.label}, since ${formatHostDate(since)}`).join('\n')}
            />
          )}
        </>
      )}
    </RequestEmailDialog>
  )
}
