import type { BrowserTab } from '../browser-tab'
import type { CallLog, MockConditions, Recording } from '../implementation'
import type { Store } from '../model/store'
import type { OfflineCopy } from '../offline'
import type { Scenario } from '../seed/scenarios'
import type { World } from '../world'

/** The console's access to the mock host in this page. */
export interface MockView {
  /** Reads the store between two calls, including the writes of other tabs. */
  readonly readStore: <Result>(read: (store: Store) => Result) => Promise<Result>
  /** Calls the listener after each write in any tab. */
  readonly subscribe: (listener: () => void) => () => void
  /** Absolute URL of the portal's pages, ending in `/`. */
  readonly pagesAddress: string
  readonly conditions: MockConditions
  /** Null on a development server. */
  readonly offline: OfflineCopy | null
  readonly log: CallLog
  readonly tab: Pick<BrowserTab, 'session' | 'isSeparate'>
  /** Logs in all tabs with this session and leaves the page. Rejects if the portal's own log-in does. */
  readonly logIn: (email: string) => Promise<void>
  /** Logs out all tabs with this session and leaves the page. */
  readonly logOut: () => Promise<void>
  /** Storage of the console's own state. */
  readonly storage: Storage
  /** Restarts host and portal in every tab and leaves the page. */
  readonly restart: (scenario: Scenario) => Promise<void>
  readonly states: StateActions
  readonly getPageUrl: () => string
}

/** `restore` reloads the page. */
export interface StateActions {
  /** Resolves to the host time of the saved state in milliseconds since 1970; undefined if nothing is saved. */
  readonly getSavedAt: () => Promise<number | undefined>
  readonly save: () => Promise<void>
  readonly restore: () => Promise<void>
  /** Exports the current state, including uploaded documents. */
  readonly exportFile: () => Promise<Blob>
  /**
   * Restores and returns the state of a file, or plays and returns its recording. Rejects with a `WorldFileError` or a zod
   * error for an invalid file.
   */
  readonly importFile: (file: File) => Promise<World | Recording>
  /** Reloads the page, which shows the previous state until then. */
  readonly reload: () => void
}
