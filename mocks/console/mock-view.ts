import type { Store } from '../model/store'

/** What the console sees of the mock host in this page. */
export interface MockView {
  /** Looks into the store in its turn, after what other tabs have written. */
  readonly look: <Seen>(see: (store: Store) => Seen) => Promise<Seen>
  /** Calls the listener whenever something was written, in whichever tab; gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Absolute address of the portal's own pages, ending in `/`. */
  readonly pagesAddress: string
}
