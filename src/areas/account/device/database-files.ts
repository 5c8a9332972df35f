import { getFileStore } from '@/lib/file-store'

/** `key` starts with the id of the owner or the name of the page. */
interface DatabaseFile {
  readonly key: readonly string[]
  readonly bytes: number
}

const isStringArray = (key: IDBValidKey): key is string[] =>
  Array.isArray(key) && key.every((part) => typeof part === 'string')

/** Returns an empty list if IndexedDB cannot be opened. */
export async function readDatabaseFiles(database: string): Promise<DatabaseFile[]> {
  try {
    const [keys, values] = await getFileStore(database)((opened) => {
      const { store } = opened.transaction('files')
      return Promise.all([store.getAllKeys(), store.getAll()])
    })
    return keys.flatMap((key, index) => {
      const file = values[index]
      return isStringArray(key) && file instanceof Blob ? [{ key, bytes: file.size }] : []
    })
  } catch {
    return []
  }
}

export const deleteDatabaseFiles = (database: string, files: readonly DatabaseFile[]): Promise<void> =>
  getFileStore(database)(async (opened) => {
    const { store, done } = opened.transaction('files', 'readwrite')
    await Promise.all([...files.map(({ key }) => store.delete([...key])), done])
  })
