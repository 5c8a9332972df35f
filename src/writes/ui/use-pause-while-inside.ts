import { useEffect, type RefObject } from 'react'
import { useServices } from '@/api/services'

/**
 * Pauses the countdowns while the focus is in the list, or the pointer has moved in it. A pointer that merely rests
 * where the list appears does not count.
 */
export function usePauseWhileInside(list: RefObject<HTMLElement | null>): void {
  const { writes } = useServices()
  useEffect(() => {
    const element = list.current
    if (!element) return
    let firstPosition: string | null = null
    let hasPointer = false
    let release: (() => void) | null = null

    const update = () => {
      const isInside = hasPointer || element.contains(document.activeElement)
      if (isInside) release ??= writes.hold('seconds')
      else {
        release?.()
        release = null
      }
    }
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      const position = `${clientX} ${clientY}`
      firstPosition ??= position
      hasPointer ||= firstPosition !== position
      update()
    }
    const onPointerLeave = () => {
      firstPosition = null
      hasPointer = false
      update()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('focusin', update, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    element.addEventListener('pointerleave', onPointerLeave, { signal })
    return () => {
      listeners.abort()
      release?.()
    }
  }, [writes, list])
}
