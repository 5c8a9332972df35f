import type { BrowserTab } from '../browser-tab'
import type { CallLog } from '@/wire/mock/call-log'
import type { MockConditions } from '@/wire/mock/conditions'
import type { Store } from '../model/store'
import type { OfflineCopy } from '../offline'
import type { Scenario } from '../seed/scenarios'
import type { World } from '../world'

/** The console's access to the mock host in this page. */
export interface MockView {
  /** Reads the store between two calls, including the writes of other tabs. */
  readonly look: <Seen>(see: (store: Store) => Seen) => Promise<Seen>
  /** Calls the listener after each write in any tab. */
  readonly subscribe: (listener: () => void) => () => void
  /** Absolute URL of the portal's pages, ending in `/`. */
  readonly pagesAddress: string
  readonly conditions: MockConditions
  /** Null on a development server. */
  readonly offline: OfflineCopy | null
  readonly log: CallLog
  readonly tab: Pick<BrowserTab, 'session' | 'isOwn'>
  /** Logs in all tabs with this session and leaves the page. Rejects if the portal's own log-in does. */
  readonly logIn: (email: string) => Promise<void>
  /** Logs out all tabs with this session and leaves the page. */
  readonly logOut: () => Promise<void>
  /** Storage of the console's own state. */
  readonly storage: Storage
  /** Restarts host and portal in every tab and leaves the page. */
  readonly restart: (scenario: Scenario) => Promise<void>
  readonly states: States
  /** Returns the absolute URL of the current page. */
  readonly page: () => string
}

/** Restoring reloads the page. */
export interface States {
  /** Host time of the saved state in milliseconds since 1970; undefined if nothing is saved. */
  readonly savedAt: () => Promise<number | undefined>
  readonly save: () => Promise<void>
  readonly restore: () => Promise<void>
  /** Exports the current state, including uploaded documents. */
  readonly takeFile: () => Promise<Blob>
  /** Restores the state of a file, and returns it. Rejects with a `WorldFileError` or a zod error for an invalid file. */
  readonly readFile: (file: File) => Promise<World>
  /** Pages show data from before a file was read until then. */
  readonly reload: () => void
}
