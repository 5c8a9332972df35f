import { use, useMemo, useState, type ReactNode } from 'react'
import { QueueSlotContext } from './queue-slot-context'

/** Lets a page show the queue in its own `QueueSlot` instead of the panel. */
export function QueueSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const state = useMemo(() => ({ slot, setSlot }), [slot])
  return <QueueSlotContext value={state}>{children}</QueueSlotContext>
}

export function QueueSlot() {
  const { setSlot } = use(QueueSlotContext)
  return <div ref={setSlot} className="empty:hidden" />
}
