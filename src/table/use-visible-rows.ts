import { useMemo, useState } from 'react'
import { arrangeRows, preserveOrder, type Shape, type TableState } from './rows'
import { sortText } from './search-params'

interface VisibleRows<Row> {
  arranged: readonly Row[]
  /** The search, sort order and filters, serialised. */
  asked: string
  rows: readonly Row[]
}

/**
 * The matching rows. They keep their order when the list is refetched, until the search, the sort order or the filters
 * change. Changing the page does not sort again, because rows that moved up would be on neither page.
 */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  shape: Shape<Row>,
  state: TableState,
  getRowId: (row: Row) => string,
): readonly Row[] {
  const { columns, filters, search } = shape
  const arranged = useMemo(
    () => arrangeRows(rows, { columns, filters, search }, state),
    [rows, columns, filters, search, state],
  )
  const asked = JSON.stringify([state.search, sortText(state.sort), state.filters])
  const [last, setLast] = useState<VisibleRows<Row>>({ arranged, asked, rows: arranged })
  if (last.arranged === arranged) return last.rows
  const found = last.asked === asked ? preserveOrder(last.rows, arranged, rows, getRowId) : arranged
  setLast({ arranged, asked, rows: found })
  return found
}
