import { useLayoutEffect, type RefObject } from 'react'

/** Sets the height of the panel as a CSS variable, so that a focused element is not scrolled beneath it. */
export function useBottomInset(shown: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = shown.current
    if (!element) return
    const observer = new ResizeObserver(() => style.setProperty('--outbox-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--outbox-height')
    }
  }, [shown])
}
