import { createContext, use } from 'react'

interface OutboxPlaces {
  readonly place: HTMLElement | null
  readonly setPlace: (element: HTMLElement | null) => void
}

export const OutboxPlaceContext = createContext<OutboxPlaces>({ place: null, setPlace: () => {} })

/** Where the page in sight has the list; null on every page that does not ask for it. */
export const useOutboxPlace = (): HTMLElement | null => use(OutboxPlaceContext).place
