import { callNames, contract, type CallName } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import type { Action } from '@/domain/people/permissions'

export interface ContractRow {
  readonly name: CallName
  readonly endpoint: Endpoint
}

export const CALLS: readonly ContractRow[] = callNames.map((name) => ({ name, endpoint: contract[name] }))

export const listCalls = (action: Action): readonly ContractRow[] =>
  CALLS.filter(({ endpoint }) => endpoint.action === action)
