import { useEffect } from 'react'

const PRESS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/** Swallows the second click of a double click that closed a dialog, because it would hit the page below. */
export function useIgnoreDoubleClick(open: boolean): void {
  useEffect(() => (open ? swallowSecondPress : undefined), [open])
}

/** Swallows mouse events until the next click that is not part of the double click. */
function swallowSecondPress() {
  const listening = new AbortController()
  const swallow = (event: MouseEvent) => {
    // Keyboard clicks have a `detail` of 0.
    if (event.detail < 2) return listening.abort()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of PRESS) window.addEventListener(type, swallow, { capture: true, signal: listening.signal })
}
