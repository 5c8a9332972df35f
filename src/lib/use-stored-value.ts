import { useSyncExternalStore } from 'react'
import { onStoredChange, type StoredValue } from './stored-value'

/** The current value of a stored item; re-renders on changes by this page or another tab. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  useSyncExternalStore(onStoredChange, stored.text)
  return stored.read()
}
