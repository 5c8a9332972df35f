import { useCallback, useMemo, useState } from 'react'
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
import { createOpenedEmails } from './opened-emails'
import { readEmails } from './read-emails'
import { useFootHeight } from './use-foot-height'
import { useStoreData } from './use-store-data'

const hiddenCodec: Codec<boolean> = {
  read: (text) => text === 'hidden',
  write: (isHidden) => (isHidden ? 'hidden' : null),
}

/** The demo's bar at the bottom of every page, with its dialogs. Fixed elements of the page are shown above the bar. */
export function Console({ view }: { view: MockView }) {
  const [openPanel, setOpenPanel] = useState<'controls' | 'mailbox' | null>(null)
  const { pagesAddress, storage } = view
  const storedValues = useMemo(
    () => ({
      isBarHidden: createStoredValue(storage, 'demo-bar', hiddenCodec),
      openedEmails: createOpenedEmails(storage),
    }),
    [storage],
  )
  const isBarHidden = useStoredValue(storedValues.isBarHidden)
  const readAllEmails = useCallback((store: Store) => readEmails(store, pagesAddress), [pagesAddress])
  const emails = useStoreData(view, readAllEmails, openPanel === 'mailbox')
  const close = () => setOpenPanel(null)
  useFootHeight(isBarHidden ? '1.75rem' : '2.875rem')
  return (
    <AlertsProvider>
      <aside
        aria-label="Demo"
        className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-dashed border-rule-strong bg-sunk"
      >
        {isBarHidden ? (
          <HiddenBar view={view} onShow={() => storedValues.isBarHidden.write(false)} />
        ) : (
          <Bar
            view={view}
            emails={emails}
            openedEmails={storedValues.openedEmails}
            onOpen={setOpenPanel}
            onHide={() => storedValues.isBarHidden.write(true)}
          />
        )}
      </aside>
      <Dialog open={openPanel === 'mailbox'} onClose={close} title="Mailbox" size="wide">
        {emails ? <Mailbox emails={emails} openedEmails={storedValues.openedEmails} /> : <Skeleton />}
      </Dialog>
      <Dialog open={openPanel === 'controls'} onClose={close} title="Controls of the demo" size="wide">
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
