import { queryOptions } from '@tanstack/react-query'
import type { Input, Output } from '@/contract'
import type { CallOptions } from '@/wire/client/client'
import type { Client } from './client'
import type { ReadingCall } from './query'

interface ApplicationRow {
  readonly applicationId: string
  readonly projectTitle: string
}

type WithoutInput<Name extends ReadingCall> = Input<Name> extends Record<string, never> ? Name : never

type AllLists = {
  [Name in ReadingCall as Output<Name> extends readonly ApplicationRow[] ? WithoutInput<Name> : never]: Output<Name>
}

/** An interface rather than a type alias, so that generic code can read the fields that all rows share. */
interface Lists extends AllLists {}

/** A call without input that returns applications. */
export type ListCall = keyof Lists

export type ListedRow<Name extends ListCall> = Lists[Name][number]

/** Reads a list without the cache, for decisions that need the current rows. */
const readList = <Name extends ListCall>(
  client: Client,
  call: Name,
  options?: CallOptions,
): Promise<readonly ListedRow<Name>[]> =>
  // Generic code cannot infer that every list call takes no input.
  client[call]({} as Input<Name>, options)

/** The query of a list, with the same key as `callQuery`. */
export const listQuery = <Name extends ListCall>(client: Client, call: Name) =>
  queryOptions({ queryKey: [call, {}] as const, queryFn: ({ signal }) => readList(client, call, { signal }) })
