import { clear } from 'idb-keyval'
import { allowedStorage } from '@/lib/allowed-storage'
import { inTime } from '@/lib/answering-store'
import { fileStore } from '@/lib/file-store'
import { tryToStore } from '@/lib/try-to-store'
import { clearTab, isNamed } from './browser-tab'

const THEME = 'theme'

/**
 * Removes what the portal has stored in this browser: log-ins, drafts, e-mails begun, plans and views. Everything of this
 * origin goes, because a demo has its origin to itself; only the theme stays, which is how somebody reads and no data.
 * What the other tabs have to themselves, they remove.
 * @param draftFiles the portal's database of files, of which some tabs have one of their own
 */
export async function clearDevice(draftFiles: string): Promise<void> {
  const local = allowedStorage('localStorage')
  const theme = local.getItem(THEME)
  clearTab()
  local.clear()
  if (theme !== null) tryToStore(local, THEME, theme)
  const databases = await databaseNames().catch(() => [])
  const names = databases.flatMap((name) => (name !== undefined && isNamed(name, draftFiles) ? name : []))
  await Promise.all(names.map((name) => clear(fileStore(name))))
}

/** Rejects in a browser that has no databases, forbids them or gets no answer of them. */
const databaseNames = async () => (await inTime(indexedDB.databases())).map(({ name }) => name)
