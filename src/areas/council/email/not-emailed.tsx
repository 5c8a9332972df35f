import { useServices } from '@/api/services'
import { isRestored, mayHaveArrived, outcomeOf } from '@/writes/entry'
import { wayLabel } from '@/writes/ui/queue-texts'
import { useEmailLeft } from '@/writes/ui/use-write'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'

interface NotEmailedProps {
  /** Key of the e-mail in the queue. Unless all but the e-mail is done, nothing is rendered. */
  queueKey: string
  /** Absent if nothing is saved before the e-mail. */
  saved?: string
}

/** Warns that an e-mail was not sent or not confirmed. Its buttons act on the line in the queue. */
export function NotEmailed({ queueKey, saved }: NotEmailedProps) {
  const { writes } = useServices()
  const entry = useEmailLeft(queueKey)
  if (!entry) return null
  const { id, write } = entry
  const about = write.letter?.about
  const ways = isRestored(entry) ? ['send' as const] : (outcomeOf(entry)?.ways ?? [])
  const way = ways.includes('send') ? 'send' : ways[0]
  return (
    <div className="grid justify-items-start gap-2 text-sm whitespace-normal">
      {mayHaveArrived(entry) ? (
        <>
          <StatusBadge tone="waiting">E-mail not confirmed</StatusBadge>
          <p>
            {`${saved ? 'It is saved, but we' : 'We'} could not confirm whether the e-mail went out. If it did, a second one will follow.`}
          </p>
        </>
      ) : (
        <>
          <StatusBadge tone="refused">E-mail not sent</StatusBadge>
          <p>{saved ? `${saved}, but the e-mail did not go out.` : 'The request did not go out.'}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {way && (
          <Button size="small" onClick={() => writes.tryAgain(way, id)} about={about}>
            {wayLabel(way, write.reached)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => writes.discard(id)} about={about}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}

/** Notice in the e-mail dialog: an earlier Send has saved the data, so the next one sends only the e-mail. */
export function UnsentNote({ queueKey, saved }: { queueKey: string; saved: string }) {
  const entry = useEmailLeft(queueKey)
  if (!entry) return null
  const email = mayHaveArrived(entry) ? 'we could not confirm whether the e-mail went out' : 'the e-mail did not go out'
  return (
    <Banner tone="warning">
      {`${saved} is saved, but ${email}. Unless you change who it is for, Send now sends the e-mail alone.`}
    </Banner>
  )
}
