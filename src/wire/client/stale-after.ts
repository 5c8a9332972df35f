import { contract, type CallName } from '@/contract'
import type { Endpoint } from '../contract/endpoint'

/** Returns the reading calls that a changing call makes stale, by the tags of both in the contract. */
export function staleAfter(changing: CallName): CallName[] {
  const changes = (contract[changing] as Endpoint).changes
  return (Object.entries(contract) as [CallName, Endpoint][]) // The keys of the contract are its call names.
    .filter(([, { reads }]) => reads.some((tag) => changes.includes(tag)))
    .map(([call]) => call)
}
