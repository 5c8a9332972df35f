import { truncateForDisplay } from '@/lib/truncate-for-display'
import type { BodyKind } from './body-kind'

/** `refused` and `signed-out` come from the host itself; `http`, `not-json` and `shape` are broken responses. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'http'
  | 'refused'
  | 'signed-out'
  /** Somebody else has signed in meanwhile: nothing was sent. */
  | 'somebody-else'
  | 'not-json'
  | 'shape'
  | 'too-large'
  | 'no-file'
  | 'unreadable-file'
  | 'aborted'

interface Failure {
  readonly kind: FailureKind
  /** The host's text in a refusal, of any length. Untrusted, so it is shown as text, never as HTML. */
  readonly serverText?: string
  /** Path of the field in the response that does not fit the schema, e.g. `3.Status`. */
  readonly field?: string
  readonly status?: number
  readonly bodyKind?: BodyKind
  /** Total size of the files. A host may drop a large body silently. */
  readonly sentBytes?: number
  /** The call failed before it was sent, so the host did nothing. */
  readonly isUnsent?: boolean
  readonly cause?: unknown
}

/** The failure of any call. `kind` separates a refusal from a broken connection or response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly serverText: string
  readonly field: string | undefined
  readonly status: number | undefined
  readonly bodyKind: BodyKind | undefined
  readonly sentBytes: number
  readonly isUnsent: boolean

  constructor(
    readonly call: string,
    { kind, serverText = '', field, status, bodyKind, sentBytes = 0, isUnsent = false, cause }: Failure,
  ) {
    super(`${call}: ${kind}${field ? ` at ${field}` : ''}`, { cause })
    this.kind = kind
    this.serverText = truncateForDisplay(serverText)
    this.field = field
    this.status = status
    this.bodyKind = bodyKind
    this.sentBytes = sentBytes
    this.isUnsent = isUnsent
  }

  /** Technical detail without personal data, safe to copy into an e-mail. */
  get detail(): string {
    const status = this.status ? `, HTTP ${this.status}` : ''
    const reason = this.cause instanceof ApiError ? `, not sent because of ${this.cause.detail}` : ''
    return `${this.call}: ${this.kind}${status}${this.field ? `, field ${this.field}` : ''}${reason}`
  }
}

/** Rethrows anything but an `ApiError`: it is a bug in the app. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

export const getTechnicalDetail = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.detail : undefined

export const hasNoResponse = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind)

/** Whether a write may have been done: no response came, or one that confirms nothing, such as an error 500. */
export function isAmbiguous(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isUnsent) return false
  const { kind, status = 500, bodyKind } = error
  // With a 4xx code, or the app's own page as the response, the script was not run.
  if (kind === 'http') return status >= 500
  if (kind === 'not-json') return bodyKind !== 'own-page'
  return kind === 'shape' || hasNoResponse(error)
}

/** A response that decides about an earlier attempt to send the same. */
const DECISIVE_KINDS: readonly FailureKind[] = ['refused', 'too-large']

/**
 * Whether a write may have been done, by this attempt or an earlier unconfirmed one: a retry that did not reach the
 * host's script settles nothing.
 */
export const isStillAmbiguous = (error: ApiError, wasAmbiguous: boolean): boolean =>
  isAmbiguous(error) || (wasAmbiguous && !DECISIVE_KINDS.includes(error.kind))
