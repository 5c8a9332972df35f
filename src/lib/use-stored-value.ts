import { useSyncExternalStore } from 'react'
import { onStoredChange, type StoredValue } from './stored-value'

/** What a storage holds, and from then on whatever this page or another tab makes of it. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  useSyncExternalStore(onStoredChange, stored.text)
  return stored.read()
}
