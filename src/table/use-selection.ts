import { useCallback, useMemo, useRef, useState } from 'react'
import { useEventCallback } from './use-event-callback'

export interface Selection<Row> {
  /** The selected rows that match, in their order. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  choose: (rows: readonly Row[], chosen: boolean) => void
  /** Selects or clears one row, or with `toLast` all from the last one changed to it. */
  chooseOne: (row: Row, chosen: boolean, toLast: boolean) => void
  clear: () => void
}

/** Tracks selected rows. Rows that do not match do not count: no action may run on a hidden row. */
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
  const last = useRef<string>(null)
  const chooseOne = useEventCallback((row: Row, chosen: boolean, toLast: boolean) => {
    const from = toLast ? found.findIndex((other) => getRowId(other) === last.current) : -1
    const to = found.indexOf(row)
    last.current = getRowId(row)
    choose(from === -1 || to === -1 ? [row] : found.slice(Math.min(from, to), Math.max(from, to) + 1), chosen)
  })
  const has = useCallback((row: Row) => ids.has(getRowId(row)), [ids, getRowId])
  return { rows, has, choose, chooseOne, clear: () => setIds(new Set()) }
}
