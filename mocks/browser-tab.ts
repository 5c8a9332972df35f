import { getBrowserStorage, getStorageKeys, createEmptyStorage, tryToStore } from '@/lib/storage'

const TAB_KEY = 'demo-tab'

/** Session of all tabs that are not separate. */
export const SHARED_SESSION = 'page'

/** Precedes the id of a separate tab in the name of its database: `draft-files of 3f2b…`. */
const ID_SEPARATOR = ' of '

export interface BrowserTab {
  readonly session: string
  /** Replaces `localStorage`. */
  readonly local: Storage
  /** Replaces `sessionStorage`. */
  readonly tab: Storage
  /** Appended to the names of databases and channels. */
  readonly suffix: string
  /** Whether the tab has a separate session and storage. */
  readonly isSeparate: boolean
}

export const isDemoParameter = (name: string): boolean => name.startsWith('demo-')

export const isDemoLink = ({ search }: Pick<Location, 'search'>): boolean =>
  [...new URLSearchParams(search).keys()].some(isDemoParameter)

/** Returns a separate tab after `?demo-tab=own`, also after a reload. All other tabs share one log-in and local storage. */
export function getBrowserTab({ search }: Pick<Location, 'search'>): BrowserTab {
  const [deviceStorage, tabStorage] = [getBrowserStorage('localStorage'), getBrowserStorage('sessionStorage')]
  if (new URLSearchParams(search).get(TAB_KEY) === 'own' && tabStorage.getItem(TAB_KEY) === null)
    tryToStore(tabStorage, TAB_KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'))
  const id = tabStorage.getItem(TAB_KEY)
  if (id === null)
    return { session: SHARED_SESSION, local: deviceStorage, tab: tabStorage, suffix: '', isSeparate: false }
  return {
    session: `tab-${id}`,
    local: createPrefixedStorage(tabStorage, 'local:'),
    tab: createPrefixedStorage(tabStorage, 'tab:'),
    suffix: ID_SEPARATOR + id,
    isSeparate: true,
  }
}

/** msw reads `localStorage` on load and fails to start if that throws, as with cookies blocked. */
export function replaceBlockedStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: createEmptyStorage() })
  }
}

/** Keeps the tab id. */
export function clearTabStorage(): void {
  const tabStorage = getBrowserStorage('sessionStorage')
  const id = tabStorage.getItem(TAB_KEY)
  tabStorage.clear()
  if (id !== null) tryToStore(tabStorage, TAB_KEY, id)
}

/** Matches the shared database of a name and those of separate tabs. */
export const isDatabaseOfAnyTab = (database: string, name: string): boolean =>
  database === name || database.startsWith(name + ID_SEPARATOR)

/** Returns a view of the items whose keys begin with a prefix. */
function createPrefixedStorage(storage: Storage, prefix: string): Storage {
  const keys = () => getStorageKeys(storage).filter((key) => key.startsWith(prefix))
  return {
    get length() {
      return keys().length
    },
    clear: () => keys().forEach((key) => storage.removeItem(key)),
    getItem: (key) => storage.getItem(prefix + key),
    key: (index) => keys()[index]?.slice(prefix.length) ?? null,
    removeItem: (key) => storage.removeItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
  }
}
