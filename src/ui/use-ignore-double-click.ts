import { useEffect } from 'react'

const CLICK_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/** Swallows the second click of a double click that closed a dialog, because it would hit the page below. */
export function useIgnoreDoubleClick(isOpen: boolean): void {
  useEffect(() => (isOpen ? swallowSecondClick : undefined), [isOpen])
}

/** Swallows mouse events until the next click that is not part of the double click. */
function swallowSecondClick() {
  const controller = new AbortController()
  const swallowEvent = (event: MouseEvent) => {
    // Keyboard clicks have a `detail` of 0.
    if (event.detail < 2) return controller.abort()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of CLICK_EVENTS)
    window.addEventListener(type, swallowEvent, { capture: true, signal: controller.signal })
}
