import type { CallOptions } from './client'
import { ApiError } from './api-error'

type Call = (input: unknown, options?: CallOptions) => Promise<unknown>

/**
 * Fetches the client's code on the first call. If that fails, the call rejects as `network`; the next fetches again.
 */
export function clientLater<Client extends object>(fetchClient: () => Promise<Client>): Client {
  let fetched: Promise<Client> | undefined
  const client = () =>
    (fetched ??= fetchClient().catch((error: unknown) => {
      fetched = undefined
      throw error
    }))
  const callOf =
    (call: string): Call =>
    async (input, options) => {
      const fetched = await client().catch((cause: unknown) => {
        throw new ApiError(call, { kind: 'network', nothingSent: true, cause })
      })
      return (fetched as Record<string, Call>)[call]?.(input, options)
    }
  return new Proxy({} as Client, { get: (_, name) => callOf(String(name)) })
}
