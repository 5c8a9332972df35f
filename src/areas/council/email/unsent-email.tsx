import { useServices } from '@/api/services'
import { isRestored, mayHaveArrived, getOutcome } from '@/writes/entry'
import { formatRetryLabel } from '@/writes/ui/queue-texts'
import { useUnsentEmail } from '@/writes/ui/use-write'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { StatusBadge } from '@/ui/status-badge'

interface UnsentEmailWarningProps {
  /** Key of the e-mail in the queue. Nothing is rendered unless only the e-mail remains to be sent. */
  queueKey: string
  /** Says what was saved before the e-mail; absent if nothing was. */
  savedText?: string
}

/** Warns that an e-mail was not sent or not confirmed. The buttons act on its queue entry. */
export function UnsentEmailWarning({ queueKey, savedText }: UnsentEmailWarningProps) {
  const { writes } = useServices()
  const entry = useUnsentEmail(queueKey)
  if (!entry) return null
  const { id, write } = entry
  const about = write.letter?.about
  const retryWays = isRestored(entry) ? ['send' as const] : (getOutcome(entry)?.retryActions ?? [])
  const retryWay = retryWays.includes('send') ? 'send' : retryWays[0]
  return (
    <div className="grid justify-items-start gap-2 text-sm whitespace-normal">
      {mayHaveArrived(entry) ? (
        <>
          <StatusBadge tone="waiting">E-mail not confirmed</StatusBadge>
          <p>
            {`${savedText ? 'It is saved, but we' : 'We'} could not confirm whether the e-mail went out. If it did, a second one will follow.`}
          </p>
        </>
      ) : (
        <>
          <StatusBadge tone="refused">E-mail not sent</StatusBadge>
          <p>{savedText ? `${savedText}, but the e-mail did not go out.` : 'The request did not go out.'}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {retryWay && (
          <Button size="small" onClick={() => writes.tryAgain(retryWay, id)} about={about}>
            {formatRetryLabel(retryWay, write.reached)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => writes.discard(id)} about={about}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}

/** Notice in the e-mail dialog: the data is saved already, so the next Send sends only the e-mail. */
export function UnsentEmailNote({ queueKey, savedText }: { queueKey: string; savedText: string }) {
  const entry = useUnsentEmail(queueKey)
  if (!entry) return null
  const email = mayHaveArrived(entry) ? 'we could not confirm whether the e-mail went out' : 'the e-mail did not go out'
  return (
    <Banner tone="warning">
      {`${savedText} is saved, but ${email}. Unless you change who it is for, Send now sends the e-mail alone.`}
    </Banner>
  )
}
