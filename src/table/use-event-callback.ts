import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A stable function that calls the newest handler: for handlers passed to rows, so that a new function does not
 * re-render them. Must not be called while rendering.
 */
export function useEventCallback<Args extends unknown[], Result>(handler: (...args: Args) => Result): typeof handler {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
