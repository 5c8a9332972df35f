import { useMutation, useSuspenseQuery, type QueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CallName, Input, Output } from '@/contract'
import type { Role } from '@/domain/roles'
import type { CallOptions, Client } from './client'
import type { ApiError } from './errors'
import { invalidateAfter, callQuery, type ReadingCall } from './query'
import type { Outbox } from './outbox/outbox'
import type { Session, SessionState } from './session'

/** Everything a screen needs from outside itself; tests and stories make their own. */
export interface Services {
  readonly client: Client
  readonly queries: QueryClient
  readonly session: Session
  /** What waits to be sent, is being sent, and was. */
  readonly outbox: Outbox
  /** The one clock of the portal. */
  readonly now: () => Date
  /** Absolute address of the folder the host's `.php` files are in. */
  readonly hostBase: string
  /** Absolute address of the portal's own pages, ending in `/`, for the links in e-mails. */
  readonly pagesAddress: string
  readonly local: Storage
  readonly tab: Storage
  /** What is true while this device has no connection, for whoever answers this portal. */
  readonly offlineWords: string
  /** Name of the IndexedDB database that keeps the files of a draft. */
  readonly draftFiles: string
  /** Fetches the code of another page before anybody goes there; rejects where it cannot be had. */
  readonly fetchPage: (path: string) => Promise<void>
  /** Loads the portal anew at one of its addresses: nothing that a page has in memory outlives it. */
  readonly openAfresh: (address: string) => void
  /** Whether an address of the portal is a page for this role. */
  readonly mayOpen: (role: Role | null, address: string) => boolean
}

const PortalContext = createContext<Services | null>(null)

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <PortalContext value={services}>{children}</PortalContext>
)

export function useServices(): Services {
  const services = use(PortalContext)
  if (!services) throw new Error('useServices needs a ServicesProvider above it')
  return services
}

export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.snapshot)
}

/** The portal's clock, read again every `every` milliseconds: for countdowns and the application window. */
export function useNow(every = 1000): Date {
  const { now } = useServices()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), every)
    return () => clearInterval(timer)
  }, [now, every])
  return time
}

/** What a loader has awaited, and whatever is read again later. Suspends, and throws its `ApiError` to the page. */
export function useSuspenseCall<Name extends ReadingCall>(call: Name, input: Input<Name>): Output<Name> {
  const { client } = useServices()
  return useSuspenseQuery(callQuery(client, call, input)).data
}

interface Sent<Name extends CallName> extends CallOptions {
  readonly input: Input<Name>
}

/**
 * A call that changes something: sent once for each `mutate`, never repeated by itself, and followed by reading
 * again what the contract says it has made stale. It is over when the host has answered: a list that is slow to come
 * keeps no button busy. Who has to wait for the list goes to the client and awaits `invalidateAfter`.
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

/** Loads what a screen needs before it is shown; rejects with the `ApiError` that its error page explains. */
export const ensureCall = <Name extends ReadingCall>(
  { client, queries }: Services,
  call: Name,
  input: Input<Name>,
): Promise<Output<Name>> => queries.ensureQueryData(callQuery(client, call, input)) as Promise<Output<Name>> // As in `useSuspenseCall`.
