import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useServices, useSession } from '@/api/services'
import { isPending, isRestored } from '@/writes/entry'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { useConfirmClosing } from '@/ui/use-confirm-closing'
import { useQueueSlot } from './queue-slot-context'

/** Fallback if the code of the list cannot be fetched. */
function QueueCount() {
  const { writes } = useServices()
  const { entries } = useSyncExternalStore(writes.subscribe, writes.snapshot)
  return (
    <section aria-label="Sending" className="no-print bg-bar px-4 py-2 text-on-bar">
      {`Waiting to be sent: ${entries.filter(isPending).length}`}
    </section>
  )
}

const [QueueList, useQueueListSoon] = lazyWithPreload(async () => (await import('./queue-list')).QueueList, QueueCount)

interface QueuePanelProps {
  /** The log-in dialog is open over the page. */
  isLogInOpen: boolean
}

/**
 * Renders the queue in the page's `QueueSlot`, or at the lower edge of the viewport if the page has none. At the end of
 * the page the queue is part of the layout, so that it hides nothing.
 */
export function QueuePanel({ isLogInOpen }: QueuePanelProps) {
  const { writes } = useServices()
  const session = useSession()
  const { entries } = useSyncExternalStore(writes.subscribe, writes.snapshot, writes.snapshot)
  // Restored entries stay on the device.
  useConfirmClosing(entries.some((entry) => isPending(entry) && !isRestored(entry)))
  useRestoreOnReturn()
  useQueueListSoon(session.state === 'valid' && session.person.role !== 'Applicant')
  const slot = useQueueSlot()
  if (entries.length === 0) return null
  const list = <QueueList isLogInOpen={isLogInOpen} isPlaced={slot !== null} />
  return slot ? createPortal(list, slot) : list
}

/** A tab may have been discarded while this one was in the background. */
function useRestoreOnReturn() {
  const { writes } = useServices()
  useEffect(() => {
    const onReturn = () => void (document.visibilityState === 'visible' && writes.restore())
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [writes])
}
