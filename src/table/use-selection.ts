import { useCallback, useMemo, useState } from 'react'

export interface Selection<Row> {
  /** The chosen among the rows found, in their order. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  choose: (rows: readonly Row[], chosen: boolean) => void
  clear: () => void
}

/**
 * Which rows are chosen. A row that a search or a filter takes out of the list does not count while it is
 * out: nothing may happen to a row that nobody sees.
 */
export function useSelection<Row>(found: readonly Row[], getRowId: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => (ids.size === 0 ? [] : found.filter((row) => ids.has(getRowId(row)))),
    [found, ids, getRowId],
  )
  const choose = useCallback(
    (changed: readonly Row[], chosen: boolean) => {
      setIds((before) => {
        const next = new Set(before)
        for (const row of changed) {
          if (chosen) next.add(getRowId(row))
          else next.delete(getRowId(row))
        }
        return next
      })
    },
    [getRowId],
  )
  return { rows, has: (row) => ids.has(getRowId(row)), choose, clear: () => setIds(new Set()) }
}
