import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef, type FocusEvent, type RefObject } from 'react'
import { useElementOffset } from './use-element-offset'

/** With more rows than this on a page, only those near the viewport are rendered. */
const DRAWN_AT_ONCE = 200

/** Estimated heights of rows, in pixels; each is measured when it is rendered. */
const EXPECTED = { row: 58, card: 340 }

/** A rendered row, and the height of the rows directly before it that are not rendered, in pixels. */
export interface DrawnRow {
  index: number
  before: number
}

interface RowWindowOptions {
  body: RefObject<HTMLElement | null>
  /** The key of a row, so that a measured height stays with its row. */
  keyOf: (index: number) => string
  /** Renders every row, whatever their number: for print. */
  all: boolean
}

interface RowWindow {
  drawn: readonly DrawnRow[]
  /** The height of the rows after the last rendered one, in pixels. */
  after: number
  /** Measures a rendered row; undefined if every row is rendered. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Width of the table's body in pixels, or null if every row is rendered. */
  width: number | null
  /** Keeps the focused row rendered, however far it is scrolled out of view. */
  onFocus: (event: FocusEvent) => void
}

/** Virtualises a long list: renders all rows of a short page, otherwise only those near the viewport. */
export function useRowWindow(count: number, { body, keyOf, all }: RowWindowOptions): RowWindow {
  const enabled = count > DRAWN_AT_ONCE && !all
  const focused = useRef<number | null>(null)
  const { top, gap, width } = useElementOffset(body, enabled)
  const withFocused = useCallback((range: Range) => {
    const near = defaultRangeExtractor(range)
    const index = focused.current
    if (index === null || index >= range.count || near.includes(index)) return near
    return [...near, index].sort((a, b) => a - b)
  }, [])
  // The virtualizer's functions return something else after every scroll; nothing here memoises a result.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled,
    // Only cards have a gap between them.
    estimateSize: () => (gap > 0 ? EXPECTED.card : EXPECTED.row),
    overscan: 12,
    scrollMargin: top,
    gap,
    getItemKey: keyOf,
    rangeExtractor: withFocused,
  })

  function onFocus({ target }: FocusEvent) {
    const row = target.closest('tr[data-index]')
    focused.current = row instanceof HTMLElement ? Number(row.dataset.index) : null
  }

  if (!enabled) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, before: 0 }))
    return { drawn, after: 0, measure: undefined, width: null, onFocus }
  }
  // A spacer row has a gap on both sides, like any row; there is no gap before the first row.
  let end = top - gap
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const before = Math.max(0, item.start - end - 2 * gap)
    end = item.end
    return { index: item.index, before }
  })
  const after = Math.max(0, top + virtualizer.getTotalSize() - end - gap)
  return { drawn, after, measure: virtualizer.measureElement, width, onFocus }
}
