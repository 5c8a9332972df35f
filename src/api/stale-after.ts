import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

/** The reading calls that one changing call makes stale, by the tags that the contract gives to both. */
export function staleAfter(changing: CallName): CallName[] {
  const changes = (contract[changing] as Endpoint).changes
  return (Object.entries(contract) as [CallName, Endpoint][]) // The keys of the contract are its call names.
    .filter(([, { reads }]) => reads.some((tag) => changes.includes(tag)))
    .map(([call]) => call)
}
