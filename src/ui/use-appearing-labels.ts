import { useEffect } from 'react'

/** Minimum distance of a label from the edge of the viewport, in px. */
const MARGIN = 4

/** Shifts an overflowing label back into the viewport. */
function shiftIntoViewport(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest('a, button') : null
  for (const label of control?.parentElement?.querySelectorAll<HTMLElement>('[data-appears]') ?? []) {
    label.style.removeProperty('translate')
    const { left, right, width } = label.getBoundingClientRect()
    const maxRight = document.documentElement.clientWidth - MARGIN
    const overflow = left < MARGIN ? MARGIN - left : Math.min(0, maxRight - right)
    if (width > 1 && overflow !== 0) label.style.translate = `${overflow}px`
  }
}

/**
 * Lets Escape hide the labels and reasons shown on hover or focus, until the pointer or the focus moves (WCAG 1.4.13).
 * `styles.css` reads the attribute. Shifts overflowing labels back into the viewport.
 */
export function useAppearingLabels(): void {
  useEffect(() => {
    const root = document.documentElement
    const hideOnEscape = ({ key }: KeyboardEvent) =>
      key === 'Escape' && root.toggleAttribute('data-labels-dismissed', true)
    const showAgain = ({ target }: Event) => {
      root.removeAttribute('data-labels-dismissed')
      shiftIntoViewport(target)
    }
    // Captures, to run before handlers that stop propagation.
    document.addEventListener('keydown', hideOnEscape, { capture: true })
    document.addEventListener('pointerover', showAgain)
    document.addEventListener('focusin', showAgain)
    return () => {
      root.removeAttribute('data-labels-dismissed')
      document.removeEventListener('keydown', hideOnEscape, { capture: true })
      document.removeEventListener('pointerover', showAgain)
      document.removeEventListener('focusin', showAgain)
    }
  }, [])
}
