import { getBrowserStorage, tryToStore } from '@/lib/storage'
import { withTimeout } from '@/lib/timed-store'
import { getFileStore } from '@/lib/file-store'
import { clearTabStorage, isDatabaseOfAnyTab } from './browser-tab'

const THEME_KEY = 'theme'

/**
 * Clears draft files, and web storage except the theme: only the demo uses its origin. Other tabs clear their own storage.
 */
export async function clearDevice(draftDatabaseName: string): Promise<void> {
  const deviceStorage = getBrowserStorage('localStorage')
  const theme = deviceStorage.getItem(THEME_KEY)
  clearTabStorage()
  deviceStorage.clear()
  if (theme !== null) tryToStore(deviceStorage, THEME_KEY, theme)
  const databases = await listDatabaseNames().catch(() => [])
  const names = databases.flatMap((name) =>
    name !== undefined && isDatabaseOfAnyTab(name, draftDatabaseName) ? name : [],
  )
  await Promise.all(names.map((name) => getFileStore(name)((database) => database.clear('files'))))
}

/** Rejects if IndexedDB is missing, blocked or does not respond. */
const listDatabaseNames = async () => (await withTimeout(indexedDB.databases())).map(({ name }) => name)
