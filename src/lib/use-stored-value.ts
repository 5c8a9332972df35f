import { useSyncExternalStore } from 'react'
import { storageChanges, type StoredValue } from './stored-value'

const getServerText = () => null

/** Returns the current value. Re-renders on changes by this page or another tab. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  return stored.parse(useSyncExternalStore(storageChanges.subscribe, stored.getText, getServerText))
}
