import { use, useMemo, useState, type ReactNode } from 'react'
import { QueuePlaceContext } from './queue-place-context'

/** Lets a page reserve a place for the list of the queue. */
export function QueuePlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ place, setPlace }), [place])
  return <QueuePlaceContext value={places}>{children}</QueuePlaceContext>
}

export function QueuePlace() {
  const { setPlace } = use(QueuePlaceContext)
  return <div ref={setPlace} className="empty:hidden" />
}
