import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for as long as the component lives, which does what the newest one would: for handlers
 * given to rows, so that none of them is drawn again for a new function. Not to be called while drawing.
 */
export function useEventCallback<Args extends unknown[], Result>(handler: (...args: Args) => Result): typeof handler {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
