import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { createStoredValue, type Codec } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { AlertsProvider } from '@/ui/alerts-provider'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import type { Store } from '../model/store'
import { Bar, HiddenBar } from './bar'
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
import { openedEmails } from './opened-emails'
import { readEmails } from './read-emails'
import { useStoreData } from './use-store-data'

const asHidden: Codec<boolean> = {
  read: (text) => text === 'hidden',
  write: (isHidden) => (isHidden ? 'hidden' : null),
}

/** The demo's bar at the bottom of every page. Elements that the page fixes to that edge are shown above it. */
export function Console({ view }: { view: MockView }) {
  const [open, setOpen] = useState<'controls' | 'mailbox' | null>(null)
  const { pagesAddress, storage } = view
  const stored = useMemo(
    () => ({ hidden: createStoredValue(storage, 'demo-bar', asHidden), opened: openedEmails(storage) }),
    [storage],
  )
  const isHidden = useStoredValue(stored.hidden)
  const readAll = useCallback((store: Store) => readEmails(store, pagesAddress), [pagesAddress])
  const emails = useStoreData(view, readAll, open === 'mailbox')
  const close = () => setOpen(null)
  useFootPadding(isHidden ? '1.75rem' : '2.875rem')
  return (
    <AlertsProvider>
      <aside
        aria-label="Demo"
        className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-dashed border-rule-strong bg-sunk"
      >
        {isHidden ? (
          <HiddenBar view={view} onShow={() => stored.hidden.write(false)} />
        ) : (
          <Bar
            view={view}
            emails={emails}
            opened={stored.opened}
            onOpen={setOpen}
            onHide={() => stored.hidden.write(true)}
          />
        )}
      </aside>
      <Dialog open={open === 'mailbox'} onClose={close} title="Mailbox" size="wide">
        {emails ? <Mailbox emails={emails} opened={stored.opened} /> : <Skeleton />}
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
    </AlertsProvider>
  )
}

/** Reserves room for the bar at the end of the page, except in print. */
const PADDING = ['pb-(--page-foot)', 'print:pb-0']

/** Covers the end of the page. `src/styles.css` reads the variable to keep fixed and focused elements visible. */
function useFootPadding(height: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-foot', height)
    document.body.classList.add(...PADDING)
    return () => {
      style.removeProperty('--page-foot')
      document.body.classList.remove(...PADDING)
    }
  }, [height])
}
