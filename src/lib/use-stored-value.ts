import { useSyncExternalStore } from 'react'
import { storedChanges, type StoredValue } from './stored-value'

const nothing = () => null

/** The current value of a stored item; re-renders on changes by this page or another tab. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  return stored.of(useSyncExternalStore(storedChanges.subscribe, stored.text, nothing))
}
