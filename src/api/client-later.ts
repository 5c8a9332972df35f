import type { CallName } from '@/contract'
import type { CallOptions, Client } from './client'
import { ApiError } from './errors'

type Call = (input: unknown, options?: CallOptions) => Promise<unknown>

/**
 * A client whose code, the whole contract, comes after the page: a call waits for it. Where it could not be fetched, the
 * call fails as one without a connection, and the next one fetches it again.
 */
export function clientLater(fetchClient: () => Promise<Client>): Client {
  let fetched: Promise<Client> | undefined
  const client = () =>
    (fetched ??= fetchClient().catch((error: unknown) => {
      fetched = undefined
      throw error
    }))
  const callOf =
    (call: CallName): Call =>
    async (input, options) => {
      const { [call]: send } = await client().catch((cause: unknown) => {
        throw new ApiError(call, { kind: 'network', nothingSent: true, cause })
      })
      return (send as Call)(input, options)
    }
  // Every name asked for is one of the contract's, as the type says; each call has the types of its own row.
  return new Proxy({} as Client, { get: (_, name) => callOf(name as CallName) })
}
