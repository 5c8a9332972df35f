import { useEffect, useState } from 'react'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'

/** Milliseconds after which the store is read again if its database gave no answer. */
const PAUSE = 1000

/**
 * What is read from the store of the host, read again after each write; undefined until then. Nothing is read before the
 * first write unless `wanted`: a page that only displays something must not make the host create its seed.
 * @param read the same function in every render
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
