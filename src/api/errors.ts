import { guidance, type Explanation, type FailureKind } from '@/domain/guidance'
import type { CallName } from '@/contract'
import type { ReplyKind } from './reply-kind'

interface Failure {
  readonly kind: FailureKind
  /** What the host said in a refusal: shown as the text it is. */
  readonly serverText?: string
  /** Where in the reply the shape was another, e.g. `3.Status`. */
  readonly field?: string
  readonly status?: number
  /** What stood there in place of an answer. */
  readonly found?: ReplyKind
  /** How much was being sent, in bytes: a host may drop what is too large without a word (users pain 9). */
  readonly sentBytes?: number
  /** It failed before the call itself: the host has heard nothing of it. */
  readonly nothingSent?: boolean
  readonly cause?: unknown
}

/** The one failure of every call. Refused is not broken: the kind tells which (architecture, "The contract"). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly serverText: string
  readonly field: string | undefined
  readonly status: number | undefined
  readonly found: ReplyKind | undefined
  readonly sentBytes: number
  readonly nothingSent: boolean

  constructor(
    readonly call: CallName,
    { kind, serverText = '', field, status, found, sentBytes = 0, nothingSent = false, cause }: Failure,
  ) {
    super(`${call}: ${kind}${field ? ` at ${field}` : ''}`, { cause })
    this.kind = kind
    this.serverText = serverText
    this.field = field
    this.status = status
    this.found = found
    this.sentBytes = sentBytes
    this.nothingSent = nothingSent
  }

  /** The technical side of it, safe to copy into an e-mail: the call, the kind and the place, no personal data. */
  get detail(): string {
    const status = this.status ? `, HTTP ${this.status}` : ''
    const because = this.cause instanceof ApiError ? `, not sent because of ${this.cause.detail}` : ''
    return `${this.call}: ${this.kind}${status}${this.field ? `, field ${this.field}` : ''}${because}`
  }
}

/** What happened, what is kept and what to do, in words for the page. */
export function explain(error: unknown): Explanation {
  if (!(error instanceof ApiError)) return guidance.failure.shape
  const { kind, sentBytes, nothingSent } = error
  if (nothingSent && kind === 'network') return guidance.nothingSent
  return kind === 'too-large' && sentBytes > 0 ? guidance.uploadNotAccepted(sentBytes) : guidance.failure[kind]
}

/** The host's own words where it refused, else the text of the catalogue that belongs to the action. */
export const refusalOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.kind === 'refused' && error.serverText !== '' ? error.serverText : fallback

/** What the host said in a refusal, for an alert that has not said it already: a reason is no technical matter. */
export function hostWords(error: unknown, alert: string): string | undefined {
  const words = refusalOr(error, '')
  return words === '' || alert.includes(words) ? undefined : words
}

/** Why it failed, for a line: the host's own words where it refused, else what happened. */
export const whyItFailed = (error: unknown): string => refusalOr(error, explain(error).happened)

/** No answer came. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind)

/** A write that may have been done although no answer came. */
export const isAmbiguous = (error: unknown): boolean => isUnanswered(error) && !error.nothingSent

/** As `explain`, for a call that writes: without an answer it may be done, which whoever stopped it is not told. */
export const explainWrite = (error: unknown): Explanation =>
  error instanceof ApiError && error.kind !== 'aborted' && isAmbiguous(error) ? guidance.ambiguousWrite : explain(error)
