import { clear, createStore } from 'idb-keyval'

const THEME = 'theme'

/** Removes what the portal has stored in this tab alone. */
export function clearTab(): void {
  sessionStorage.clear()
}

/**
 * Removes what the portal has stored in this browser: log-in, drafts, e-mails begun, plans and views. Everything of this
 * origin goes, because a demo has its origin to itself; only the theme stays, which is how somebody reads and no data.
 * @param draftFiles the portal's database of files
 */
export async function clearDevice(draftFiles: string): Promise<void> {
  const theme = localStorage.getItem(THEME)
  clearTab()
  localStorage.clear()
  if (theme !== null) localStorage.setItem(THEME, theme)
  await clear(createStore(draftFiles, 'files'))
}
