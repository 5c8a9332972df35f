import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery, type ReadingCall } from '@/api/query'
import type { Input, Output } from '@/contract'
import { fewAtATime, takingTurns } from '@/lib/few-at-a-time'

/** The number of rows that are checked, the newest first. A council grants some dozens a year. */
const AT_MOST = 200
/** How many calls all scans of a page make at the same time. */
const AT_ONCE = 4
/** Milliseconds for which a result is used again. What cannot change any more is not asked for again at all. */
const FRESH_FOR = 30 * 60_000

/**
 * A reading call, answered from the cache where possible.
 * @param isFinal whether an answer stays as it is: it is then kept as long as the person stays logged in
 */
type Read = <Name extends ReadingCall>(
  call: Name,
  input: Input<Name>,
  isFinal?: (output: Output<Name>) => boolean,
) => Promise<Output<Name>>

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

const turnsOf = new WeakMap<QueryClient, ReturnType<typeof takingTurns>>()

/** The turns that all scans of a page take: the dashboard has three at the same time. */
function turnsIn(queries: QueryClient) {
  const turns = turnsOf.get(queries) ?? takingTurns(AT_ONCE)
  turnsOf.set(queries, turns)
  return turns
}

/**
 * Checks rows with calls of their own, four at a time, where a list does not have the data. Findings are returned while
 * the rest is still checked, and kept while the person stays logged in. They depend on files, so an upload starts the
 * scan again, which asks for what was missing. It stops once nobody on the page wants it.
 */
export function useRowScan<Row, Found>({ name, rows, starts = true, idOf, checkRow }: RowScan<Row, Found>) {
  const { client, queries } = useServices()
  const newest = rows?.toSorted((one, other) => Number(idOf(other)) - Number(idOf(one))).slice(0, AT_MOST)
  const queryKey = ['row-scan', name, newest?.map(idOf)]

  const read: Read = (call, input, isFinal) =>
    queries.fetchQuery({
      ...callQuery(client, call, input),
      staleTime: ({ state: { data } }) =>
        data !== undefined && isFinal?.(data as Output<typeof call>) ? 'static' : FRESH_FOR,
      gcTime: Infinity,
      // Its generic keys do not survive `fetchQuery`; the query itself is typed.
    }) as Promise<Output<typeof call>>

  async function scan(signal: AbortSignal): Promise<Findings<Found>> {
    const takeTurn = turnsIn(queries)
    const shown = queries.getQueryData<Findings<Found>>(queryKey)?.checked ?? 0
    const found = new Map<string, Found>()
    const total = newest?.length ?? 0
    let checked = 0
    let hasEnded = false
    /** The list at the side goes on showing the findings without wanting more of them: it would keep the scan running. */
    const stopIfUnwanted = () => {
      if (queries.getQueryCache().find({ queryKey })?.isActive() === false) void queries.cancelQueries({ queryKey })
      signal.throwIfAborted()
    }
    // The earlier result stays until this scan has checked as many rows. `updatedAt: 0` makes a partial result stale, so
    // that coming back to the page starts a new scan instead of taking it for a complete one.
    // What was under way when a check failed is answered later, and must not take the place of the failure.
    const showProgress = () => {
      if (!hasEnded && checked >= shown)
        queries.setQueryData<Findings<Found>>(queryKey, { found: new Map(found), checked, total }, { updatedAt: 0 })
    }
    showProgress()
    try {
      await fewAtATime(newest ?? [], AT_ONCE, (row) =>
        takeTurn(async () => {
          stopIfUnwanted()
          const finding = await checkRow(row, read)
          signal.throwIfAborted()
          if (finding !== null) found.set(idOf(row), finding)
          checked += 1
          if (checked < total) showProgress()
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
    enabled: starts && newest !== undefined,
    staleTime: FRESH_FOR,
    gcTime: Infinity,
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
