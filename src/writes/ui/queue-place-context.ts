import { createContext, use } from 'react'

interface QueuePlaces {
  readonly place: HTMLElement | null
  readonly setPlace: (element: HTMLElement | null) => void
}

export const QueuePlaceContext = createContext<QueuePlaces>({ place: null, setPlace: () => {} })

/** Returns the element that the current page reserves for the list; null if it reserves none. */
export const useQueuePlace = (): HTMLElement | null => use(QueuePlaceContext).place
