import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Role } from '@/domain/people/roles'
import type { Client } from './client'
import type { Session } from './session'

/** Dependencies of screens from outside the component tree. `src/writes` adds the queue. Tests and stories create their own. */
export interface Services {
  readonly client: Client
  readonly queries: QueryClient
  readonly session: Session
  /** The one clock of the portal: the device's, or the host's if the two differ by more than five minutes. */
  readonly now: () => Date
  /** Milliseconds that the device's clock is ahead of the host's; 0 within five minutes. */
  readonly deviceLead: () => number
  /** Absolute address of the folder the host's `.php` files are in. */
  readonly hostBase: string
  /** Absolute address of the portal's own pages, ending in `/`, for the links in e-mails. */
  readonly pagesAddress: string
  readonly local: Storage
  readonly tab: Storage
  /** The banner's text while the device is offline. The mock still responds then; a real host does not. */
  readonly offlineWords: string
  /** Name of the IndexedDB database that stores the files of a draft. */
  readonly draftFiles: string
  /** Preloads the code of another page. Rejects if it cannot be loaded. */
  readonly fetchPage: (address: string) => Promise<void>
  /** Opens an address with a full page load, which clears the memory. */
  readonly openAfresh: (address: string) => void
  /** Whether this role may open the page at an address; null is a visitor without an account. */
  readonly mayOpen: (role: Role | null, address: string) => boolean
}

export const ServicesContext = createContext<Services | null>(null)
