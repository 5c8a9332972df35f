import { useLayoutEffect } from 'react'

/** The bar covers the end of the page: this padding leaves room for it, but not on paper. */
const PADDING = ['pb-(--page-foot)', 'print:pb-0']

/**
 * Leaves room at the end of the page for a bar that covers it. What the page itself fixes to its lower edge is shown above,
 * and what gets the focus by keyboard is not hidden behind it: `src/styles.css` reads the same variable.
 * @param height of the bar, as a CSS length
 */
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
