import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function that calls the latest handler, for memoised rows. Must not be called during render. */
export function useEventCallback<Args extends unknown[], Result>(handler: (...args: Args) => Result): typeof handler {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
