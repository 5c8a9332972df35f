import { Mail } from 'lucide-react'
import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { EmailDialog } from '../email/email-dialog'
import { reportKey, EMAIL_IS_WAITING } from '@/features/sent-emails/email-keys'
import { NotEmailed } from '../email/not-emailed'
import { ReadOnlyField } from '../email/read-only-field'
import { useSentEmails } from '@/features/sent-emails/use-sent-emails'
import { useEmptyForm } from '../email/use-empty-form'
import { emailSender } from '../email/save-then-email'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import type { DueReport } from '@/domain/due-reports'
import { formatHostDate } from '@/domain/host-date'
import { progressReportRequest } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { Button } from '@/ui/button'
import { useLiveRow } from '../list/use-live-row'
import { useRowDialog } from '../list/row-dialog'

export type ReportedApplication = Output<'listProgressReports'>[number]

interface AskReportProps {
  row: ReportedApplication
  /** What is due and not in, as far as it is known. */
  due: readonly DueReport[]
}

/** Asking for a progress report. The host keeps no flag of it, so what this device has sent stands beside it. */
export function AskReport({ row, due }: AskReportProps) {
  const openWindow = useRowDialog()
  const sentEmails = useSentEmails()
  const sent = sentText(sentEmails, row)
  const unsent = sentEmails.unsent(reportKey(row), true)
  const isWaiting = useIsUnsettled(reportKey(row))
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        variant="primary"
        icon={<Mail aria-hidden size={16} />}
        disabledReason={isWaiting ? EMAIL_IS_WAITING : undefined}
        onClick={() => openWindow((onClose) => <ReportRequest opened={row} due={due} onClose={onClose} />)}
      >
        Send Email<span className="sr-only"> about {row.projectTitle}</span>
      </Button>
      {sent !== '' && <p className="text-sm text-ink-soft">{sent}</p>}
      {unsent && (
        <NotEmailed
          entry={unsent}
          about={{ key: unsent.key, applicationId: row.applicationId, projectTitle: row.projectTitle }}
          sentText={messages.email.sent}
        >
          The request did not go out.
        </NotEmailed>
      )}
    </div>
  )
}

/** When a request last went out from this device; nothing where none did. */
export function sentText(
  { sentAt }: Pick<ReturnType<typeof useSentEmails>, 'sentAt'>,
  row: ReportedApplication,
): string {
  const at = sentAt(reportKey(row))
  return at ? `Sent ${formatInZone(at, branding.timeZone.name)}` : ''
}

interface ReportRequestProps {
  opened: ReportedApplication
  due: readonly DueReport[]
  onClose: () => void
}

function ReportRequest({ opened, due, onClose }: ReportRequestProps) {
  const { row, disabledReason } = useLiveRow(
    useSuspenseCall('listProgressReports', {}),
    opened,
    (one) => one.applicationId === opened.applicationId,
    () => true,
  )
  const { applicationId, name, email, projectTitle } = row
  const services = useServices()
  return (
    <EmailDialog
      title="Send Email"
      recipient={`the applicant, ${name}`}
      onClose={onClose}
      draftKey={reportKey(row)}
      about={{ applicationId, projectTitle }}
      form={useEmptyForm()}
      to={email}
      mail={progressReportRequest({ name, email, applicationId }, branding)}
      disabledReason={disabledReason}
      onSend={(_, letter) => (owner) =>
        emailSender(services, owner.id).saveThenMail({
          key: reportKey(row),
          about: `Application ${applicationId}: progress report requested`,
          letter,
          texts: { sent: messages.email.sent },
        })
      }
    >
      <ReadOnlyField label="Project Title" value={projectTitle} />
      <ReadOnlyField label="Recipient Email" value={email} />
      <AddressAdvice email={email} />
      {/* The letter is the same for every kind of report (wire 5). */}
      {due.length > 0 && (
        <ReadOnlyField
          label="Due and not in"
          value={due.map(({ report, since }) => `${report.label}, since ${formatHostDate(since)}`).join('\n')}
        />
      )}
    </EmailDialog>
  )
}
