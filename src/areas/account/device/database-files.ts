import { getFileStore } from '@/lib/file-store'

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
    const [keys, values] = await getFileStore(database)((stored) => {
      const { store } = stored.transaction('files')
      return Promise.all([store.getAllKeys(), store.getAll()])
    })
    return keys.flatMap((key, index) => {
      const file = values[index]
      return isPath(key) && file instanceof Blob ? [{ key, bytes: file.size }] : []
    })
  } catch {
    return []
  }
}

export const removeFiles = (database: string, files: readonly DatabaseFile[]): Promise<void> =>
  getFileStore(database)(async (stored) => {
    const { store, done } = stored.transaction('files', 'readwrite')
    await Promise.all([...files.map(({ key }) => store.delete([...key])), done])
  })
