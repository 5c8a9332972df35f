import type { Endpoint } from '../contract/endpoint'
import { getRows, type Calls, type ClientOf, type NameOf, type Protocol } from '../contract/protocol'
import { ensureReadable } from '@/lib/readable-file'
import { reclassifyUploadFailure } from './dropped-upload'
import { ApiError } from './api-error'
import { createIdleTimeout, watchResponse } from './idle-timeout'
import { decodeResponse } from './decode-response'
import type { OnNoise } from './read-response'
import { getFiles, writeRequest } from './request'
import { isSentAsPerson } from './sent-as'
import { xhrUpload, type Progress, type Upload } from './upload'

// In development, an edited message reaches the screens without a page reload.
if (import.meta.hot) import.meta.hot.accept('./decode-response', () => {})

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** False on a page without an account: an ended session then opens no log-in dialog. */
  readonly allowsLogIn?: boolean
  /** The session was checked at the start of this attempt: only what this device knows is checked again. */
  readonly isSessionConfirmed?: boolean
  /** True on a page without an account: skips the check of who is signed in. */
  readonly isAnonymous?: boolean
}

export interface ClientSettings<Call extends string = string> {
  /** Absolute address of the folder the host's `.php` files are in, ending in `/`. */
  readonly base: string
  readonly fetch: typeof globalThis.fetch
  readonly upload?: Upload
  /**
   * Idle limit in milliseconds; each chunk sent or received restarts it. Ten times as long until the response to an
   * upload: `fetch` reports no upload progress, and the host stores the files before it responds.
   */
  readonly timeout?: number
  /**
   * Resolves to true once the same person is signed in again: the refused request, which had no effect, is then resent.
   */
  readonly onSignedOut?: (call: Call) => Promise<boolean>
  /** Runs before a call that changes something in a person's name. Rejects with an `ApiError` to stop the call. */
  readonly beforeSending?: (call: Call, options: CallOptions) => Promise<void>
  readonly onNoise?: OnNoise<Call>
  readonly onFailure?: (failure: ApiError, path: string) => void
}

const TIMEOUT = 30_000

/** Every failure is an `ApiError`. Resends only what an ended session refused: any other write may have been done. */
export function createClient<C extends Calls>(
  protocol: Protocol<C>,
  settings: ClientSettings<NameOf<C>>,
): ClientOf<C, CallOptions> {
  type Call = NameOf<C>
  const { base, upload = xhrUpload, timeout = TIMEOUT, onSignedOut, beforeSending, onNoise, onFailure } = settings

  const send = async (call: Call, endpoint: Endpoint, input: unknown, options: CallOptions): Promise<unknown> => {
    const callContext = { call, endpoint, protocol }
    const { url, method, headers, body } = writeRequest(endpoint, base, input)
    const files = getFiles(input)
    // A file restored from IndexedDB may be unreadable. Sending it looks like a lost connection, or uploads an empty file.
    if (files.length > 0)
      await ensureReadable(files).catch((cause: unknown) => {
        throw new ApiError(call, { kind: 'unreadable-file', isUnsent: true, cause })
      })
    // Text fields are negligible.
    const sentBytes = files.reduce((bytes, { size }) => bytes + size, 0)
    const requestTimeout = sentBytes > 0 ? timeout * 10 : timeout
    const idle = createIdleTimeout(requestTimeout)
    const signal = options.signal ? AbortSignal.any([options.signal, idle.signal]) : idle.signal
    const request = (): Promise<Response> => {
      const { onProgress } = options
      if (!onProgress || !(body instanceof FormData))
        return settings.fetch(url, { method, headers, body, signal, credentials: 'include', cache: 'no-store' })
      const restartAndReport = (progress: Progress) => {
        idle.restart(requestTimeout)
        onProgress(progress)
      }
      return upload({ url, body, signal, onProgress: restartAndReport })
    }
    try {
      const rawResponse = await request()
      idle.restart(timeout)
      const response = watchResponse(rawResponse, () => idle.restart(timeout))
      return await decodeResponse(callContext, response, onNoise)
    } catch (error) {
      if (error instanceof ApiError)
        throw sentBytes > 0 ? reclassifyUploadFailure(error, { input: Object(input), bytes: sentBytes }) : error
      const kind = options.signal?.aborted ? 'aborted' : idle.signal.aborted ? 'timeout' : 'network'
      throw new ApiError(call, { kind, sentBytes, cause: error })
    } finally {
      idle.clear()
    }
  }

  const createCall =
    (call: Call, endpoint: Endpoint) =>
    async (input: unknown, options: CallOptions = {}) => {
      const reportFailure = <Result>(sending: Promise<Result>): Promise<Result> =>
        sending.catch((error: unknown) => {
          if (error instanceof ApiError) onFailure?.(error, endpoint.path)
          throw error
        })
      try {
        if (beforeSending && isSentAsPerson(protocol, endpoint) && !options.isAnonymous)
          await reportFailure(beforeSending(call, options))
        return await reportFailure(send(call, endpoint, input, options))
      } catch (error) {
        const isSignedOut = error instanceof ApiError && error.kind === 'signed-out' && endpoint.retriesAfterLogIn
        const mayLogIn = isSignedOut && options.allowsLogIn !== false
        if (mayLogIn && (await onSignedOut?.(call))) return reportFailure(send(call, endpoint, input, options))
        throw error
      }
    }

  // `ClientOf` derives the type of each entry from its row's schemas.
  return Object.fromEntries(
    getRows(protocol.calls).map(([call, endpoint]) => [call, createCall(call, endpoint)]),
  ) as unknown as ClientOf<C, CallOptions>
}
