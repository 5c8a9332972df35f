import type { BrowserTab } from '../browser-tab'
import type { CallLog } from '../call-log'
import type { MockConditions } from '../conditions'
import type { Store } from '../model/store'
import type { OpenedEmails } from './opened-emails'
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
  /** The calls of this tab. */
  readonly log: CallLog
  /** The session of this tab on the host, and whether the other tabs have another one. */
  readonly tab: Pick<BrowserTab, 'session' | 'isOwn'>
  /** Logs a person in, in every tab with this session; this page is left. Rejects where the portal's own log-in does. */
  readonly logIn: (email: string) => Promise<void>
  /** Logs out in the same way, if anybody is logged in. */
  readonly logOut: () => Promise<void>
  readonly opened: OpenedEmails
  /** What the host was last seeded with. */
  readonly scenario: () => Scenario
  /** Starts host and portal anew, in every tab; this page is left. */
  readonly restart: (scenario: Scenario) => Promise<void>
}
