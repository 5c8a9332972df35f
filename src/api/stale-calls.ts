import type { CallName } from '@/contract'

type StaleCalls = (changing: CallName) => readonly CallName[]

let known: StaleCalls = () => []

/** Returns the reading calls that a changing call makes stale. Empty until the client has loaded the contract. */
export const staleCalls: StaleCalls = (changing) => known(changing)

export const learnStaleCalls = (find: StaleCalls): void => void (known = find)
