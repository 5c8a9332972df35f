import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function that moves the focus back to the last element outside `here`, or to the page's heading if it is
 * gone. Runs on unmount too, if the focus is still inside.
 */
export function useRestoreFocus(here: RefObject<HTMLElement | null>): () => void {
  const place = useRef<Element | null>(null)
  const isIn = useCallback(
    (target: EventTarget | null) => target instanceof Node && here.current?.contains(target),
    [here],
  )

  useEffect(() => {
    place.current = isIn(document.activeElement) ? null : document.activeElement
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isIn(target)) place.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [isIn])

  const goBack = useCallback(() => {
    const last = place.current
    const next = last instanceof HTMLElement && last.isConnected && last !== document.body ? last : null
    ;(next ?? document.querySelector<HTMLElement>('main h1, main'))?.focus({ preventScroll: true })
  }, [])

  // A layout effect, because its cleanup runs before the element is removed from the document.
  useLayoutEffect(() => () => void (isIn(document.activeElement) && goBack()), [isIn, goBack])
  return goBack
}
