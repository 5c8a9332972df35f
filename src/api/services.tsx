import { useMutation, useSuspenseQuery, type QueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CallName, Input, Output } from '@/contract'
import type { Role } from '@/domain/roles'
import type { CallOptions, Client } from './client'
import type { ApiError } from './errors'
import { invalidateAfter, callQuery, type ReadingCall } from './query'
import type { Outbox } from './outbox/outbox'
import type { Session, SessionState } from './session'

/** Everything a screen needs from outside the component tree; tests and stories make their own. */
export interface Services {
  readonly client: Client
  readonly queries: QueryClient
  readonly session: Session
  /** Writes that wait behind Undo, are being sent, or are done. */
  readonly outbox: Outbox
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
  /** The banner's text while the device has no connection; the mock still answers then, a real host does not. */
  readonly offlineWords: string
  /** Name of the IndexedDB database that stores the files of a draft. */
  readonly draftFiles: string
  /** Fetches the code of another page ahead of a visit; rejects where it cannot be loaded. */
  readonly fetchPage: (address: string) => Promise<void>
  /** Loads the portal anew at one of its addresses, so that nothing of this page stays in memory. */
  readonly openAfresh: (address: string) => void
  /** Whether this role may open the page at an address; null is a visitor without an account. */
  readonly mayOpen: (role: Role | null, address: string) => boolean
}

const ServicesContext = createContext<Services | null>(null)

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
)

/** The services of this portal. Throws outside a `ServicesProvider`. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesProvider above it')
  return services
}

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
}

/** The portal's clock, read again every `every` milliseconds: for countdowns and the application period. */
export function useNow(every = 1000): Date {
  const { now } = useServices()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [now, every])
  return time
}

/** The data of a call that a loader has awaited, kept up to date. Suspends; an `ApiError` goes to the error page. */
export function useSuspenseCall<Name extends ReadingCall>(call: Name, input: Input<Name>): Output<Name> {
  const { client } = useServices()
  return useSuspenseQuery(callQuery(client, call, input)).data
}

interface Sent<Name extends CallName> extends CallOptions {
  readonly input: Input<Name>
}

/**
 * A call that changes something: sent once for each `mutate`, never repeated automatically; afterwards whatever it
 * made stale is loaded again. The mutation ends when the host has answered, so that a slow list keeps no button busy;
 * to wait for the list as well, call the client and await `invalidateAfter`.
 */
export function useCall<Name extends CallName>(
  call: Name,
  options: Omit<UseMutationOptions<Output<Name>, ApiError, Sent<Name>>, 'mutationFn' | 'retry'> = {},
) {
  const { client, queries } = useServices()
  return useMutation<Output<Name>, ApiError, Sent<Name>>({
    ...options,
    mutationFn: ({ input, ...sending }) => client[call](input, sending),
    retry: false,
    onSettled: (...settled) => {
      void invalidateAfter(queries, call)
      return options.onSettled?.(...settled)
    },
  })
}

/** Loads what a screen needs before it is shown; rejects with the `ApiError` that the error page explains. */
export const ensureCall = <Name extends ReadingCall>(
  { client, queries }: Services,
  call: Name,
  input: Input<Name>,
): Promise<Output<Name>> => queries.ensureQueryData(callQuery(client, call, input)) as Promise<Output<Name>> // As in `useSuspenseCall`.
