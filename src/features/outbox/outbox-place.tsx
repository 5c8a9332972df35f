import { use, useMemo, useState, type ReactNode } from 'react'
import { OutboxPlaceContext } from './outbox-place-context'

/** Lets a page take the list of the outbox into itself, in place of the lower edge of the window. */
export function OutboxPlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ place, setPlace }), [place])
  return <OutboxPlaceContext value={places}>{children}</OutboxPlaceContext>
}

/** The place of the list on this page. */
export function OutboxPlace() {
  const { setPlace } = use(OutboxPlaceContext)
  return <div ref={setPlace} className="empty:hidden" />
}
