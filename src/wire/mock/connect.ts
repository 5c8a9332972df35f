import { getResponse, type HttpHandler } from 'msw'
import { SESSION_HEADER, type Exclusively } from './make-handlers'

/** Rejects when the signal is aborted while the host is still busy, as `fetch` does. */
const rejectOnAbort = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** Runs calls in sequence, as PHP does within one session. */
export function createQueue(): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run, run)
    last = result.catch(() => undefined)
    return result
  }
}

/** Returns the `fetch` of one browser with its own session on a mock host. Needs no service worker. */
export const createMockFetch =
  (handlers: readonly HttpHandler[], session: string): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    request.headers.set(SESSION_HEADER, session)
    // Use the caller's own signal: a request without a response may be garbage-collected together with its signal.
    const signal = init?.signal ?? request.signal
    const response = await rejectOnAbort(getResponse([...handlers], request), signal)
    if (!response) throw new Error(`${request.method} ${request.url} is no call of the contract`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
