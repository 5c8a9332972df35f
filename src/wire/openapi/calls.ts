import type { Endpoint } from '../contract/endpoint'
import { getRows, type Calls } from '../contract/protocol'

export interface Call {
  readonly name: string
  readonly endpoint: Endpoint
}

export const callsOf = (calls: Calls): Call[] => getRows(calls).map(([name, endpoint]) => ({ name, endpoint }))

/** Calls of one path and method, which differ by their query or their encoding. */
export type CallsOfOperation = readonly [Call, ...Call[]]

function grouped<Key>(calls: readonly Call[], keyOf: (call: Call) => Key): Map<Key, CallsOfOperation> {
  const groups = new Map<Key, CallsOfOperation>()
  for (const call of calls) groups.set(keyOf(call), [...(groups.get(keyOf(call)) ?? []), call] as [Call, ...Call[]])
  return groups
}

export const callsByPath = (calls: readonly Call[]) =>
  [...grouped(calls, ({ endpoint }) => endpoint.path)].map(([path, ofPath]) => ({
    path,
    methods: [...grouped(ofPath, ({ endpoint }) => endpoint.method)].map(([method, ofMethod]) => ({
      method,
      calls: ofMethod,
    })),
  }))
