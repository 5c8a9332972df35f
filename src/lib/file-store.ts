import type { DBSchema, IDBPObjectStore } from 'idb'
import { timedStore, type TimedStore } from './timed-store'

const FILES = 'files'

interface FileSchema extends DBSchema {
  [FILES]: { key: IDBValidKey; value: unknown }
}

type FileStore = TimedStore<FileSchema>

const stores = new Map<string, FileStore>()

/** Caches one store for each database, because each store opens a connection that is never closed. */
export function fileStore(database: string): FileStore {
  const store = stores.get(database) ?? timedStore<FileSchema>(database, FILES)
  stores.set(database, store)
  return store
}

/**
 * Runs `write` in one transaction, and undoes it if `write` rejects. Resolves once the changes are on disk. Without
 * `strict`, Chromium completes when they are in the system's cache.
 */
export const writeStrictly = <Result>(
  store: FileStore,
  write: (objects: IDBPObjectStore<FileSchema, [typeof FILES], typeof FILES, 'readwrite'>) => Promise<Result>,
): Promise<Result> =>
  store(async (database) => {
    const transaction = database.transaction(FILES, 'readwrite', { durability: 'strict' })
    const written = write(transaction.store).catch((error: unknown) => {
      transaction.abort()
      throw error
    })
    const [result] = await Promise.all([written, transaction.done])
    return result
  })
