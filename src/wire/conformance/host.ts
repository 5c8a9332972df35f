import type { ApiError } from '../client/api-error'
import { createClient, type CallOptions } from '../client/client'
import { onlyReads } from '../contract/endpoint'
import type { Calls, ClientOf, NameOf, Protocol } from '../contract/protocol'

/** Observes details that the typed client hides. */
interface HostObserver<Call extends string = string> {
  /** A call printed something before its JSON. */
  readonly onNoise: (call: Call) => void
  readonly onResponse: (response: { readonly headers: Headers; readonly body: string }) => void
}

/** Any implementation of a contract: a mock in this process, or a PHP server. */
export interface Host<C extends Calls = Calls> {
  readonly name: string
  readonly protocol: Protocol<C>
  /** Opens a browser with its own session. */
  readonly connect: (observer: HostObserver<NameOf<C>>) => { readonly client: ClientOf<C, CallOptions> }
  /** Permits calls that change the host. */
  readonly mayWrite: boolean
  /** Returns the consequence of a failure on screen; completes "The app ...". */
  readonly describeConsequence: (failure: ApiError) => string
}

/** A call that was not sent, because the run has no permission to write. */
export class BlockedWrite extends Error {
  override readonly name = 'BlockedWrite'
}

/** Rejects calls that could write, without sending them. There is no other write protection. */
function blockWrites(calls: Calls, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const readingEndpoints = Object.values(calls).filter((endpoint) => endpoint.method === 'POST' && onlyReads(endpoint))
  return async (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname } = new URL(url)
    if (method !== 'GET' && !readingEndpoints.some(({ path }) => pathname.endsWith(path)))
      throw new BlockedWrite(`${method} ${pathname.split('/').at(-1) ?? ''} was not sent`)
    return fetch(input, init)
  }
}

export interface HostSettings<C extends Calls> extends Omit<Host<C>, 'connect'> {
  /** Absolute URL of the folder with the host's files, ending in `/`. */
  readonly base: string
  /** Opens another browser. */
  readonly openBrowser: () => typeof globalThis.fetch
  /** Milliseconds, for calls without files. */
  readonly timeout?: number | undefined
}

export const createHost = <C extends Calls>({ base, openBrowser, timeout, ...host }: HostSettings<C>): Host<C> => ({
  ...host,
  connect: ({ onNoise, onResponse }) => {
    const send = host.mayWrite ? openBrowser() : blockWrites(host.protocol.calls, openBrowser())
    const observedFetch: typeof globalThis.fetch = async (input, init) => {
      const response = await send(input, init)
      onResponse({ headers: response.headers, body: await response.clone().text() })
      return response
    }
    return {
      client: createClient(host.protocol, {
        base,
        fetch: observedFetch,
        onNoise,
        ...(timeout !== undefined && { timeout }),
      }),
    }
  },
})
