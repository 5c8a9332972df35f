import { delMany, entries } from 'idb-keyval'
import { fileStore } from '@/lib/file-store'

/** `key` begins with the id of the owner or the name of the page. */
interface DatabaseFile {
  readonly key: readonly string[]
  readonly bytes: number
}

const isPath = (key: IDBValidKey): key is string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string')

/** Returns an empty list if IndexedDB cannot be opened. */
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
