import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The column widths of a table as the browser first laid them out, in pixels, so that they do not change with every row
 * that is scrolled into view. They are measured again for a new `key`; null until then, if `key` is null, and if rows
 * are cards.
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
    // Widths are known only after layout, and have to be applied before paint.
    // oxlint-disable-next-line react/set-state-in-effect
    if (found.some((width) => width > 0)) setMeasured({ key, widths: found })
  }, [table, key, widths])
  return widths
}
