import { createClient, type ClientSettings } from '@/api/client'
import { toApiError, type ApiError } from '@/wire/client/api-error'
import { type CallName, contract, type Input } from '@/contract'

type Reply = Response | string | Error | object

function asResponse(reply: Reply): Response {
  if (reply instanceof Response) return reply
  const body = typeof reply === 'string' ? reply : JSON.stringify(reply)
  // The content type of a PHP host does not describe the content (docs/host.md#always-200).
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

/** Creates a client whose host sends these responses in turn, then repeats the last one. */
export function scriptedClient(replies: readonly Reply[], settings: Partial<ClientSettings> = {}) {
  const requests: Request[] = []
  const inits: RequestInit[] = []
  const noisy: CallName[] = []
  const left = [...replies]
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    requests.push(new Request(input, init))
    inits.push(init)
    const reply = left.length > 1 ? left.shift() : left[0]
    if (reply === undefined || reply instanceof Error) return Promise.reject(reply ?? new TypeError('no reply'))
    return Promise.resolve(asResponse(reply).clone())
  }
  const client = createClient({
    base: 'http://host.test/rgms/',
    fetch,
    onNoise: (call) => noisy.push(call),
    ...settings,
  })
  return { client, requests, inits, noisy }
}

export const answering = (reply: Reply) => scriptedClient([reply]).client

export function exampleOf<Name extends CallName>(call: Name): Input<Name> {
  const [example] = contract[call].examples
  if (!example) throw new Error(`${call} has no example`)
  return example.input as Input<Name> // The examples of a row are typed by that row.
}

/** Returns the `ApiError` of a call that fails; fails the test for any other outcome. */
export async function failureOf(answer: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await answer.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  )
  return toApiError(failure)
}
