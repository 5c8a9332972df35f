import { useLayoutEffect, type RefObject } from 'react'

/** Tells the page how much of the window's lower edge is covered, so that nothing with the focus stands beneath. */
export function useBottomInset(shown: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = shown.current
    if (!element) return
    const watcher = new ResizeObserver(() => style.setProperty('--outbox-height', `${element.offsetHeight}px`))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      style.removeProperty('--outbox-height')
    }
  }, [shown])
}
