import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery, type ReadingCall } from '@/api/query'
import type { Input, Output } from '@/contract'

/** Rows that are checked in one visit. A council grants some dozens a year; the newest are the ones that matter. */
const AT_MOST = 200
const FRESH_FOR = 5 * 60_000

/** Reads one thing of the host, or what is known of it already. */
type Read = <Name extends ReadingCall>(call: Name, input: Input<Name>) => Promise<Output<Name>>

interface RowScan<Row, Found> {
  /** What is asked about the rows: two questions about the same rows need two names. */
  name: string
  /** Undefined while they are not known; nothing is asked then. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  /** What there is to say of one row, or null. */
  checkRow: (row: Row, read: Read) => Promise<Found | null>
}

interface Findings<Found> {
  readonly found: ReadonlyMap<string, Found>
  readonly checked: number
  readonly total: number
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Asks the host about each row, one after the other, where a list does not say enough. What was found so far is given
 * while the rest is checked. Its results come from files, so an upload starts it anew.
 */
export function useRowScan<Row, Found>({ name, rows, idOf, checkRow }: RowScan<Row, Found>) {
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
      // The earlier result is shown until this scan has come as far. A scan that is under way is stale from the start:
      // coming back to the page begins it anew, where half a result would else be taken for a whole one.
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
    enabled: newest !== undefined,
    staleTime: FRESH_FOR,
    // Each call in it is asked again by itself where that may help.
    retry: false,
  })
  const { found = NOTHING, checked = 0, total = newest?.length ?? 0 } = data ?? {}
  return {
    found,
    checked,
    total,
    isDone: data !== undefined && checked === total,
    /** Rows beyond those that are checked. */
    left: (rows?.length ?? 0) - (newest?.length ?? 0),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }
}
