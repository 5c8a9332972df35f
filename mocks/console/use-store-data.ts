import { useEffect, useState } from 'react'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'

/** Milliseconds before a retry after the database failed. */
const PAUSE = 1000

/**
 * Returns data from the store, updated after each write; undefined until loaded. Unless `wanted`, reads nothing before
 * the first write: displaying a page must not trigger seeding.
 * @param read must be stable between renders
 */
export function useStoreData<Data>(
  { look, subscribe }: MockView,
  read: (store: Store) => Data,
  wanted = true,
): Data | undefined {
  const [data, setData] = useState<Data>()
  useEffect(() => {
    let isShown = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const readAgain = async (): Promise<void> => {
      clearTimeout(retry)
      try {
        const found = await look(read)
        if (isShown) setData(() => found)
      } catch {
        if (isShown) retry = setTimeout(readAgain, PAUSE)
      }
    }
    if (wanted) void readAgain()
    const unsubscribe = subscribe(() => void readAgain())
    return () => {
      isShown = false
      clearTimeout(retry)
      unsubscribe()
    }
  }, [look, subscribe, read, wanted])
  return data
}
