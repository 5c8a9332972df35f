import { useMutation, useSuspenseQuery, type UseMutationOptions } from '@tanstack/react-query'
import { use, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { CallName, Input, Output } from '@/contract'
import type { CallOptions } from './client'
import type { ApiError } from './errors'
import { invalidateAfter, callQuery, type ReadingCall } from './query'
import { ServicesContext, type Services } from './services-context'
import type { SessionState } from './session'

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

/** Reads the clock at each render, not only each second: data and the demo's clock may arrive in between. */
export function useNow(): Date {
  const { now } = useServices()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return now()
}

/** Returns the data of a call that a loader has awaited. Suspends; throws an `ApiError` to the error page. */
export function useSuspenseCall<Name extends ReadingCall>(call: Name, input: Input<Name>): Output<Name> {
  const { client } = useServices()
  return useSuspenseQuery(callQuery(client, call, input)).data
}

interface Sent<Name extends CallName> extends CallOptions {
  readonly input: Input<Name>
}

/**
 * A mutation without retries. Settles with the host's response, so that a slow list keeps no button busy. To wait for
 * the refetched list as well, call the client and await `invalidateAfter`.
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

/** Loads the data of a screen before it renders. */
export const ensureCall = <Name extends ReadingCall>(
  { client, queries }: Services,
  call: Name,
  input: Input<Name>,
): Promise<Output<Name>> => queries.ensureQueryData(callQuery(client, call, input)) as Promise<Output<Name>> // `queryFn` resolves to it.
