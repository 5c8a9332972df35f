import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { getDayInZone, formatInZone } from '@/domain/dates/zoned-time'
import { useMissingReports } from '@/features/to-do/use-missing'
import { getReportKey } from '@/writes/email-keys'
import { useEmailLog, type EmailLog } from '@/writes/ui/use-email-log'
import { EmailButton } from '../email/email-button'
import { UnsentEmailWarning } from '../email/unsent-email'
import { ReadOnlyField, RequestEmailDialog } from '../email/request-email-dialog'
import { createReportEmailKind, type ReportedApplication } from './report.write'

/** Shows the last request in the log of e-mails, because the host has no flag for it. */
export function RequestReportCell({ row }: { row: ReportedApplication }) {
  const sentText = formatSentTime(useEmailLog(), row)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <EmailButton
        emailKey={getReportKey(row)}
        about={`about ${row.projectTitle}`}
        renderDialog={(onClose) => <ReportRequestDialog openedRow={row} onClose={onClose} />}
      >
        Send Email
      </EmailButton>
      {sentText !== '' && <p className="text-[0.875rem] leading-tight text-ink-soft">{sentText}</p>}
      <UnsentEmailWarning queueKey={getReportKey(row)} />
    </div>
  )
}

/** Returns when this device last sent a request; an empty string if never. */
function formatSentTime({ sentAt }: Pick<EmailLog, 'sentAt'>, row: ReportedApplication): string {
  const sentTime = sentAt(getReportKey(row))
  return sentTime ? `Sent ${formatInZone(sentTime, branding.timeZone.name)}` : ''
}

/** Returns the day of this device's last request as `YYYY-MM-DD`; an empty string if never. */
export function formatSentDay({ sentAt }: Pick<EmailLog, 'sentAt'>, row: ReportedApplication): string {
  const at = sentAt(getReportKey(row))
  return at ? getDayInZone(at, branding.timeZone.name) : ''
}

interface ReportRequestDialogProps {
  openedRow: ReportedApplication
  onClose: () => void
}

function ReportRequestDialog({ openedRow, onClose }: ReportRequestDialogProps) {
  const { found: overdueReports } = useMissingReports([openedRow])
  const dueReports = overdueReports.get(openedRow.applicationId) ?? []
  return (
    <RequestEmailDialog
      kind={createReportEmailKind(overdueReports)}
      title="Send Email"
      recipient={({ name }) => `the applicant, ${name}`}
      openedRow={openedRow}
      onClose={onClose}
    >
      {({ row: { projectTitle, email }, addressAdvice }) => (
        <>
          <ReadOnlyField label="Project Title" value={projectTitle} />
          <ReadOnlyField label="Recipient Email" value={email} />
          {addressAdvice}
          {dueReports.length > 0 && (
            <ReadOnlyField
              label="Due and not in"
              value={dueReports
                .map(({ report, dueDate }) => `${report.label}, since ${formatHostDate(dueDate)}`)
                .join('\n')}
            />
          )}
        </>
      )}
    </RequestEmailDialog>
  )
}
