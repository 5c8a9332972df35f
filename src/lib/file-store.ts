import { promisifyRequest, type UseStore } from 'idb-keyval'
import { answeringStore } from './answering-store'

const stores = new Map<string, UseStore>()

/** The files in a database. Each store opens a connection that nothing closes, so a page has one for each database. */
export function fileStore(database: string): UseStore {
  const known = stores.get(database)
  if (known) return known
  const store = answeringStore(database, 'files')
  stores.set(database, store)
  return store
}

/**
 * Resolves once the changes are on the disk. Without `strict`, Chromium reports a transaction as complete while it is only
 * in the system's cache.
 */
export const writeStrictly = (store: UseStore, write: (objects: IDBObjectStore) => void): Promise<void> =>
  // `idb-keyval` has no option for durability, so its transaction only gives access to the database.
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
