import type { CallName } from '@/contract'

type StaleCalls = (changing: CallName) => readonly CallName[]

let known: StaleCalls = () => []

/**
 * The reading calls that one changing call makes stale. The contract knows them, and comes with the client: before that
 * nothing can have been changed.
 */
export const staleCalls: StaleCalls = (changing) => known(changing)

/** For the client, which brings the contract. */
export const learnStaleCalls = (find: StaleCalls): void => void (known = find)
