import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery, type ReadingCall } from '@/api/query'
import type { Input, Output } from '@/contract'

/** What is looked at in one visit. A council grants some dozens a year; the newest are the ones that matter. */
const AT_MOST = 200
const FRESH_FOR = 5 * 60_000

/** Reads one thing of the host, or what is known of it already. */
type Read = <Name extends ReadingCall>(call: Name, input: Input<Name>) => Promise<Output<Name>>

interface LookThrough<Row, Found> {
  /** What is looked for: two questions about the same rows need two names. */
  name: string
  /** Undefined while they are not known; nothing is asked then. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  /** What there is to say of one row, or null. */
  lookInto: (row: Row, read: Read) => Promise<Found | null>
}

interface Findings<Found> {
  readonly found: ReadonlyMap<string, Found>
  readonly looked: number
  readonly of: number
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Asks the host about each row, one after the other, where a list does not say enough. What was found so far is given
 * while the rest is looked at. The key begins with the call that files make stale, so that an upload starts it anew.
 */
export function useLookThrough<Row, Found>({ name, rows, idOf, lookInto }: LookThrough<Row, Found>) {
  const { client, queries } = useServices()
  const newest = rows?.toSorted((one, other) => Number(idOf(other)) - Number(idOf(one))).slice(0, AT_MOST)
  const queryKey = ['checkFileExistence', name, newest?.map(idOf)]

  const read: Read = (call, input) =>
    // Its generic keys do not survive `fetchQuery`; the query itself is typed.
    queries.fetchQuery({ ...callQuery(client, call, input), staleTime: FRESH_FOR }) as Promise<Output<typeof call>>

  async function lookThrough(signal: AbortSignal): Promise<Findings<Found>> {
    const shown = queries.getQueryData<Findings<Found>>(queryKey)?.looked ?? 0
    const found = new Map<string, Found>()
    const of = newest?.length ?? 0
    for (const [index, row] of (newest ?? []).entries()) {
      signal.throwIfAborted()
      // What is shown stays in place until this count has come as far. A count that is under way is never fresh:
      // whoever leaves and comes back has it made anew, not half of it for as long as a whole one is believed.
      if (index >= shown) {
        const soFar = { found: new Map(found), looked: index, of }
        queries.setQueryData<Findings<Found>>(queryKey, soFar, { updatedAt: 0 })
      }
      const finding = await lookInto(row, read)
      if (finding !== null) found.set(idOf(row), finding)
    }
    return { found, looked: of, of }
  }

  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => lookThrough(signal),
    enabled: newest !== undefined,
    staleTime: FRESH_FOR,
    // Each call in it is asked again by itself where that may help.
    retry: false,
  })
  const { found = NOTHING, looked = 0, of = newest?.length ?? 0 } = data ?? {}
  return {
    found,
    looked,
    of,
    isDone: data !== undefined && looked === of,
    /** Rows beyond those that are looked at. */
    left: (rows?.length ?? 0) - (newest?.length ?? 0),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }
}
