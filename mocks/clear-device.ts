import { allowedStorage, tryToStore } from '@/lib/storage'
import { inTime } from '@/lib/timed-store'
import { fileStore } from '@/lib/file-store'
import { clearTab, isNamed } from './browser-tab'

const THEME = 'theme'

/**
 * Clears web storage except the theme, and draft files. A demo has its origin to itself. Other tabs clear their own.
 */
export async function clearDevice(draftFiles: string): Promise<void> {
  const local = allowedStorage('localStorage')
  const theme = local.getItem(THEME)
  clearTab()
  local.clear()
  if (theme !== null) tryToStore(local, THEME, theme)
  const databases = await databaseNames().catch(() => [])
  const names = databases.flatMap((name) => (name !== undefined && isNamed(name, draftFiles) ? name : []))
  await Promise.all(names.map((name) => fileStore(name)((database) => database.clear('files'))))
}

/** Rejects if IndexedDB is missing, blocked or does not respond. */
const databaseNames = async () => (await inTime(indexedDB.databases())).map(({ name }) => name)
