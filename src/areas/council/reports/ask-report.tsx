import { Mail } from 'lucide-react'
import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { Composer } from '../email/composer'
import { reportKey, MAIL_IS_WAITING } from '@/features/sent-mail/mail-keys'
import { NotMailed } from '../email/not-mailed'
import { ReadOnly } from '../email/read-only'
import { useLedger } from '@/features/sent-mail/use-ledger'
import { useNoFields } from '../email/use-no-fields'
import { postOf } from '../email/post'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import type { DueReport } from '@/domain/due-reports'
import { formatHostDate } from '@/domain/host-date'
import { progressReportRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { Button } from '@/ui/button'
import { useListedRow } from '../list/use-listed-row'
import { useOpenWindow } from '../list/window-over-list'

export type ReportedCase = Output<'listProgressReports'>[number]

interface AskReportProps {
  row: ReportedCase
  /** What is due and not in, as far as it is known. */
  due: readonly DueReport[]
}

/** Asking for a progress report. The host keeps no flag of it, so what this device has sent stands beside it. */
export function AskReport({ row, due }: AskReportProps) {
  const openWindow = useOpenWindow()
  const ledger = useLedger()
  const sent = sentText(ledger, row)
  const unsent = ledger.unsent(reportKey(row), true)
  const isWaiting = useIsUnsettled(reportKey(row))
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="small"
        variant="primary"
        icon={<Mail aria-hidden size={16} />}
        disabledReason={isWaiting ? MAIL_IS_WAITING : undefined}
        onClick={() => openWindow((onClose) => <ReportRequest opened={row} due={due} onClose={onClose} />)}
      >
        Send Email<span className="sr-only"> about {row.projectTitle}</span>
      </Button>
      {sent !== '' && <p className="text-sm text-ink-soft">{sent}</p>}
      {unsent && (
        <NotMailed
          entry={unsent}
          about={{ key: unsent.key, appId: row.Id, projectTitle: row.projectTitle }}
          sentText={messages.email.sent}
        >
          The request did not go out.
        </NotMailed>
      )}
    </div>
  )
}

/** When a request last went out from this device; nothing where none did. */
export function sentText({ sentAt }: Pick<ReturnType<typeof useLedger>, 'sentAt'>, row: ReportedCase): string {
  const at = sentAt(reportKey(row))
  return at ? `Sent ${formatInZone(at, branding.timeZone.name)}` : ''
}

interface ReportRequestProps {
  opened: ReportedCase
  due: readonly DueReport[]
  onClose: () => void
}

function ReportRequest({ opened, due, onClose }: ReportRequestProps) {
  const { row, whyNot } = useListedRow(
    useSuspenseCall('listProgressReports', {}),
    opened,
    (one) => one.Id === opened.Id,
    () => true,
  )
  const { Id, name, userEmail, projectTitle } = row
  const services = useServices()
  return (
    <Composer
      title="Send Email"
      recipient={`the applicant, ${name}`}
      onClose={onClose}
      draftKey={reportKey(row)}
      about={{ appId: Id, projectTitle }}
      form={useNoFields()}
      to={userEmail}
      mail={progressReportRequest({ name, email: userEmail, appId: Id }, branding)}
      whyNot={whyNot}
      onSend={(_, letter) => (owner) =>
        postOf(services, owner.id).saveThenMail({
          key: reportKey(row),
          about: `Application ${Id}: progress report requested`,
          letter,
          told: { sent: messages.email.sent },
        })
      }
    >
      <ReadOnly label="Project Title" value={projectTitle} />
      <ReadOnly label="Recipient Email" value={userEmail} />
      <AddressAdvice email={userEmail} />
      {/* The letter is the same for every kind of report (wire 5). */}
      {due.length > 0 && (
        <ReadOnly
          label="Due and not in"
          value={due.map(({ report, since }) => `${report.label}, since ${formatHostDate(since)}`).join('\n')}
        />
      )}
    </Composer>
  )
}
