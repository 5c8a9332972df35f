import { useEffect } from 'react'

/**
 * Escape hides the labels, reasons and whole titles that appear on hover or focus, which may cover what is below, until
 * the pointer or the focus goes elsewhere (WCAG 1.4.13). `styles.css` reads the attribute.
 */
export function useDismissLabels(): void {
  useEffect(() => {
    const root = document.documentElement
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && root.toggleAttribute('data-labels-dismissed', true)
    const show = () => root.removeAttribute('data-labels-dismissed')
    // Before a handler that stops the key.
    document.addEventListener('keydown', dismiss, { capture: true })
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    return () => {
      show()
      document.removeEventListener('keydown', dismiss, { capture: true })
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
    }
  }, [])
}
