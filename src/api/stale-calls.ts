import type { CallName } from '@/contract'

type StaleCallFinder = (changingCall: CallName) => readonly CallName[]

let finder: StaleCallFinder = () => []

/** Returns the reading calls that a changing call makes stale. Empty until `client.ts` has loaded the contract. */
export const findStaleCalls: StaleCallFinder = (changingCall) => finder(changingCall)

export const setStaleCallFinder = (newFinder: StaleCallFinder): void => void (finder = newFinder)
