import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Where on the page somebody was before they came here, to lead them back: to the page itself, where that is gone. Who is
 * still here when this goes away is led back as well.
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

  // Before it is taken out of the document.
  useLayoutEffect(() => () => void (isIn(document.activeElement) && goBack()), [isIn, goBack])
  return goBack
}
