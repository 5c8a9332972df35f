import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { callQuery, type ReadingCall } from '@/api/query'
import { useServices } from '@/api/services'
import type { Input, Output } from '@/contract'
import { mapConcurrently } from '@/lib/map-concurrently'

/** Rows checked, the newest first. A council grants some dozens a year. */
const MAX_ROWS = 200
/** Calls in flight across all scans of a page. */
const CONCURRENCY = 4
/** How often a scan reports. Each report renders the page at once, which restarts a navigation that has begun. */
const REPORT_COUNT = 10
/** In milliseconds, for responses that may still change. */
const STALE_TIME = 30 * 60_000

/** If `isFinal` returns true, the response cannot change any more and is cached until log-out. */
type Read = <Name extends ReadingCall>(
  call: Name,
  input: Input<Name>,
  isFinal?: (output: Output<Name>) => boolean,
) => Promise<Output<Name>>

interface RowScan<Row, Found> {
  name: string
  /** Undefined while unknown; nothing is checked then. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  checkRow: (row: Row, read: Read) => Promise<Found | null>
}

interface Findings<Found> {
  readonly found: ReadonlyMap<string, Found>
  readonly checked: number
  readonly total: number
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

const limits = new WeakMap<QueryClient, ReturnType<typeof pLimit>>()

/** Returns the limiter that all scans of a page share, because the dashboard runs three scans at once. */
function limitOf(queries: QueryClient) {
  const limit = limits.get(queries) ?? pLimit(CONCURRENCY)
  limits.set(queries, limit)
  return limit
}

/**
 * Makes calls for each row, because the list lacks the data. Returns findings during the scan, and caches them
 * until log-out. An upload restarts the scan. The scan stops once no mounted component needs it.
 */
export function useRowScan<Row, Found>({ name, rows, idOf, checkRow }: RowScan<Row, Found>) {
  const { client, queries } = useServices()
  const newest = rows?.toSorted((one, other) => Number(idOf(other)) - Number(idOf(one))).slice(0, MAX_ROWS)
  const queryKey = ['row-scan', name, newest?.map(idOf)]

  const read: Read = (call, input, isFinal) =>
    queries.fetchQuery({
      ...callQuery(client, call, input),
      staleTime: ({ state: { data } }) =>
        data !== undefined && isFinal?.(data as Output<typeof call>) ? 'static' : STALE_TIME,
      gcTime: Infinity,
      // `fetchQuery` loses the generic key, but the query itself is typed.
    }) as Promise<Output<typeof call>>

  async function scan(signal: AbortSignal): Promise<Findings<Found>> {
    const limit = limitOf(queries)
    const shown = queries.getQueryData<Findings<Found>>(queryKey)?.checked ?? 0
    const found = new Map<string, Found>()
    const total = newest?.length ?? 0
    let checked = 0
    let hasEnded = false
    // Keeps the earlier result until this scan has checked as many rows. `updatedAt: 0` makes a partial result stale,
    // so that a return to the page starts a new scan. Calls in flight after a failed check must not overwrite the
    // failure.
    const showProgress = () => {
      if (!hasEnded && checked >= shown)
        queries.setQueryData<Findings<Found>>(queryKey, { found: new Map(found), checked, total }, { updatedAt: 0 })
    }
    showProgress()
    try {
      // Scans take turns, because each queues only a few rows.
      await mapConcurrently(newest ?? [], CONCURRENCY, (row) =>
        limit(async () => {
          signal.throwIfAborted()
          const finding = await checkRow(row, read)
          signal.throwIfAborted()
          if (finding !== null) found.set(idOf(row), finding)
          checked += 1
          if (checked < total && checked % Math.ceil(total / REPORT_COUNT) === 0) showProgress()
        }),
      )
    } finally {
      hasEnded = true
    }
    return { found, checked: total, total }
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => scan(signal),
    meta: { calls: ['checkFileExistence'] },
    enabled: newest !== undefined,
    staleTime: STALE_TIME,
    gcTime: Infinity,
    // `read` retries each call.
    retry: false,
  })
  const { found = NOTHING, checked = 0, total = newest?.length ?? 0 } = data ?? {}
  return {
    found,
    checked,
    total,
    isDone: data !== undefined && checked === total,
    /** Rows beyond the limit of the scan. */
    left: (rows?.length ?? 0) - (newest?.length ?? 0),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }
}

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
