import { createStore, delMany, entries } from 'idb-keyval'

/** A file in the portal's database, under a key that begins with whose it is or of which page. */
interface KeptFile {
  readonly key: readonly string[]
  readonly bytes: number
}

const isPath = (key: IDBValidKey): key is string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string')

/** All files that the portal keeps in this browser; none where its database cannot be reached. */
export async function keptFiles(database: string): Promise<KeptFile[]> {
  try {
    const found = await entries<IDBValidKey, unknown>(createStore(database, 'files'))
    return found.flatMap(([key, file]) => (isPath(key) && file instanceof Blob ? [{ key, bytes: file.size }] : []))
  } catch {
    return []
  }
}

export const removeFiles = (database: string, files: readonly KeptFile[]): Promise<void> =>
  delMany(
    files.map(({ key }) => [...key]),
    createStore(database, 'files'),
  )
