import { contract, type CallName, type Input, type Output } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { failureOfUpload } from './dropped-upload'
import { ApiError } from './errors'
import { idleLimit, watchedResponse } from './idle-limit'
import { readFileReply, readJsonReply, type OnNoise } from './reply'
import { fileBytes, writeRequest } from './request'
import { isSentAsPerson } from './sent-as'
import { xhrUpload, type Progress, type Upload } from './upload'

export interface CallOptions {
  /** Aborts the call, for example when its screen is left. */
  readonly signal?: AbortSignal
  /** Told how many bytes of a multipart call were sent. */
  readonly onProgress?: (progress: Progress) => void
  /** False on a page that needs no account: a host that wants one has refused, and nobody is asked to log in for it. */
  readonly asksForLogIn?: boolean
  /** Sent from a page that is open to anybody: whoever may be signed in beside it has nothing to do with it. */
  readonly asNobody?: boolean
}

export type Client = {
  readonly [Name in CallName]: (input: Input<Name>, options?: CallOptions) => Promise<Output<Name>>
}

export interface ClientSettings {
  /** Absolute address of the folder the host's `.php` files are in, ending in `/`. */
  readonly base: string
  readonly fetch: typeof globalThis.fetch
  readonly upload?: Upload
  /**
   * Milliseconds without progress until a call is given up. Every piece that is sent or comes gives it as long again,
   * so that a slow line may take its time. Until the first piece of the answer, a call with files has ten times as
   * long: `fetch` does not tell how far it is, and the host then has files to store.
   */
  readonly timeout?: number
  /**
   * Asked when the host no longer knows the session. Resolves to true once the same person is signed in again:
   * the refused request, which the host did not act on, is then sent once more.
   */
  readonly onSignedOut?: (call: CallName) => Promise<boolean>
  /** Asked before anything is sent in a person's name. Rejects with an `ApiError` where it must not go out. */
  readonly beforeSending?: (call: CallName, options: CallOptions) => Promise<void>
  readonly onNoise?: OnNoise
  /** Told of every call that failed. */
  readonly onFailure?: (failure: ApiError) => void
}

const TIMEOUT = 30_000

/** These tell who is signed in; asking for a log-in because of their answer would turn in a circle. */
const ABOUT_THE_SESSION: readonly CallName[] = ['checkSession', 'logIn', 'logOut', 'getProfile', 'changePassword']

/**
 * The typed client, derived from the contract: nothing in it is written for one call.
 * Every failure is an `ApiError`; no call is ever repeated by itself.
 */
export function createClient(settings: ClientSettings): Client {
  const { base, upload = xhrUpload, timeout = TIMEOUT, onSignedOut, beforeSending, onNoise, onFailure } = settings

  const reach = async (call: CallName, endpoint: Endpoint, input: unknown, options: CallOptions): Promise<unknown> => {
    const { url, method, headers, body } = writeRequest(endpoint, base, input)
    const sentBytes = fileBytes(body)
    const untilAnswer = sentBytes > 0 ? timeout * 10 : timeout
    const idle = idleLimit(untilAnswer)
    const signal = options.signal ? AbortSignal.any([options.signal, idle.signal]) : idle.signal
    const send = (): Promise<Response> => {
      const { onProgress } = options
      if (!onProgress || !(body instanceof FormData))
        return settings.fetch(url, { method, headers, body, signal, credentials: 'include', cache: 'no-store' })
      const onMoved = (progress: Progress) => {
        idle.renew(untilAnswer)
        onProgress(progress)
      }
      return upload({ url, body, signal, onProgress: onMoved })
    }
    try {
      const answered = await send()
      idle.renew(timeout)
      const response = watchedResponse(answered, () => idle.renew(timeout))
      if (!response.ok) throw new ApiError(call, { kind: 'http', status: response.status })
      if (endpoint.replies === 'blob') return await readFileReply(call, endpoint, response)
      return readJsonReply(call, endpoint, await response.text(), response.status, onNoise)
    } catch (error) {
      if (error instanceof ApiError)
        throw sentBytes > 0 ? failureOfUpload(error, { input: Object(input), bytes: sentBytes }) : error
      const kind = options.signal?.aborted ? 'aborted' : idle.signal.aborted ? 'timeout' : 'network'
      throw new ApiError(call, { kind, sentBytes, cause: error })
    } finally {
      idle.end()
    }
  }

  const callOf =
    (call: CallName, endpoint: Endpoint) =>
    async (input: unknown, options: CallOptions = {}) => {
      try {
        if (isSentAsPerson(endpoint) && !options.asNobody) await beforeSending?.(call, options)
        return await reach(call, endpoint, input, options)
      } catch (error) {
        if (error instanceof ApiError) onFailure?.(error)
        const signedOut = error instanceof ApiError && error.kind === 'signed-out' && !ABOUT_THE_SESSION.includes(call)
        const asks = signedOut && options.asksForLogIn !== false
        if (asks && (await onSignedOut?.(call))) return reach(call, endpoint, input, options)
        throw error
      }
    }

  const entries = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.
  // Each entry decodes with the schemas of its own row, which is what `Client` says of it.
  return Object.fromEntries(entries.map(([call, endpoint]) => [call, callOf(call, endpoint)])) as unknown as Client
}
