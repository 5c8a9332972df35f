import { Mail } from 'lucide-react'
import { useState } from 'react'
import { AddressAdvice } from '@/areas/shared/mail/address-advice'
import { Composer } from '@/areas/shared/mail/composer'
import { reportKey } from '@/areas/shared/mail/mail-keys'
import { ReadOnly } from '@/areas/shared/mail/read-only'
import { useLedger } from '@/areas/shared/mail/use-ledger'
import { useNoFields } from '@/areas/shared/mail/use-no-fields'
import { usePost } from '@/areas/shared/mail/use-post'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { progressReportRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { Button } from '@/ui/button'

export type ReportedCase = Output<'listProgressReports'>[number]

/** Asking for a progress report. The host keeps no flag of it, so what this device has sent stands beside it. */
export function AskReport({ row }: { row: ReportedCase }) {
  const [asking, setAsking] = useState(false)
  const sentAt = useLedger().sentAt(reportKey(row))
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" variant="primary" icon={<Mail aria-hidden size={16} />} onClick={() => setAsking(true)}>
        Send Email<span className="sr-only"> about {row.projectTitle}</span>
      </Button>
      {sentAt && <p className="text-sm text-ink-soft">Sent {formatInZone(sentAt, branding.timeZone.name)}</p>}
      {asking && <ReportRequest row={row} onClose={() => setAsking(false)} />}
    </div>
  )
}

function ReportRequest({ row, onClose }: { row: ReportedCase; onClose: () => void }) {
  const { Id, name, userEmail, projectTitle } = row
  const { saveThenMail } = usePost()
  return (
    <Composer
      title="Send Email"
      onClose={onClose}
      draftKey={reportKey(row)}
      form={useNoFields()}
      to={userEmail}
      mail={progressReportRequest({ name, email: userEmail, appId: Id }, branding)}
      onSend={(_, letter) =>
        saveThenMail({
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
    </Composer>
  )
}
