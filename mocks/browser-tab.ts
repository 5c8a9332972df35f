import { getBrowserStorage, getStorageKeys, createEmptyStorage, tryToStore } from '@/lib/storage'

const TAB = 'demo-tab'

/** Session shared by all tabs without a separate one. */
export const SHARED_SESSION = 'page'

/** Separates a name from the id of the tab that owns it: `draft-files of 3f2b…`. */
const OF = ' of '

export interface BrowserTab {
  readonly session: string
  /** Replaces `localStorage`. */
  readonly local: Storage
  /** Replaces `sessionStorage`. */
  readonly tab: Storage
  /** Appended to the names of databases and channels. */
  readonly suffix: string
  /** Whether the tab has a separate session and storage. */
  readonly isOwn: boolean
}

export const isDemoParameter = (name: string): boolean => name.startsWith('demo-')

export const isDemoLink = ({ search }: Pick<Location, 'search'>): boolean =>
  [...new URLSearchParams(search).keys()].some(isDemoParameter)

/** Tabs share one log-in and local storage, except those opened with `?demo-tab=own`. These survive a reload. */
export function browserTab({ search }: Pick<Location, 'search'>): BrowserTab {
  const [device, ofTab] = [getBrowserStorage('localStorage'), getBrowserStorage('sessionStorage')]
  if (new URLSearchParams(search).get(TAB) === 'own' && ofTab.getItem(TAB) === null)
    tryToStore(ofTab, TAB, crypto.getRandomValues(new Uint32Array(2)).join('-'))
  const id = ofTab.getItem(TAB)
  if (id === null) return { session: SHARED_SESSION, local: device, tab: ofTab, suffix: '', isOwn: false }
  return {
    session: `tab-${id}`,
    local: partOf(ofTab, 'local:'),
    tab: partOf(ofTab, 'tab:'),
    suffix: OF + id,
    isOwn: true,
  }
}

/** msw reads `localStorage` on load and fails to start if that throws, as with cookies blocked. */
export function replaceRefusedStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: createEmptyStorage() })
  }
}

/** Clears this tab's session storage. Keeps the tab id. */
export function clearTab(): void {
  const ofTab = getBrowserStorage('sessionStorage')
  const id = ofTab.getItem(TAB)
  ofTab.clear()
  if (id !== null) tryToStore(ofTab, TAB, id)
}

/** Matches the shared database of that name and those of single tabs. */
export const isNamed = (database: string, name: string): boolean => database === name || database.startsWith(name + OF)

/** Returns a view of the items whose keys begin with a prefix. */
function partOf(storage: Storage, prefix: string): Storage {
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
