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
      const found = await store((files) => files.get('files', item))
      return found instanceof File ? found : undefined
    },
    write: (report: unknown): Promise<void> =>
      store(async (files) => {
        await (report instanceof File ? files.put('files', report, item) : files.delete('files', item))
      }),
    /** Never rejects: the answer was sent by then, and must not be reported as failed. */
    async remove(): Promise<void> {
      try {
        await store((files) => files.delete('files', item))
      } catch {
        // Without access to IndexedDB there is no report in it.
      }
    },
  }
}
