import type { UseStore } from 'idb-keyval'
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
