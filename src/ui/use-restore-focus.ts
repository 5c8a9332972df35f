import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function that moves the focus back to the last element outside `here`, or to the page's heading if it is
 * gone. Runs on unmount too, if the focus is still inside.
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>): () => void {
  const lastOutside = useRef<Element | null>(null)
  const isInside = useCallback(
    (target: EventTarget | null) => target instanceof Node && container.current?.contains(target),
    [container],
  )

  useEffect(() => {
    lastOutside.current = isInside(document.activeElement) ? null : document.activeElement
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInside(target)) lastOutside.current = target
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [isInside])

  const restoreFocus = useCallback(() => {
    const lastElement = lastOutside.current
    const target =
      lastElement instanceof HTMLElement && lastElement.isConnected && lastElement !== document.body
        ? lastElement
        : null
    ;(target ?? document.querySelector<HTMLElement>('main h1, main'))?.focus({ preventScroll: true })
  }, [])

  // A layout effect, because its cleanup runs before the element is removed from the document.
  useLayoutEffect(() => () => void (isInside(document.activeElement) && restoreFocus()), [isInside, restoreFocus])
  return restoreFocus
}
