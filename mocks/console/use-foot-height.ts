import { useLayoutEffect } from 'react'

/** Reserves room for the bar at the end of the page, except in print. */
const PADDING_CLASSES = ['pb-(--page-foot)', 'print:pb-0']

/** Publishes the height of the bar: `src/styles.css` reads the variable to keep fixed and focused elements visible. */
export function useFootHeight(height: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-foot', height)
    document.body.classList.add(...PADDING_CLASSES)
    return () => {
      style.removeProperty('--page-foot')
      document.body.classList.remove(...PADDING_CLASSES)
    }
  }, [height])
}
