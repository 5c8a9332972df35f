import { useCallback, useMemo, useRef, useState } from 'react'
import { useEventCallback } from './use-event-callback'

export interface Selection<Row> {
  /** The selected matching rows, in their order. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  select: (rows: readonly Row[], isSelected: boolean) => void
  /** Selects or clears one row, or with `isRange` all rows between it and the last changed row. */
  selectRow: (row: Row, isSelected: boolean, isRange: boolean) => void
  clear: () => void
}

/** Tracks selected rows. Omits rows that do not match, because no action may run on a hidden row. */
export function useSelection<Row>(matchingRows: readonly Row[], getRowId: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => (ids.size === 0 ? [] : matchingRows.filter((row) => ids.has(getRowId(row)))),
    [matchingRows, ids, getRowId],
  )
  const select = useCallback(
    (changedRows: readonly Row[], isSelected: boolean) => {
      setIds((previous) => {
        const next = new Set(previous)
        for (const row of changedRows) {
          if (isSelected) next.add(getRowId(row))
          else next.delete(getRowId(row))
        }
        return next
      })
    },
    [getRowId],
  )
  const lastId = useRef<string>(null)
  const selectRow = useEventCallback((row: Row, isSelected: boolean, isRange: boolean) => {
    const rangeStart = isRange ? matchingRows.findIndex((other) => getRowId(other) === lastId.current) : -1
    const rangeEnd = matchingRows.indexOf(row)
    lastId.current = getRowId(row)
    const hasRange = rangeStart !== -1 && rangeEnd !== -1
    const range = matchingRows.slice(Math.min(rangeStart, rangeEnd), Math.max(rangeStart, rangeEnd) + 1)
    select(hasRange ? range : [row], isSelected)
  })
  const has = useCallback((row: Row) => ids.has(getRowId(row)), [ids, getRowId])
  return { rows, has, select, selectRow, clear: () => setIds(new Set()) }
}
