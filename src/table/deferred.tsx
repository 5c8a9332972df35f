import { useDeferredValue } from 'react'
import type { Elements } from '@/ui/elements'

/** Renders children at low priority, so that a search keystroke waits only for the rows. */
export function Deferred({ children }: { children: Elements }) {
  return useDeferredValue(children)
}
