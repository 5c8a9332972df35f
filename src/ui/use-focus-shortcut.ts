import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Moves the focus on F8 to the first button of an element that appeared automatically, and back on the next F8. */
export function useFocusShortcut(target: RefObject<HTMLElement | null>, goBack: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    const button = target.current?.querySelector('button')
    if (key !== 'F8' || shiftKey || ctrlKey || altKey || metaKey || !button) return
    // Other elements of the page handle F8 too; this one takes precedence, as it is on top.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (target.current?.contains(document.activeElement)) goBack()
    else button.focus()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
