import { useDeferredValue, type ReactNode } from 'react'

/** Draws a change of its content after what else has changed: a key in the search then waits for the rows alone. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children)
}
