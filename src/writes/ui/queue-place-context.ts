import { createContext, use } from 'react'

interface QueuePlaces {
  readonly place: HTMLElement | null
  readonly setPlace: (element: HTMLElement | null) => void
}

export const QueuePlaceContext = createContext<QueuePlaces>({ place: null, setPlace: () => {} })

/** Where the page in sight has the list; null on every page that does not ask for it. */
export const useQueuePlace = (): HTMLElement | null => use(QueuePlaceContext).place
