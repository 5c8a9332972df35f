import { useEffect } from 'react'

const PRESS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Once a dialog has closed, keeps the second press of a double click from what lies beneath: the first has closed the
 * dialog, and both were meant for it.
 */
export function useIgnoreDoubleClick(open: boolean): void {
  useEffect(() => (open ? swallowSecondPress : undefined), [open])
}

/** Until the next press that begins anew. */
function swallowSecondPress() {
  const listening = new AbortController()
  const swallow = (event: MouseEvent) => {
    // What a keyboard presses counts no clicks at all.
    if (event.detail < 2) return listening.abort()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of PRESS) window.addEventListener(type, swallow, { capture: true, signal: listening.signal })
}
