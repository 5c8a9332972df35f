import { useMemo, useState } from 'react'
import { arrangeRows, preserveOrder, type Shape, type TableState } from './rows'
import { sortText } from './search-params'

interface VisibleRows<Row> {
  arranged: readonly Row[]
  /** What was asked of the table. */
  asked: string
  rows: readonly Row[]
}

/**
 * The rows found. They keep their places when the list is read again, until something else is asked of the table:
 * another order, search or filter. Another page asks nothing else, or the rows that moved up would be on neither page.
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
