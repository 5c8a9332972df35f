import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { contract, type CallName, type Contract, type Input } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { Client } from './client'

/** Calls that only read: what a screen may load, cache and load again. Two of them ask with a POST; one GET changes. */
export type ReadingCall =
  | {
      [Name in CallName]: Contract[Name]['method'] extends 'GET' ? Exclude<Name, 'logOut'> : never
    }[CallName]
  | 'listDepartments'
  | 'getFormData'

/** The query of one reading call; its key is the call's name and input, so that nothing else has to be remembered. */
export const callQuery = <Name extends ReadingCall>(client: Client, call: Name, input: Input<Name>) =>
  queryOptions({
    queryKey: [call, input] as const,
    queryFn: ({ signal }) => client[call](input, { signal }),
  })

/** The reading calls that one changing call makes stale, from what the contract says each reads and changes. */
export function staleAfter(changing: CallName): CallName[] {
  const changes = (contract[changing] as Endpoint).changes
  return (Object.entries(contract) as [CallName, Endpoint][]) // The keys of the contract are its call names.
    .filter(([, { reads }]) => reads.some((tag) => changes.includes(tag)))
    .map(([call]) => call)
}

declare module '@tanstack/react-query' {
  interface Register {
    /** The calls that a query is made of, where it is not the query of one call. */
    queryMeta: { readonly calls: readonly ReadingCall[] }
  }
}

/** Marks what a call has changed as stale; what is on screen is then read again. */
export function invalidateAfter(queries: QueryClient, changing: CallName): Promise<void> {
  const stale = new Set<unknown>(staleAfter(changing))
  return queries.invalidateQueries({
    predicate: ({ queryKey, meta }) => (meta?.calls ?? [queryKey[0]]).some((call) => stale.has(call)),
  })
}
