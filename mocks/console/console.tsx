import { Mail, SlidersHorizontal } from 'lucide-react'
import { useCallback, useLayoutEffect, useState } from 'react'
import { formatCount, formatNumber } from '@/lib/format'
import { useStoredValue } from '@/lib/use-stored-value'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import type { Store } from '../model/store'
import { CallsPanel } from './calls-panel'
import { ClockPanel } from './clock-panel'
import { FailuresPanel } from './failures-panel'
import { Mailbox } from './mailbox'
import { PeoplePanel } from './people-panel'
import type { MockView } from './mock-view'
import { OfflineNote } from './offline-note'
import { ScenarioPanel } from './scenario-panel'
import { SharePanel } from './share-panel'
import { StatesPanel } from './states-panel'
import { useConditions } from './use-conditions'
import { nameOf } from './opened-emails'
import { readEmails, type SentEmail } from './read-emails'
import { useStoreData } from './use-store-data'

/** The demo's bar at the lower edge of every page. What the page itself fixes to that edge is shown above it. */
export function Console({ view }: { view: MockView }) {
  const [open, setOpen] = useState<'controls' | 'mailbox' | null>(null)
  const { pagesAddress } = view
  const readAll = useCallback((store: Store) => readEmails(store, pagesAddress), [pagesAddress])
  const emails = useStoreData(view, readAll, open === 'mailbox')
  const { faults } = useConditions(view.conditions)
  const read = useStoredValue(view.opened)
  const close = () => setOpen(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-foot', '2.875rem')
    return () => void style.removeProperty('--page-foot')
  }, [])
  return (
    <>
      <aside
        aria-label="Demo"
        className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-dashed border-rule-strong bg-sunk"
      >
        <div className="mx-auto flex h-11 max-w-page items-center justify-between gap-2 px-4 sm:px-8">
          <p className="truncate text-sm text-ink-soft">
            <span className={view.tab.isOwn ? 'max-sm:sr-only' : undefined}>Demo</span>
            <span className="max-sm:sr-only">. Not part of the portal: nothing leaves this browser.</span>
            {view.tab.isOwn && (
              <strong className="text-ink">
                <span className="max-sm:hidden"> This tab is somebody else: its log-in is its own.</span>
                <span className="sm:hidden">Own log-in</span>
              </strong>
            )}
            {faults.length > 0 && (
              // Nobody should take a failure that was asked for as one of the portal.
              <strong className="text-refused max-sm:sr-only">
                {' '}
                {formatCount(faults.length, 'failure', 'failures')} on
              </strong>
            )}
          </p>
          <div className="-mr-3 flex">
            <Button
              size="small"
              variant="quiet"
              icon={<SlidersHorizontal aria-hidden size={16} />}
              onClick={() => setOpen('controls')}
            >
              Controls
              {faults.length > 0 && (
                <span aria-hidden className="text-refused sm:hidden">
                  ({faults.length})
                </span>
              )}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Mail aria-hidden size={16} />}
              onClick={() => setOpen('mailbox')}
            >
              Mailbox{emails && ` (${emailCount(emails, read)})`}
            </Button>
          </div>
        </div>
      </aside>
      <Dialog open={open === 'mailbox'} onClose={close} title="Mailbox" size="wide">
        {emails ? <Mailbox emails={emails} opened={view.opened} /> : <Skeleton />}
      </Dialog>
      <Dialog open={open === 'controls'} onClose={close} title="Controls of the demo" size="wide">
        {view.offline && <OfflineNote offline={view.offline} />}
        <Tabs
          label="Controls"
          tabs={[
            { id: 'people', label: 'People', panel: <PeoplePanel view={view} /> },
            { id: 'clock', label: 'Clock', panel: <ClockPanel view={view} /> },
            { id: 'failures', label: 'Failures', panel: <FailuresPanel view={view} /> },
            { id: 'calls', label: 'Calls', panel: <CallsPanel log={view.log} /> },
            { id: 'scenario', label: 'Scenario', panel: <ScenarioPanel view={view} /> },
            { id: 'states', label: 'States', panel: <StatesPanel view={view} /> },
            { id: 'share', label: 'Share', panel: <SharePanel view={view} /> },
          ]}
        />
      </Dialog>
    </>
  )
}

/** `2 unread`; once all are read how many there are. */
function emailCount(emails: readonly SentEmail[], read: readonly string[]): string {
  const unread = emails.filter((email) => !read.includes(nameOf(email))).length
  return unread > 0 ? `${formatNumber(unread)} unread` : formatNumber(emails.length)
}
