import type { ReactNode } from 'react'
import { useServices } from '@/api/services'
import { useIsUnsettled, useSend } from '@/writes/ui/use-write'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import type { UnsentEmail } from '@/writes/email-log'
import { emailSender, type EmailTexts } from '@/writes/save-then-email'
import { useEmailLog } from '@/writes/ui/use-email-log'

interface NotEmailedProps {
  entry: UnsentEmail
  /** The application and the queue key of its e-mail; while that is pending, nothing is rendered. */
  about: { readonly key: string; readonly applicationId: string; readonly projectTitle: string }
  /** The texts of a retry. */
  texts: EmailTexts
  /** What is saved and what is not: "Granted, but the e-mail did not go out." */
  children: ReactNode
}

/** Warns in the row that its e-mail was not sent, or not confirmed, and offers to send that e-mail alone. */
export function NotEmailed({ entry, about, texts, children }: NotEmailedProps) {
  const services = useServices()
  const send = useSend()
  const { dropUnsent } = useEmailLog()
  const isUnderWay = useIsUnsettled(about.key)
  if (isUnderWay) return null

  const retry = () =>
    send({
      key: about.key,
      what: `E-mail to ${entry.to}`,
      applicationId: about.applicationId,
      title: about.projectTitle,
      ending: 'goes out',
      atOnce: true,
      run: (owner) => emailSender(services, owner.id).retryEmail(entry, texts),
    })

  return (
    <div className="grid justify-items-start gap-2 text-sm whitespace-normal">
      {entry.unsent.unconfirmed ? (
        <>
          <StatusBadge tone="waiting">E-mail not confirmed</StatusBadge>
          <p>
            {entry.unsent.saved === null ? 'We' : 'It is saved, but we'} could not confirm whether the e-mail went out.
            If it did, a second one will follow.
          </p>
        </>
      ) : (
        <>
          <StatusBadge tone="refused">E-mail not sent</StatusBadge>
          <p>{children}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={retry} about={entry.about}>
          Retry the e-mail
        </Button>
        <Button size="small" variant="quiet" onClick={() => dropUnsent(entry.key)} about={entry.about}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
