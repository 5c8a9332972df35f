import { useDeferredValue, type ReactNode } from 'react'

/** Renders children at low priority, so that a search keystroke waits only for the rows. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children)
}
