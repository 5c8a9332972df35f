import { useEffect, useEffectEvent } from 'react'

interface SendingKeys {
  /** To the list, or back from it. */
  onGo: () => void
  onUndo: () => void
}

/**
 * F8 leads to the list and back, Shift+F8 takes the newest back, from anywhere on the page and out of any field. They
 * type nothing, and neither browsers nor screen readers have a use for them.
 */
export function useOutboxKeys({ onGo, onUndo }: SendingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
    if (key !== 'F8' || ctrlKey || altKey || metaKey) return
    event.preventDefault()
    if (repeat) return
    if (shiftKey) onUndo()
    else onGo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
