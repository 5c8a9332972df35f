import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery, type ReadingCall } from '@/api/query'
import type { Input, Output } from '@/contract'

/** The number of rows that are checked, the newest first. A council grants some dozens a year. */
const AT_MOST = 200
/** Milliseconds for which a result is used again. */
const FRESH_FOR = 5 * 60_000

/** A reading call, answered from the cache where possible. */
type Read = <Name extends ReadingCall>(call: Name, input: Input<Name>) => Promise<Output<Name>>

interface RowScan<Row, Found> {
  /** Part of the cache key: two checks of the same rows need two names. */
  name: string
  /** Undefined while they are not known; nothing is checked then. */
  rows: readonly Row[] | undefined
  /** False to read what an earlier scan has found, and to start none. */
  starts?: boolean
  idOf: (row: Row) => string
  /** The finding about one row, or null. */
  checkRow: (row: Row, read: Read) => Promise<Found | null>
}

interface Findings<Found> {
  readonly found: ReadonlyMap<string, Found>
  readonly checked: number
  readonly total: number
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Checks rows with calls of their own, one at a time, where a list does not have the data. Findings are returned while
 * the rest is still checked. They depend on files, so an upload starts the scan again.
 */
export function useRowScan<Row, Found>({ name, rows, starts = true, idOf, checkRow }: RowScan<Row, Found>) {
  const { client, queries } = useServices()
  const newest = rows?.toSorted((one, other) => Number(idOf(other)) - Number(idOf(one))).slice(0, AT_MOST)
  const queryKey = ['row-scan', name, newest?.map(idOf)]

  const read: Read = (call, input) =>
    // Its generic keys do not survive `fetchQuery`; the query itself is typed.
    queries.fetchQuery({ ...callQuery(client, call, input), staleTime: FRESH_FOR }) as Promise<Output<typeof call>>

  async function scan(signal: AbortSignal): Promise<Findings<Found>> {
    const shown = queries.getQueryData<Findings<Found>>(queryKey)?.checked ?? 0
    const found = new Map<string, Found>()
    const total = newest?.length ?? 0
    for (const [index, row] of (newest ?? []).entries()) {
      signal.throwIfAborted()
      // The earlier result stays until this scan has checked as many rows. `updatedAt: 0` makes a partial result stale, so
      // that coming back to the page starts a new scan instead of taking it for a complete one.
      if (index >= shown) {
        const soFar = { found: new Map(found), checked: index, total }
        queries.setQueryData<Findings<Found>>(queryKey, soFar, { updatedAt: 0 })
      }
      const finding = await checkRow(row, read)
      if (finding !== null) found.set(idOf(row), finding)
    }
    return { found, checked: total, total }
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => scan(signal),
    meta: { calls: ['checkFileExistence'] },
    enabled: starts && newest !== undefined,
    staleTime: FRESH_FOR,
    // Its calls have retries of their own.
    retry: false,
  })
  const { found = NOTHING, checked = 0, total = newest?.length ?? 0 } = data ?? {}
  return {
    found,
    checked,
    total,
    isDone: data !== undefined && checked === total,
    /** The number of rows that are not checked, because there are too many. */
    left: (rows?.length ?? 0) - (newest?.length ?? 0),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }
}
