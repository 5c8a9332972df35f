import { contract, type CallName, type Input, type Output } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { ensureReadable } from '@/lib/readable-file'
import { failureOfUpload } from './dropped-upload'
import { ApiError } from './errors'
import { idleLimit, watchedResponse } from './idle-limit'
import { readFileReply, readJsonReply, readNothing, type OnNoise } from './reply'
import { filesIn, writeRequest } from './request'
import { isSentAsPerson } from './sent-as'
import { staleAfter } from './stale-after'
import { learnStaleCalls } from './stale-calls'
import { readErrorReply, saysDone } from './status-codes'
import { xhrUpload, type Progress, type Upload } from './upload'

learnStaleCalls(staleAfter)

// Development: a saved message reaches the screens without a reload of the page.
if (import.meta.hot) import.meta.hot.accept('./reply', () => {})

export interface CallOptions {
  /** Aborts the call, for example when its screen is left. */
  readonly signal?: AbortSignal
  /** Called with the number of bytes of a multipart call that were sent so far. */
  readonly onProgress?: (progress: Progress) => void
  /** False on a page that needs no account: if the host wants a session all the same, no log-in dialog opens. */
  readonly asksForLogIn?: boolean
  /** True on a page that needs no account: it is not checked who is signed in before the call is sent. */
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
   * Milliseconds without progress until a call is aborted. Every chunk that is sent or received starts the time anew,
   * so that a slow connection is not cut off. Until the first chunk of the answer, a call with files has ten times as
   * long: `fetch` reports no upload progress, and the host has to store the files before it answers.
   */
  readonly timeout?: number
  /**
   * Called when the session has ended on the host. Resolves to true once the same person is signed in again: the
   * refused request, which the host did not act on, is then sent once more.
   */
  readonly onSignedOut?: (call: CallName) => Promise<boolean>
  /** Called before a call that changes something in a person's name. Rejects with an `ApiError` if it must not be sent. */
  readonly beforeSending?: (call: CallName, options: CallOptions) => Promise<void>
  readonly onNoise?: OnNoise
  /** Called for every call that failed, with its path. */
  readonly onFailure?: (failure: ApiError, path: string) => void
}

const TIMEOUT = 30_000

/** Calls that are part of a log-in: opening the log-in dialog because one of them failed would never end. */
const ABOUT_THE_SESSION: readonly CallName[] = ['checkSession', 'logIn', 'logOut', 'getProfile', 'changePassword']

/**
 * The typed client, derived from the contract: nothing in it is written for one call.
 * Every failure is an `ApiError`; no call is repeated automatically, because a write may have been done.
 */
export function createClient(settings: ClientSettings): Client {
  const { base, upload = xhrUpload, timeout = TIMEOUT, onSignedOut, beforeSending, onNoise, onFailure } = settings

  const send = async (call: CallName, endpoint: Endpoint, input: unknown, options: CallOptions): Promise<unknown> => {
    const { url, method, headers, body } = writeRequest(endpoint, base, input)
    const files = filesIn(input)
    // A file restored from IndexedDB may be unreadable. Sending it looks like a lost connection, or uploads an empty file.
    if (files.length > 0)
      await ensureReadable(files).catch((cause: unknown) => {
        throw new ApiError(call, { kind: 'unreadable-file', nothingSent: true, cause })
      })
    // Text fields are negligible.
    const sentBytes = files.reduce((bytes, { size }) => bytes + size, 0)
    const untilAnswer = sentBytes > 0 ? timeout * 10 : timeout
    const idle = idleLimit(untilAnswer)
    const signal = options.signal ? AbortSignal.any([options.signal, idle.signal]) : idle.signal
    const request = (): Promise<Response> => {
      const { onProgress } = options
      if (!onProgress || !(body instanceof FormData))
        return settings.fetch(url, { method, headers, body, signal, credentials: 'include', cache: 'no-store' })
      const renewAndReport = (progress: Progress) => {
        idle.renew(untilAnswer)
        onProgress(progress)
      }
      return upload({ url, body, signal, onProgress: renewAndReport })
    }
    try {
      const answered = await request()
      idle.renew(timeout)
      const response = watchedResponse(answered, () => idle.renew(timeout))
      if (!response.ok) return await readErrorReply(call, endpoint, response)
      if (endpoint.replies === 'blob') return await readFileReply(call, endpoint, response)
      const reply = await response.text()
      if (reply === '' && saysDone(call, endpoint, response)) return readNothing(endpoint)
      return readJsonReply(call, endpoint, reply, response.status, onNoise)
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
        return await send(call, endpoint, input, options)
      } catch (error) {
        if (error instanceof ApiError) onFailure?.(error, endpoint.path)
        const signedOut = error instanceof ApiError && error.kind === 'signed-out' && !ABOUT_THE_SESSION.includes(call)
        const asksForLogIn = signedOut && options.asksForLogIn !== false
        if (asksForLogIn && (await onSignedOut?.(call))) return send(call, endpoint, input, options)
        throw error
      }
    }

  const entries = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.
  // Each entry decodes with the schemas of its own row, which is what `Client` says of it.
  return Object.fromEntries(entries.map(([call, endpoint]) => [call, callOf(call, endpoint)])) as unknown as Client
}
