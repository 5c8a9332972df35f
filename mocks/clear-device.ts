import { getBrowserStorage, tryToStore } from '@/lib/storage'
import { withTimeout } from '@/lib/timed-store'
import { getFileStore } from '@/lib/file-store'
import { clearTab, isNamed } from './browser-tab'

const THEME = 'theme'

/**
 * Clears web storage except the theme, and draft files. A demo has its origin to itself. Other tabs clear their own.
 */
export async function clearDevice(draftDatabase: string): Promise<void> {
  const local = getBrowserStorage('localStorage')
  const theme = local.getItem(THEME)
  clearTab()
  local.clear()
  if (theme !== null) tryToStore(local, THEME, theme)
  const databases = await databaseNames().catch(() => [])
  const names = databases.flatMap((name) => (name !== undefined && isNamed(name, draftDatabase) ? name : []))
  await Promise.all(names.map((name) => getFileStore(name)((database) => database.clear('files'))))
}

/** Rejects if IndexedDB is missing, blocked or does not respond. */
const databaseNames = async () => (await withTimeout(indexedDB.databases())).map(({ name }) => name)
