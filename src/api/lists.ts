import { queryOptions } from '@tanstack/react-query'
import type { Input, Output } from '@/contract'
import type { CallOptions, Client } from './client'
import type { ReadingCall } from './query'

interface ApplicationRow {
  readonly applicationId: string
  readonly projectTitle: string
}

type AsksNothing<Name extends ReadingCall> = Input<Name> extends Record<string, never> ? Name : never

type AllLists = {
  [Name in ReadingCall as Output<Name> extends readonly ApplicationRow[] ? AsksNothing<Name> : never]: Output<Name>
}

/** An interface, so that code for any of the lists can read what all of their rows have. */
interface Lists extends AllLists {}

/** A call that is asked for with nothing and replies with applications. */
export type ListCall = keyof Lists

export type ListedRow<Name extends ListCall> = Lists[Name][number]

/** Reads a list past the cache: for what is decided on it now. */
export const readList = <Name extends ListCall>(
  client: Client,
  call: Name,
  options?: CallOptions,
): Promise<readonly ListedRow<Name>[]> =>
  // Code for any of the lists cannot see that each is asked for with nothing.
  client[call]({} as Input<Name>, options)

/** The query of a list, under the same key as that of its call. */
export const listQuery = <Name extends ListCall>(client: Client, call: Name) =>
  queryOptions({ queryKey: [call, {}] as const, queryFn: ({ signal }) => readList(client, call, { signal }) })
