import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useServices, useSession, type Services } from '@/api/services'
import { paths } from '@/paths'
import { formatBytes } from '@/lib/bytes'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { readDeviceItems, type DeviceItem } from './device/device-items'

/** Refetched on each visit, because other pages change the stored data with every keystroke. */
const deviceItemsQuery = (services: Services) => ({
  queryKey: ['this device', services.session.ownerId],
  queryFn: () => readDeviceItems(services),
  staleTime: 0,
})

export async function load(services: Services): Promise<void> {
  // The data depends on the session. Visitors have some too, from links in e-mails.
  await services.session.checkOnce()
  await services.queries.fetchQuery(deviceItemsQuery(services))
}

export default function DeviceDataScreen() {
  const services = useServices()
  const isSignedIn = useSession().state === 'valid'
  const { data, refetch } = useSuspenseQuery(deviceItemsQuery(services))
  const alerts = useAlerts()
  const announce = useAnnounce()
  const removableItems = data.ownItems.filter(({ remove }) => remove !== undefined)

  const remove = async (items: readonly DeviceItem[], question: string) => {
    if (!(await alerts.confirm(question, { confirmLabel: 'Delete', tone: 'danger' }))) return
    for (const item of items) await item.remove?.()
    await refetch()
    announce('Deleted from this device.')
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="What this device keeps of you"
        lead="Anyone using this browser could read it."
        actions={
          removableItems.length > 1 ? (
            <Button
              variant="danger"
              onClick={() =>
                void remove(removableItems, 'Delete everything that can be deleted? This cannot be undone.')
              }
            >
              Delete all
            </Button>
          ) : undefined
        }
      />
      {data.ownItems.length === 0 && (
        <EmptyState title="Nothing is kept.">
          {isSignedIn ? 'Drafts and e-mails that you begin appear here.' : 'Nobody is logged in here.'}
        </EmptyState>
      )}
      <ul aria-label="Kept on this device">
        {data.ownItems.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 border-b border-rule py-4 sm:grid-cols-[1fr_auto_5.5rem]"
          >
            <div className="min-w-0 wrap-anywhere">
              <h2 className="font-sans text-base font-semibold tracking-normal">
                {item.link ? <Link {...item.link}>{item.title}</Link> : item.title}
              </h2>
              {item.note !== undefined && <p className="text-ink-soft">{item.note}</p>}
            </div>
            <p className="text-ink-soft tabular-nums">{formatBytes(item.bytes)}</p>
            <div className="col-span-2 sm:col-span-1">
              {item.remove && (
                <Button
                  size="small"
                  aria-label={`Delete: ${item.title}`}
                  onClick={() =>
                    void remove([item], `Delete from this device: ${item.title}? It cannot be brought back.`)
                  }
                >
                  Delete
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {data.otherPeopleBytes > 0 && (
        <p className="mt-6 text-ink-soft">
          {`${formatBytes(data.otherPeopleBytes)} ${isSignedIn ? 'are kept here for other people' : 'are kept here for people who have logged out'}. They can delete it here when logged in.`}
        </p>
      )}
      {!isSignedIn && (
        <div className="mt-8">
          <LinkButton to={paths.login}>Log in to see yours</LinkButton>
        </div>
      )}
    </div>
  )
}
