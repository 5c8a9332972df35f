import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels; 0 before it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const read = () => setWidth(Math.floor(measured.clientWidth))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
