import { useLayoutEffect } from 'react'

/** Reserves room for the bar at the end of the page, except in print. */
const PADDING = ['pb-(--page-foot)', 'print:pb-0']

/** Covers the end of the page. `src/styles.css` reads the variable to keep fixed and focused elements visible. */
export function useRoom(height: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-foot', height)
    document.body.classList.add(...PADDING)
    return () => {
      style.removeProperty('--page-foot')
      document.body.classList.remove(...PADDING)
    }
  }, [height])
}
