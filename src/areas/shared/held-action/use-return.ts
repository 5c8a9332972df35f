import { useCallback, useRef, type FocusEvent } from 'react'

/**
 * Leads the focus back to where on the page something was decided. Of windows and menus over the page it is what opened
 * them: they are gone by then.
 */
export function useReturn() {
  const place = useRef<HTMLElement | null>(null)

  /** For what holds the page: a window's focus passes through it as well, but stands elsewhere in the document. */
  const watch = useCallback(({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(target)) place.current = target
  }, [])

  const markPlace = useCallback(() => {
    const marked = place.current
    return () => {
      if (marked?.isConnected) marked.focus({ preventScroll: true })
    }
  }, [])

  return { watch, markPlace }
}
