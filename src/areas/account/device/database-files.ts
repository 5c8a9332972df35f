import { delMany, entries } from 'idb-keyval'
import { fileStore } from '@/lib/file-store'

/** A file in the portal's database; its key begins with the id of its owner or the name of its page. */
interface DatabaseFile {
  readonly key: readonly string[]
  readonly bytes: number
}

const isPath = (key: IDBValidKey): key is string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string')

/** All files that the portal stores in this browser; empty if its database cannot be opened. */
export async function databaseFiles(database: string): Promise<DatabaseFile[]> {
  try {
    const found = await entries<IDBValidKey, unknown>(fileStore(database))
    return found.flatMap(([key, file]) => (isPath(key) && file instanceof Blob ? [{ key, bytes: file.size }] : []))
  } catch {
    return []
  }
}

export const removeFiles = (database: string, files: readonly DatabaseFile[]): Promise<void> =>
  delMany(
    files.map(({ key }) => [...key]),
    fileStore(database),
  )
