import type { UseQueryResult } from '@tanstack/react-query'
import type { useRowScan } from './use-row-scan'

/** The rows of one card of the queue, however many calls they take. */
export interface Feed<Row> {
  readonly rows: readonly Row[] | undefined
  /** Null during a retry. */
  readonly error: unknown
  readonly retry: () => void
  /** The progress of a count that takes a call for each row; absent once it is complete. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** The number of rows that were not checked, because there are too many. */
  readonly left?: number
}

/** The feed of a list that takes one call. */
export function feedOf<Row>({ data, error, isFetching, refetch }: UseQueryResult<Row[]>): Feed<Row> {
  return { rows: data, error: isFetching ? null : error, retry: () => void refetch() }
}

/** The feed of a list whose rows are checked one by one: fails if the list or a check fails. */
export function feedThrough<Row>(
  list: Feed<Row>,
  { checked, total, isDone, left, error, retry }: ReturnType<typeof useRowScan>,
): Feed<Row> {
  if (list.rows === undefined) return list
  return { rows: list.rows, error, retry, left, counting: isDone ? undefined : { checked, total } }
}
