import { useEffect, type RefObject } from 'react'
import { useServices } from '@/api/services'

/**
 * The seconds stand still while somebody has gone to the list: the focus is in it, or a pointer that has moved there.
 * One that rests where the list came up has gone nowhere.
 */
export function usePauseWhileInside(list: RefObject<HTMLElement | null>): void {
  const { outbox } = useServices()
  useEffect(() => {
    const element = list.current
    if (!element) return
    let cameUpAt: string | null = null
    let hasPointer = false
    let release: (() => void) | null = null

    const look = () => {
      const isHere = hasPointer || element.contains(document.activeElement)
      if (isHere) release ??= outbox.hold('seconds')
      else {
        release?.()
        release = null
      }
    }
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      const at = `${clientX} ${clientY}`
      cameUpAt ??= at
      hasPointer ||= cameUpAt !== at
      look()
    }
    const onPointerLeave = () => {
      cameUpAt = null
      hasPointer = false
      look()
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', look, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    element.addEventListener('pointerleave', onPointerLeave, { signal })
    return () => {
      listening.abort()
      release?.()
    }
  }, [outbox, list])
}
