import type { ReactNode } from 'react'
import type { ListCall } from '@/api/lists'
import { useIsUnsettled, useRetryEmail } from '@/writes/ui/use-write'
import type { WriteKind } from '@/writes/write'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import type { UnsentEmail } from '@/writes/email-log'
import { useEmailLog } from '@/writes/ui/use-email-log'

interface NotEmailedProps<Name extends ListCall> {
  entry: UnsentEmail
  kind: WriteKind<Name, never>
  /** Key of its write in the queue; while that is pending, nothing is rendered. */
  queueKey: string
  row: { readonly applicationId: string; readonly projectTitle: string }
  /** Saved and unsent parts: "Granted, but the e-mail did not go out." */
  children: ReactNode
}

/** Warns that an e-mail was not sent or not confirmed. Retry sends the e-mail alone. */
export function NotEmailed<Name extends ListCall>(props: NotEmailedProps<Name>) {
  const { entry, kind, queueKey, row, children } = props
  const retryEmail = useRetryEmail()
  const { dropUnsent } = useEmailLog()
  const isUnderWay = useIsUnsettled(queueKey)
  if (isUnderWay) return null

  const retry = () => {
    const { letter, unconfirmed } = entry.unsent
    const logged = { ...letter, logKey: entry.key, about: entry.about }
    retryEmail({ kind, key: queueKey, email: logged, application: row, mayHaveArrived: unconfirmed })
  }

  return (
    <div className="grid justify-items-start gap-2 text-sm whitespace-normal">
      {entry.unsent.unconfirmed ? (
        <>
          <StatusBadge tone="waiting">E-mail not confirmed</StatusBadge>
          <p>
            {`${entry.unsent.saved === null ? 'We' : 'It is saved, but we'} could not confirm whether the e-mail went out. If it did, a second one will follow.`}
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

interface NotRequestedProps<Name extends ListCall> {
  row: { readonly applicationId: string; readonly projectTitle: string }
  kind: WriteKind<Name, never>
  emailKey: string
}

/** For writes that save nothing before the e-mail. */
export function NotRequested<Name extends ListCall>({ row, kind, emailKey }: NotRequestedProps<Name>) {
  const unsent = useEmailLog().unsent(emailKey, true)
  return (
    unsent && (
      <NotEmailed entry={unsent} kind={kind} queueKey={emailKey} row={row}>
        The request did not go out.
      </NotEmailed>
    )
  )
}
