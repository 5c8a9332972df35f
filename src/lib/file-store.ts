import type { DBSchema, IDBPObjectStore } from 'idb'
import { createTimedStore, type TimedStore } from './timed-store'

const FILES = 'files'

interface FileSchema extends DBSchema {
  [FILES]: { key: IDBValidKey; value: unknown }
}

type FileStore = TimedStore<FileSchema>

const stores = new Map<string, FileStore>()

/** Caches one store for each database, because each store opens a connection that is never closed. */
export function getFileStore(database: string): FileStore {
  const store = stores.get(database) ?? createTimedStore<FileSchema>(database, FILES)
  stores.set(database, store)
  return store
}

/**
 * Runs `write` in one transaction, and undoes it if `write` rejects. Resolves once the changes are on disk. Without
 * `strict`, Chromium resolves when they are in the system's cache.
 */
export const writeDurably = <Result>(
  store: FileStore,
  write: (objects: IDBPObjectStore<FileSchema, [typeof FILES], typeof FILES, 'readwrite'>) => Promise<Result>,
): Promise<Result> =>
  store(async (database) => {
    const transaction = database.transaction(FILES, 'readwrite', { durability: 'strict' })
    const writing = write(transaction.store).catch((error: unknown) => {
      transaction.abort()
      throw error
    })
    const [result] = await Promise.all([writing, transaction.done])
    return result
  })
