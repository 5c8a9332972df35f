import { useEffectEvent, useLayoutEffect } from 'react'

interface QueueKeys {
  /** Moves the focus to the list, or back from it. */
  onGo: () => void
  onUndo: () => void
}

/**
 * F8 moves the focus to the list and back, Shift+F8 undoes the newest entry, from anywhere on the page, fields included.
 * These keys type no character, and neither browsers nor screen readers use them.
 */
export function useQueueKeys({ onGo, onUndo }: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
    if (key !== 'F8' || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    if (repeat) return
    if (shiftKey) onUndo()
    else onGo()
  })
  // Before paint: whoever sees the list can press its keys.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
