import { promisifyRequest, type UseStore } from 'idb-keyval'
import { timedStore } from './timed-store'

const stores = new Map<string, UseStore>()

/** Caches one store for each database, because each store opens a connection that is never closed. */
export function fileStore(database: string): UseStore {
  const known = stores.get(database)
  if (known) return known
  const store = timedStore(database, 'files')
  stores.set(database, store)
  return store
}

/** Resolves once the changes are on disk. Without `strict`, Chromium completes when they are in the system's cache. */
export const writeStrictly = (store: UseStore, write: (objects: IDBObjectStore) => void): Promise<void> =>
  // `idb-keyval` has no durability option, so its transaction only provides the database.
  store('readonly', ({ name, transaction: { db } }) => {
    const transaction = db.transaction(name, 'readwrite', { durability: 'strict' })
    try {
      write(transaction.objectStore(name))
    } catch (error) {
      transaction.abort()
      throw error
    }
    return promisifyRequest(transaction)
  })
