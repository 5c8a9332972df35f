import { useEffect, useState } from 'react'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'

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
    const readAgain = async () => {
      const found = await look(read)
      if (isShown) setData(() => found)
    }
    if (wanted) void readAgain()
    const unsubscribe = subscribe(() => void readAgain())
    return () => {
      isShown = false
      unsubscribe()
    }
  }, [look, subscribe, read, wanted])
  return data
}
