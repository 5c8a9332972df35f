import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CallName, Contract, Input } from '@/contract'
import type { Client } from './client'
import { findStaleCalls } from './stale-calls'

/** Calls that only read, so a screen may cache them. Includes two POST calls, and excludes the log-out, a GET. */
export type ReadingCall =
  | {
      [Name in CallName]: Contract[Name]['method'] extends 'GET' ? Exclude<Name, 'logOut'> : never
    }[CallName]
  | 'listDepartments'
  | 'getFormData'

export const callQuery = <Name extends ReadingCall>(client: Client, call: Name, input: Input<Name>) =>
  queryOptions({
    queryKey: [call, input] as const,
    queryFn: ({ signal }) => client[call](input, { signal }),
  })

declare module '@tanstack/react-query' {
  interface Register {
    /** The calls whose results a query combines; absent from the query of one call. */
    queryMeta: { readonly calls: readonly ReadingCall[] }
  }
}

export function invalidateAfter(queries: QueryClient, changingCall: CallName): Promise<void> {
  const stale = new Set<unknown>(findStaleCalls(changingCall))
  return queries.invalidateQueries({
    predicate: ({ queryKey, meta }) => (meta?.calls ?? [queryKey[0]]).some((call) => stale.has(call)),
  })
}
