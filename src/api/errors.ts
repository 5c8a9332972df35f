import { guidance, type Explanation, type FailureKind } from '@/domain/guidance'
import type { CallName } from '@/contract'
import type { Found } from './found'

interface Failure {
  readonly kind: FailureKind
  /** What the host said in a refusal: shown as the text it is. */
  readonly serverText?: string
  /** Where in the reply the shape was another, e.g. `3.Status`. */
  readonly field?: string
  readonly status?: number
  /** What stood there in place of an answer. */
  readonly found?: Found
  /** How much was being sent, in bytes: a host may drop what is too large without a word (users pain 9). */
  readonly sentBytes?: number
  readonly cause?: unknown
}

/** The one failure of every call. Refused is not broken: the kind tells which (architecture, "The contract"). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly serverText: string
  readonly field: string | undefined
  readonly status: number | undefined
  readonly found: Found | undefined
  readonly sentBytes: number

  constructor(
    readonly call: CallName,
    { kind, serverText = '', field, status, found, sentBytes = 0, cause }: Failure,
  ) {
    super(`${call}: ${kind}${field ? ` at ${field}` : ''}`, { cause })
    this.kind = kind
    this.serverText = serverText
    this.field = field
    this.status = status
    this.found = found
    this.sentBytes = sentBytes
  }

  /** The technical side of it, safe to copy into an e-mail: the call, the kind and the place, no personal data. */
  get detail(): string {
    const status = this.status ? `, HTTP ${this.status}` : ''
    return `${this.call}: ${this.kind}${status}${this.field ? `, field ${this.field}` : ''}`
  }
}

/** What happened, what is kept and what to do, in words for the page. */
export function explain(error: unknown): Explanation {
  if (!(error instanceof ApiError)) return guidance.failure.shape
  const { kind, sentBytes } = error
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

/** A write that may have been done although no answer came (users S17). */
export const isAmbiguous = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind)

/** As `explain`, for a call that writes: without an answer it may be done, which whoever stopped it is not told. */
export const explainWrite = (error: unknown): Explanation =>
  error instanceof ApiError && error.kind !== 'aborted' && isAmbiguous(error) ? guidance.ambiguousWrite : explain(error)
