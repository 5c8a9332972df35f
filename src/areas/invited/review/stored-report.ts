import { createStore, del, get, set } from 'idb-keyval'

/** The report that a reviewer has chosen and not sent yet. Local storage cannot hold a file. */
export interface KeptReport {
  readonly read: () => Promise<File | undefined>
  readonly write: (report: unknown) => Promise<void>
  /** Never rejects: the report is with the host by then, and nothing may make its answer look like a failure. */
  readonly remove: () => Promise<void>
}

/**
 * @param database name of the IndexedDB database of this device's files
 * @param key whose report it is: the page and the application
 */
export function keptReport(database: string, key: readonly [page: string, applicationId: string]): KeptReport {
  const store = createStore(database, 'files')
  const place = [...key]
  return {
    read: async () => {
      const found = await get<unknown>(place, store)
      return found instanceof File ? found : undefined
    },
    // Awaited: a browser without IndexedDB throws at once, and what calls this waits for a rejection.
    write: async (report) => await (report instanceof File ? set(place, report, store) : del(place, store)),
    remove: async () => {
      try {
        await del(place, store)
      } catch {
        // Where IndexedDB cannot be reached there is no report in it either.
      }
    },
  }
}
