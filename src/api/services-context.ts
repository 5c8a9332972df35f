import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Role } from '@/domain/people/roles'
import type { Client } from './client'
import type { Session } from './session'

/** Dependencies of screens. `src/writes` adds the queue to this type. Tests and stories create their own services. */
export interface Services {
  readonly client: Client
  readonly queries: QueryClient
  readonly session: Session
  /** The portal's only clock: the device's, or the host's if the two differ by more than five minutes. */
  readonly now: () => Date
  /** Returns how many milliseconds the device's clock is ahead of the host's; 0 if they differ by less than five minutes. */
  readonly getClockLead: () => number
  /** Absolute address of the folder with the host's `.php` files. */
  readonly hostBase: string
  /** Absolute address of the portal's own pages, ending in `/`, for the links in e-mails. */
  readonly pagesAddress: string
  readonly local: Storage
  readonly tab: Storage
  /** Text of the banner while the device is offline. It differs for the mock, which still responds. */
  readonly offlineText: string
  /** Name of the IndexedDB database that stores the files of a draft. */
  readonly draftDatabaseName: string
  /** Preloads the code of another page. Rejects if it cannot be loaded. */
  readonly fetchPage: (address: string) => Promise<void>
  /** Opens an address with a full page load, which clears all state in memory. */
  readonly openWithReload: (address: string) => void
  /** Whether a role may open the page at an address. The role of a visitor is null. */
  readonly mayOpen: (role: Role | null, address: string) => boolean
}

export const ServicesContext = createContext<Services | null>(null)
