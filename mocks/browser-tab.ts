import { allowedStorage, noStorage } from '@/lib/allowed-storage'
import { keysOf } from '@/lib/storage-keys'
import { tryToStore } from '@/lib/try-to-store'

const TAB = 'demo-tab'

/** The log-in that all other tabs of the browser share. */
export const SHARED_SESSION = 'page'

/** Separates the names of what a tab has to itself: `draft-files of 3f2b…`. */
const OF = ' of '

/** Where the portal of one tab stores what belongs to its person, and by which names. */
export interface BrowserTab {
  /** Names the tab's log-in to the mock host. */
  readonly session: string
  /** In place of local storage. */
  readonly local: Storage
  /** In place of session storage. */
  readonly tab: Storage
  /** Appended to the names of databases and channels. */
  readonly suffix: string
  /** Whether it is somebody apart from the other tabs of the browser. */
  readonly isOwn: boolean
}

/** Whether a name in a query speaks to the demo, and not to a page of the portal. */
export const isDemoParameter = (name: string): boolean => name.startsWith('demo-')

/** Whether an address asks the demo for something besides its page. */
export const asksForDemo = ({ search }: Pick<Location, 'search'>): boolean =>
  [...new URLSearchParams(search).keys()].some(isDemoParameter)

/**
 * The storage of this tab. All tabs of a browser share one log-in and one local storage, except those that were opened
 * with `?demo-tab=own`: each of these has its own until it is closed, and survives a reload.
 */
export function browserTab({ search }: Pick<Location, 'search'>): BrowserTab {
  const [device, ofTab] = [allowedStorage('localStorage'), allowedStorage('sessionStorage')]
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

/**
 * Puts a local storage that keeps nothing in the place of one whose name already throws, as where cookies are blocked: msw
 * reads the name while it is loaded, and without it no call would be answered.
 */
export function replaceRefusedStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: noStorage() })
  }
}

/** Empties what this tab alone has stored. It stays a tab of its own. */
export function clearTab(): void {
  const ofTab = allowedStorage('sessionStorage')
  const id = ofTab.getItem(TAB)
  ofTab.clear()
  if (id !== null) tryToStore(ofTab, TAB, id)
}

/** Whether a database is the one of that name, or that of a tab of its own. */
export const isNamed = (database: string, name: string): boolean => database === name || database.startsWith(name + OF)

/** The items of a storage whose keys begin with a prefix, as a storage that has them alone. */
function partOf(storage: Storage, prefix: string): Storage {
  const keys = () => keysOf(storage).filter((key) => key.startsWith(prefix))
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
