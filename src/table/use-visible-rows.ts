import { useMemo, useState } from 'react'
import { arranger } from './arrange'
import { preserveOrder, type Shape, type TableState } from './rows'
import { sortText } from './search-params'

interface VisibleRows<Row> {
  arranged: readonly Row[]
  /** The search, sort order and filters, serialised. */
  key: string
  rows: readonly Row[]
}

/**
 * Returns the matching rows. Their order survives refetches and page changes until the search, order or filters change,
 * because rows that moved up would appear on neither page.
 */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  shape: Shape<Row>,
  state: TableState,
  getRowId: (row: Row) => string,
): readonly Row[] {
  const { columns, filters, search } = shape
  const arrange = useMemo(() => arranger(rows, { columns, filters, search }), [rows, columns, filters, search])
  const { search: typed, sort, filters: chosen } = state
  const arranged = useMemo(() => arrange({ search: typed, sort, filters: chosen }), [arrange, typed, sort, chosen])
  const key = JSON.stringify([typed, sortText(sort), chosen])
  const [last, setLast] = useState<VisibleRows<Row>>({ arranged, key, rows: arranged })
  if (last.arranged === arranged) return last.rows
  const found = last.key === key ? preserveOrder(last.rows, arranged, rows, getRowId) : arranged
  setLast({ arranged, key, rows: found })
  return found
}
