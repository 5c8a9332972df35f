import { useEffect, useState } from 'react'

/** Milliseconds after which the page is shown without the remaining lists. */
const MAX_LIST_WAIT = 2_000

/** Returns true once the lists are ready or have taken too long, and from then on. */
export function useReadyOrTimeout(areListsReady: boolean): boolean {
  const [isShown, setShown] = useState(areListsReady)
  if (!isShown && areListsReady) setShown(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), MAX_LIST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return isShown
}
