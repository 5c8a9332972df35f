import { del, get, set } from 'idb-keyval'
import { fileStore } from '@/lib/file-store'

/** The report that a reviewer has chosen and not sent yet. In IndexedDB, because local storage cannot store files. */
export interface StoredReport {
  readonly read: () => Promise<File | undefined>
  readonly write: (report: unknown) => Promise<void>
  /** Never rejects: the answer was sent by then, and must not be reported as failed. */
  readonly remove: () => Promise<void>
}

/** @param database name of the IndexedDB database of this device's files */
export function storedReport(database: string, key: readonly [page: string, applicationId: string]): StoredReport {
  const store = fileStore(database)
  const item = [...key]
  return {
    read: async () => {
      const found = await get<unknown>(item, store)
      return found instanceof File ? found : undefined
    },
    // Async, because a browser without IndexedDB throws synchronously, and the caller handles rejections.
    write: async (report) => await (report instanceof File ? set(item, report, store) : del(item, store)),
    remove: async () => {
      try {
        await del(item, store)
      } catch {
        // Without access to IndexedDB there is no report in it.
      }
    },
  }
}
