import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import type { Action } from '@/domain/people/roles'

const NAMES = Object.keys(contract) as CallName[] // The keys of the contract are its call names.

export interface ContractRow {
  readonly name: CallName
  readonly endpoint: Endpoint
}

export const CALLS: readonly ContractRow[] = NAMES.map((name) => ({ name, endpoint: contract[name] }))

export const callsOf = (action: Action): readonly ContractRow[] =>
  CALLS.filter(({ endpoint }) => endpoint.action === action)
