import type { Endpoint } from '../contract/endpoint'
import { getRows, type Calls } from '../contract/protocol'

export interface Call {
  readonly name: string
  readonly endpoint: Endpoint
}

export const callsOf = (calls: Calls): Call[] => getRows(calls).map(([name, endpoint]) => ({ name, endpoint }))

/** Calls of one path and method, which differ by their query or their encoding. */
export type CallsOfOperation = readonly [Call, ...Call[]]

function groupCalls<Key>(calls: readonly Call[], keyOf: (call: Call) => Key): Map<Key, CallsOfOperation> {
  const groups = new Map<Key, CallsOfOperation>()
  for (const call of calls) groups.set(keyOf(call), [...(groups.get(keyOf(call)) ?? []), call] as [Call, ...Call[]])
  return groups
}

export const groupByPath = (calls: readonly Call[]) =>
  [...groupCalls(calls, ({ endpoint }) => endpoint.path)].map(([path, callsOfPath]) => ({
    path,
    methods: [...groupCalls(callsOfPath, ({ endpoint }) => endpoint.method)].map(([method, callsOfMethod]) => ({
      method,
      calls: callsOfMethod,
    })),
  }))
