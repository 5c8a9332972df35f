import { useState, type ReactNode } from 'react'
import { guidance } from '@/domain/guidance'
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

/** Says beside the thing itself that its e-mail is missing, and sends that mail alone. */
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
    <div className="grid max-w-72 justify-items-start gap-2 text-sm whitespace-normal">
      <StatusBadge tone="refused">E-mail not sent</StatusBadge>
      <p>
        {children} {entry.unsent.unconfirmed && guidance.ambiguousWrite.happened}
      </p>
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
