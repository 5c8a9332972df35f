import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The widths of a table's columns as the browser first laid them out, in pixels, so that a list of which only
 * a part is drawn does not change them with every row that comes into view. They are measured anew for a new
 * `key`; null until then, where `key` is null, and where rows are cards.
 */
export function useSteadyWidths(
  table: RefObject<HTMLTableElement | null>,
  key: string | null,
): readonly number[] | null {
  const [measured, setMeasured] = useState<{ key: string; widths: readonly number[] } | null>(null)
  const widths = key !== null && measured?.key === key ? measured.widths : null
  useLayoutEffect(() => {
    const heads = table.current?.tHead?.rows[0]?.cells
    if (key === null || widths !== null || heads === undefined) return
    const found = Array.from(heads, (head) => head.getBoundingClientRect().width)
    // What is measured can only be known once it is laid out, and has to hold before it is seen.
    // oxlint-disable-next-line react/set-state-in-effect
    if (found.some((width) => width > 0)) setMeasured({ key, widths: found })
  }, [table, key, widths])
  return widths
}
