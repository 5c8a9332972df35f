import type { UseQueryResult } from '@tanstack/react-query'
import type { useRowScan } from '@/features/work-queue/use-row-scan'

/** The rows behind one card of the queue, however many calls they take. */
export interface Feed<Row> {
  readonly rows: readonly Row[] | undefined
  /** Null while it is being tried again. */
  readonly error: unknown
  readonly retry: () => void
  /** How far a count has come that takes a call for each row; absent once it is complete. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** How many rows were not checked, because they are too many. */
  readonly left?: number
}

/** The list of one call. */
export function feedOf<Row>({ data, error, isFetching, refetch }: UseQueryResult<Row[]>): Feed<Row> {
  return { rows: data, error: isFetching ? null : error, retry: () => void refetch() }
}

/** A list whose rows are checked one by one: it fails where the list or a check fails. */
export function feedThrough<Row>(
  list: Feed<Row>,
  { checked, total, isDone, left, error, retry }: ReturnType<typeof useRowScan>,
): Feed<Row> {
  if (list.rows === undefined) return list
  return { rows: list.rows, error, retry, left, counting: isDone ? undefined : { checked, total } }
}
