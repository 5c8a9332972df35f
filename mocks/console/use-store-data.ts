import { useEffect, useState } from 'react'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'

/** Milliseconds before the next read after a failed one. */
const RETRY_DELAY = 1000

/**
 * Returns data from the store, updated after each write; undefined until loaded. If not `isEnabled`, waits for the first
 * write: displaying a page must not trigger seeding.
 * @param read must be stable between renders
 */
export function useStoreData<Data>(
  { readStore, subscribe }: MockView,
  read: (store: Store) => Data,
  isEnabled = true,
): Data | undefined {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    let isMounted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const refresh = async (): Promise<void> => {
      clearTimeout(retry)
      try {
        const result = await readStore(read)
        if (isMounted) setData(() => result)
      } catch {
        if (isMounted) retry = setTimeout(refresh, RETRY_DELAY)
      }
    }
    if (isEnabled) void refresh()
    const unsubscribe = subscribe(() => void refresh())
    return () => {
      isMounted = false
      clearTimeout(retry)
      unsubscribe()
    }
  }, [readStore, subscribe, read, isEnabled])
  return data
}
