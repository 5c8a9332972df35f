import { useEffect } from 'react'
import type { QueuedWrite } from '@/writes/entry'
import { useServices } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Departure } from '@/api/session'
import { formatEntryName } from '@/writes/ui/queue-texts'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton } from '@/ui/skeleton'
import { ReauthenticationForm } from './reauthentication.form'
import { paths } from '../paths'
import { usePage } from './use-page'

interface PersonLeftProps extends Departure {
  /** Entries of the queue that were not sent. */
  readonly dropped: readonly QueuedWrite[]
}

/** Replaces a page whose user has left in another tab. Shows none of their data; each of its buttons reloads the portal. */
export function PersonLeftPage({ owner, successor, hasBlockedCall, dropped }: PersonLeftProps) {
  const { openWithReload } = useServices()
  const { isWide } = usePage()
  const { suppressAlerts } = useAlerts()
  const name = owner.name || 'the first person'
  const otherName = successor && (successor.name || successor.email || 'somebody else')

  // Alerts and confirmations of the replaced page were meant only for its user.
  useEffect(suppressAlerts, [suppressAlerts])
  // The replaced page may have been scrolled far down.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])

  // The first user is signed in again, and the page is being reloaded.
  if (successor && isSamePerson(owner, successor)) return <Skeleton />
  return (
    <div className={isWide ? 'mx-auto w-full max-w-page px-4 py-14 sm:px-8' : undefined}>
      <PageHeader
        title={otherName ? `${capitalize(otherName)} is signed in now` : `${capitalize(name)} has logged out`}
        lead={`This page was opened by ${name}. Nothing of it is shown or sent any more.`}
      />
      <div className="grid max-w-reading gap-8">
        {dropped.length > 0 && (
          <Banner tone="warning" title="This was not sent:">
            <ul className="list-disc pl-5">
              {dropped.map((entry) => (
                <li key={entry.id}>{formatNameForOthers(entry)}</li>
              ))}
            </ul>
          </Banner>
        )}
        {hasBlockedCall && dropped.length === 0 && (
          <Banner tone="warning" title="Nothing was sent.">{`What ${name} was about to send is not sent.`}</Banner>
        )}
        <p>{`The work that ${name} has saved on this device returns after the next log-in.`}</p>
        {otherName ? (
          <section aria-label={`Go on as ${otherName}`}>
            <Button variant="primary" onClick={() => openWithReload(paths.dashboard)}>
              {`Go on as ${otherName}`}
            </Button>
          </section>
        ) : (
          <section aria-label="Go on without logging in">
            <Button onClick={() => openWithReload(paths.home)}>Go to Research Grants</Button>
          </section>
        )}
        <section className="border-t border-rule pt-8">
          <h2 className="mb-6 text-xl">{`Log in again as ${name}`}</h2>
          {/* No-op: the session change reloads the page or updates the title above. */}
          <ReauthenticationForm email="" onSignedIn={() => {}} />
        </section>
      </div>
    </div>
  )
}

/** Omits the recipient of an e-mail, because the next person may read this page. */
const formatNameForOthers = (entry: QueuedWrite) =>
  formatEntryName({ ...entry, what: entry.what.replace(/ to \S+$/, '') })

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
