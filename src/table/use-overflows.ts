import { useLayoutEffect, useState, type RefObject } from 'react'

export function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (element === null || content == null) return
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [frame])
  return overflows
}
