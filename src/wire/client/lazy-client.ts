import type { CallOptions } from './client'
import { ApiError } from './api-error'

type Call = (input: unknown, options?: CallOptions) => Promise<unknown>

/**
 * Fetches the client's code on the first call. If that fails, the call rejects as `network`; the next fetches again.
 */
export function createLazyClient<Client extends object>(fetchClient: () => Promise<Client>): Client {
  let clientPromise: Promise<Client> | undefined
  const loadClient = () =>
    (clientPromise ??= fetchClient().catch((error: unknown) => {
      clientPromise = undefined
      throw error
    }))
  const createCall =
    (call: string): Call =>
    async (input, options) => {
      const fetched = await loadClient().catch((cause: unknown) => {
        throw new ApiError(call, { kind: 'network', isUnsent: true, cause })
      })
      return (fetched as Record<string, Call>)[call]?.(input, options)
    }
  return new Proxy({} as Client, { get: (_, name) => createCall(String(name)) })
}
