import { useLayoutEffect, type RefObject } from 'react'

/**
 * Sets the panel's height as a CSS variable, so that focused elements are not scrolled beneath it.
 * @param variable null if the panel covers nothing
 */
export function useBottomInset(
  panel: RefObject<HTMLElement | null>,
  variable: '--queue-height' | '--dossiers-height' | null,
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = panel.current
    if (!element || variable === null) return
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [panel, variable])
}
