import { useSyncExternalStore } from 'react'
import { onStoredChange, type StoredValue } from './stored-value'

const nothing = () => null

/** The current value of a stored item; re-renders on changes by this page or another tab. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  return stored.of(useSyncExternalStore(onStoredChange, stored.text, nothing))
}
