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

/** The states that the host can go back to. Where one takes the place of the present one, the page is loaded again. */
export interface States {
  /** What the host's clock showed when the present state was saved, in milliseconds since 1970. */
  readonly savedAt: () => Promise<number | undefined>
  /** Saves the present state, in place of the one that was saved before. */
  readonly save: () => Promise<void>
  readonly restore: () => Promise<void>
  /** The present state as a file, uploaded documents included. */
  readonly takeFile: () => Promise<Blob>
  /** Rejects with a `WorldFileError` or a zod error for a file that is no state of this demo. */
  readonly readFile: (file: File) => Promise<void>
}
