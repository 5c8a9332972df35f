import { createStore, del, get, set } from 'idb-keyval'

/** The report that a reviewer has chosen and not sent yet. Local storage cannot hold a file. */
export interface KeptReport {
  readonly read: () => Promise<File | undefined>
  readonly write: (report: unknown) => Promise<void>
  readonly remove: () => Promise<void>
}

/**
 * @param database name of the IndexedDB database of this device's files
 * @param key whose report it is: the page and the application
 */
export const keptReport = (database: string, key: readonly [page: string, appId: string]): KeptReport => {
  const store = createStore(database, 'files')
  const place = [...key]
  return {
    read: async () => {
      const found = await get<unknown>(place, store)
      return found instanceof File ? found : undefined
    },
    write: (report) => (report instanceof File ? set(place, report, store) : del(place, store)),
    remove: () => del(place, store),
  }
}
