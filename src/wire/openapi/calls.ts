import { contract, type CallName } from '@/contract'
import type { CouncilEndpoint as Endpoint } from '@/contract/endpoint'

export interface Call {
  readonly name: CallName
  readonly endpoint: Endpoint
}

// The keys of the contract are its call names.
const NAMES = Object.keys(contract) as CallName[]

export const CALLS: readonly Call[] = NAMES.map((name) => ({ name, endpoint: contract[name] }))

/** Calls of one path and method: one call, or a list and a file download that differ by their query. */
export type CallsOfOperation = readonly [Call, ...Call[]]

function grouped<Key>(calls: readonly Call[], keyOf: (call: Call) => Key): Map<Key, CallsOfOperation> {
  const groups = new Map<Key, CallsOfOperation>()
  for (const call of calls) groups.set(keyOf(call), [...(groups.get(keyOf(call)) ?? []), call] as [Call, ...Call[]])
  return groups
}

export const callsByPath = () =>
  [...grouped(CALLS, ({ endpoint }) => endpoint.path)].map(([path, calls]) => ({
    path,
    methods: [...grouped(calls, ({ endpoint }) => endpoint.method)].map(([method, ofMethod]) => ({
      method,
      calls: ofMethod,
    })),
  }))
