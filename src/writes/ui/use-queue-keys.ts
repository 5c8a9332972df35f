import { useEffectEvent, useLayoutEffect } from 'react'

interface QueueKeys {
  onGo: () => void
  onUndo: () => void
}

/**
 * F8 moves the focus to the list and back, Shift+F8 undoes the newest entry, even from inside a field. These keys type
 * no character, and neither browsers nor screen readers use them.
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
  // Before paint, so that the keys work once the list is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
