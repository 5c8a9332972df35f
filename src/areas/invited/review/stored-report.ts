import { del, get, set } from 'idb-keyval'
import { fileStore } from '@/lib/file-store'

/**
 * The report that a reviewer has chosen and not sent yet. In IndexedDB, because local storage cannot store files.
 * @param database name of the IndexedDB database of this device's files
 */
export function storedReport(database: string, key: readonly [page: string, applicationId: string]) {
  const store = fileStore(database)
  const item = [...key]
  return {
    async read(): Promise<File | undefined> {
      const found = await get<unknown>(item, store)
      return found instanceof File ? found : undefined
    },
    // Async, because a browser without IndexedDB throws synchronously, and the caller handles rejections.
    write: async (report: unknown): Promise<void> =>
      await (report instanceof File ? set(item, report, store) : del(item, store)),
    /** Never rejects: the answer was sent by then, and must not be reported as failed. */
    async remove(): Promise<void> {
      try {
        await del(item, store)
      } catch {
        // Without access to IndexedDB there is no report in it.
      }
    },
  }
}
