import type { CallName } from '@/contract'
import type { CallOptions, Client } from './client'
import { ApiError } from './errors'

type Call = (input: unknown, options?: CallOptions) => Promise<unknown>

/**
 * Fetches the client's code on the first call. If that fails, the call rejects as `network`; the next fetches again.
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
  return new Proxy({} as Client, { get: (_, name) => callOf(name as CallName) })
}
