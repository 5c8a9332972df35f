import type { UseQueryResult } from '@tanstack/react-query'
import type { useRowScan } from './use-row-scan'

/** The rows of one card of the dashboard, from one call or many. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined
  /** Null during a retry. */
  readonly error: unknown
  readonly retry: () => void
  /** Absent once the scan is complete. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** Rows beyond the limit of the scan. */
  readonly left?: number
}

export function listStateOf<Row>({ data, error, isFetching, refetch }: UseQueryResult<Row[]>): ListState<Row> {
  return { rows: data, error: isFetching ? null : error, retry: () => void refetch() }
}

/** Fails if the list or a check of its rows fails. */
export function scannedListState<Row>(
  list: ListState<Row>,
  { checked, total, isDone, left, error, retry }: ReturnType<typeof useRowScan>,
): ListState<Row> {
  if (list.rows === undefined) return list
  return { rows: list.rows, error, retry, left, counting: isDone ? undefined : { checked, total } }
}
