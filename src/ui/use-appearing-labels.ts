import { useEffect } from 'react'

/** In px: how far a label stays from the edge of the page. */
const MARGIN = 4

/** Moves a label that has just appeared at a control from beside the page into it, where nothing scrolls to it. */
function keepInPage(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest('a, button') : null
  for (const label of control?.parentElement?.querySelectorAll<HTMLElement>('[data-appears]') ?? []) {
    label.style.removeProperty('translate')
    const { left, right, width } = label.getBoundingClientRect()
    const room = document.documentElement.clientWidth - MARGIN
    const beyond = left < MARGIN ? MARGIN - left : Math.min(0, room - right)
    if (width > 1 && beyond !== 0) label.style.translate = `${beyond}px`
  }
}

/**
 * Escape hides the labels, reasons and whole titles that appear on hover or focus, which may cover what is below, until
 * the pointer or the focus goes elsewhere (WCAG 1.4.13). `styles.css` reads the attribute. On a narrow page they stay
 * within it.
 */
export function useAppearingLabels(): void {
  useEffect(() => {
    const root = document.documentElement
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && root.toggleAttribute('data-labels-dismissed', true)
    const show = ({ target }: Event) => {
      root.removeAttribute('data-labels-dismissed')
      keepInPage(target)
    }
    // Before a handler that stops the key.
    document.addEventListener('keydown', dismiss, { capture: true })
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    return () => {
      root.removeAttribute('data-labels-dismissed')
      document.removeEventListener('keydown', dismiss, { capture: true })
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
    }
  }, [])
}
