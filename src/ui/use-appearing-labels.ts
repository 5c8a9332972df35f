import { useEffect } from 'react'

/** Minimum distance of a label from the edge of the viewport, in px. */
const MARGIN = 4

/** Shifts an overflowing label back into the viewport. */
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
 * Lets Escape hide the labels and reasons shown on hover or focus, until the pointer or the focus moves (WCAG 1.4.13).
 * `styles.css` reads the attribute. Shifts overflowing labels back into the viewport.
 */
export function useAppearingLabels(): void {
  useEffect(() => {
    const root = document.documentElement
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && root.toggleAttribute('data-labels-dismissed', true)
    const show = ({ target }: Event) => {
      root.removeAttribute('data-labels-dismissed')
      keepInPage(target)
    }
    // Captures, to run before handlers that stop propagation.
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
