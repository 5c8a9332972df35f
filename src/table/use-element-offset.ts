import { useLayoutEffect, useState, type RefObject } from 'react'

/** The position of a table's rows on the page, in pixels. */
export interface ElementOffset {
  /** From the top of the page to the first row. */
  top: number
  /** The gap between two rows; only cards have one. */
  gap: number
  width: number
}

/**
 * The position of a table's body, measured again when anything on the page changes its size. Measuring lays out the page,
 * so it is done only while `enabled`.
 */
export function useElementOffset(body: RefObject<HTMLElement | null>, enabled: boolean): ElementOffset {
  const [place, setPlace] = useState<ElementOffset>({ top: 0, gap: 0, width: 0 })
  useLayoutEffect(() => {
    const element = body.current
    if (!enabled || element === null) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = {
        top: Math.round(box.top + window.scrollY),
        gap: Number.parseFloat(getComputedStyle(element).rowGap) || 0,
        width: Math.round(box.width),
      }
      setPlace((last) => (same(last, next) ? last : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body, enabled])
  return place
}

const same = (a: ElementOffset, b: ElementOffset) => a.top === b.top && a.gap === b.gap && a.width === b.width
