import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface OutboxPlaces {
  readonly place: HTMLElement | null
  readonly setPlace: (element: HTMLElement | null) => void
}

const OutboxPlaceContext = createContext<OutboxPlaces>({ place: null, setPlace: () => {} })

/** Lets a page take the list of the outbox into itself, in place of the lower edge of the window. */
export function OutboxPlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ place, setPlace }), [place])
  return <OutboxPlaceContext value={places}>{children}</OutboxPlaceContext>
}

/** Where the page in sight has the list; null on every page that does not ask for it. */
export const useOutboxPlace = (): HTMLElement | null => use(OutboxPlaceContext).place

/** The place of the list on this page. */
export function OutboxPlace() {
  const { setPlace } = use(OutboxPlaceContext)
  return <div ref={setPlace} className="empty:hidden" />
}
