import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'
import type { UnsentEntry } from './ledger'
import { useLedger } from './use-ledger'
import { usePost } from './use-post'

interface NotMailedProps {
  entry: UnsentEntry
  /** The alert when the mail has gone out after all (spec 8). */
  sentText: string
  /** What is saved and what is missing: "Granted, but the e-mail did not go out." */
  children: ReactNode
}

/** Says beside the thing itself that its e-mail is missing, or may be, and sends that mail alone. */
export function NotMailed({ entry, sentText, children }: NotMailedProps) {
  const { retryMail } = usePost()
  const { dropUnsent } = useLedger()
  const [busy, setBusy] = useState(false)
  const about = <span className="sr-only"> {entry.about}</span>

  async function retry() {
    setBusy(true)
    await retryMail(entry, sentText).finally(() => setBusy(false))
  }

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
        <Button size="small" busy={busy} busyLabel="Sending..." onClick={() => void retry()}>
          Retry the e-mail{about}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabledReason={busy ? 'The e-mail is being sent.' : undefined}
          onClick={() => dropUnsent(entry.key)}
        >
          Dismiss{about}
        </Button>
      </div>
    </div>
  )
}
