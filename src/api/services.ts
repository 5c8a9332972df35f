import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { CallName, Input, Output } from '@/contract'
import type { CallOptions } from '@/wire/client/client'
import { invalidateAfter, callQuery, type ReadingCall } from './query'
import { ServicesContext, type Services } from './services-context'
import type { Person, SessionState } from './session'

export type { Services } from './services-context'

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs a <ServicesContext> above it')
  return services
}

export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
}

/** Returns the signed-in person, also while that cannot be checked. */
export function usePerson(): Person | null {
  useSession()
  return useServices().session.person
}

/** Returns `Session.ownerId`, and re-renders when the session changes. */
export function useOwnerId(): string {
  useSession()
  return useServices().session.ownerId
}

/** Re-renders each second. Reads the clock at every render, because data or a new demo time may arrive in between. */
export function useNow(): Date {
  const { now } = useServices()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return now()
}

/** Returns the data of a call, which a loader has usually fetched. Suspends, or throws an `ApiError` to the error page. */
export function useSuspenseCall<Name extends ReadingCall>(call: Name, input: Input<Name>): Output<Name> {
  const { client } = useServices()
  return useSuspenseQuery(callQuery(client, call, input)).data
}

/** Returns a function that sends a call, then invalidates the queries that the call changes without awaiting them. */
export function useCall<Name extends CallName>(call: Name) {
  const { client, queries } = useServices()
  return (input: Input<Name>, options?: CallOptions): Promise<Output<Name>> =>
    client[call](input, options).finally(() => void invalidateAfter(queries, call))
}

/** Loads the data of a screen before it renders. */
export const ensureCall = <Name extends ReadingCall>(
  { client, queries }: Services,
  call: Name,
  input: Input<Name>,
): Promise<Output<Name>> => queries.ensureQueryData(callQuery(client, call, input)) as Promise<Output<Name>> // `queryFn` resolves to this type.
