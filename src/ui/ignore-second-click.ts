import type { MouseEvent } from 'react'

/** Ignores the second click of a double click, for a control that appears or acts where the first one landed. */
export function ignoreSecondClick(event: MouseEvent): void {
  // Keyboard clicks have a `detail` of 0.
  if (event.detail > 1) event.preventDefault()
}
