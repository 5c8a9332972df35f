import type { BrowserTab } from '../browser-tab'
import type { CallLog } from '../call-log'
import type { MockConditions } from '../conditions'
import type { Store } from '../model/store'
import type { OfflineCopy } from '../offline'
import type { Scenario } from '../seed/scenarios'

/** The console's access to the mock host in this page. */
export interface MockView {
  /** Reads the store between two calls, with what other tabs have written. */
  readonly look: <Seen>(see: (store: Store) => Seen) => Promise<Seen>
  /** Calls the listener after each write, in any tab; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Absolute address of the portal's own pages, ending in `/`. */
  readonly pagesAddress: string
  readonly conditions: MockConditions
  /** Whether the demo opens without a connection; null where nothing is stored. */
  readonly offline: OfflineCopy | null
  /** The calls of this tab. */
  readonly log: CallLog
  /** The session of this tab on the host, and whether the other tabs have another one. */
  readonly tab: Pick<BrowserTab, 'session' | 'isOwn'>
  /** Logs a person in, in every tab with this session; this page is left. Rejects where the portal's own log-in does. */
  readonly logIn: (email: string) => Promise<void>
  /** Logs out in the same way, if anybody is logged in. */
  readonly logOut: () => Promise<void>
  /** Where the console itself stores what was opened and hidden. */
  readonly storage: Storage
  /** Starts host and portal anew, in every tab; this page is left. */
  readonly restart: (scenario: Scenario) => Promise<void>
  readonly states: States
  /** Absolute address of the page that is shown. */
  readonly page: () => string
}

/** Saves and loads the state of the host. Loading a state reloads the page. */
export interface States {
  /** Host time of the saved state, in milliseconds since 1970; undefined if nothing is saved. */
  readonly savedAt: () => Promise<number | undefined>
  /** Saves the current state, replacing the saved one. */
  readonly save: () => Promise<void>
  readonly restore: () => Promise<void>
  /** The present state as a file, uploaded documents included. */
  readonly takeFile: () => Promise<Blob>
  /** Rejects with a `WorldFileError` or a zod error for a file that is no state of this demo. */
  readonly readFile: (file: File) => Promise<void>
}
