import { createContext, use } from 'react'

interface QueueSlotState {
  readonly slot: HTMLElement | null
  readonly setSlot: (element: HTMLElement | null) => void
}

export const QueueSlotContext = createContext<QueueSlotState>({ slot: null, setSlot: () => {} })

/** Returns the element of the page's `QueueSlot`, or null if the page has none. */
export const useQueueSlot = (): HTMLElement | null => use(QueueSlotContext).slot
