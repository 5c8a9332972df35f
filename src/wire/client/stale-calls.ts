import { getRows, type Calls, type NameOf } from '../contract/protocol'

/** Returns the reading calls that a changing call makes stale, by the tags of both in the contract. */
export function findStaleCalls<C extends Calls>(calls: C, changing: NameOf<C>): NameOf<C>[] {
  const changes = calls[changing]?.changes ?? []
  return getRows(calls)
    .filter(([, { reads }]) => reads.some((tag) => changes.includes(tag)))
    .map(([call]) => call)
}
