import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef, type FocusEvent, type RefObject } from 'react'
import { useElementOffset } from './use-element-offset'

/** Above this many rows on one page only those near the eye are drawn. */
const DRAWN_AT_ONCE = 200

/** Heights of rows nobody has seen yet, in pixels; each is measured as it is drawn. */
const EXPECTED = { row: 58, card: 340 }

/** A drawn row, and the room of the undrawn ones before it. */
export interface DrawnRow {
  index: number
  before: number
}

interface RowWindowOptions {
  body: RefObject<HTMLElement | null>
  /** Tells rows apart, so that a measured height stays with its row. */
  keyOf: (index: number) => string
  /** Draws every row, whatever their number: for paper. */
  all: boolean
}

interface RowWindow {
  drawn: readonly DrawnRow[]
  /** The room of the undrawn rows after the last. */
  after: number
  /** Undefined where every row is drawn. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
  /** Width of the table's body while only a part of it is drawn, otherwise null. */
  width: number | null
  /** Keeps the row with the focus drawn, however far it is scrolled away. */
  onFocus: (event: FocusEvent) => void
}

/** Which of so many rows are drawn: all of a page, or of a long list those around what is in view. */
export function useRowWindow(count: number, { body, keyOf, all }: RowWindowOptions): RowWindow {
  const enabled = count > DRAWN_AT_ONCE && !all
  const focused = useRef<number | null>(null)
  const { top, gap, width } = useElementOffset(body)
  const withFocused = useCallback((range: Range) => {
    const near = defaultRangeExtractor(range)
    const index = focused.current
    if (index === null || index >= range.count || near.includes(index)) return near
    return [...near, index].sort((a, b) => a - b)
  }, [])
  // Its functions change what they answer with every scroll; nothing here remembers an answer.
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
  // A filling stands apart from the rows as they do from each other; nothing stands before the first.
  let end = top - gap
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const before = Math.max(0, item.start - end - 2 * gap)
    end = item.end
    return { index: item.index, before }
  })
  const after = Math.max(0, top + virtualizer.getTotalSize() - end - gap)
  return { drawn, after, measure: virtualizer.measureElement, width, onFocus }
}
