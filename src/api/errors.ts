import { guidance, type Explanation, type FailureKind } from '@/domain/texts/guidance'
import type { CallName } from '@/contract'
import { UnreadableFileError } from '@/lib/readable-file'
import { showable } from '@/lib/showable'
import type { ReplyKind } from './reply-kind'

interface Failure {
  readonly kind: FailureKind
  /** The host's text in a refusal, of any length. It may hold anything, so it is shown as text, never as HTML. */
  readonly serverText?: string
  /** Path of the field in the reply that does not fit the schema, e.g. `3.Status`. */
  readonly field?: string
  readonly status?: number
  /** What the reply held instead of an answer. */
  readonly found?: ReplyKind
  /** Bytes of the files in the call: a host may drop what is too large without saying so. */
  readonly sentBytes?: number
  /** It failed before the call itself was sent, so the host did nothing. */
  readonly nothingSent?: boolean
  readonly cause?: unknown
}

/** The one failure of every call; `kind` tells a refusal from a broken connection or reply. */
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
    this.serverText = showable(serverText)
    this.field = field
    this.status = status
    this.found = found
    this.sentBytes = sentBytes
    this.nothingSent = nothingSent
  }

  /** Technical detail that is safe to copy into an e-mail: the call, the kind and the field, no personal data. */
  get detail(): string {
    const status = this.status ? `, HTTP ${this.status}` : ''
    const because = this.cause instanceof ApiError ? `, not sent because of ${this.cause.detail}` : ''
    return `${this.call}: ${this.kind}${status}${this.field ? `, field ${this.field}` : ''}${because}`
  }
}

/** What a call failed with. Anything else that was thrown is a fault of this program, and is thrown on. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** The technical side of a failure, where it was a call that failed. */
export const technicalDetail = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.detail : undefined

/** What happened, what is kept and what to do, as texts for the page. */
export function explain(error: unknown): Explanation {
  if (!(error instanceof ApiError)) return guidance.failure.shape
  const { kind, sentBytes, nothingSent, cause } = error
  if (cause instanceof UnreadableFileError) return guidance.fileLost(cause.fileName)
  if (nothingSent && kind === 'network') return guidance.nothingSent
  return kind === 'too-large' && sentBytes > 0 ? guidance.uploadNotAccepted(sentBytes) : guidance.failure[kind]
}

/** The host's own text where it refused, else the action's fixed text. */
export const refusalOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.kind === 'refused' && error.serverText !== '' ? error.serverText : fallback

/** The host's reason for a refusal, unless the alert holds it already. Shown openly, not under technical details. */
export function hostWords(error: unknown, alert: string): string | undefined {
  const words = refusalOr(error, '')
  return words === '' || alert.includes(words) ? undefined : words
}

/** Why it failed, in one line: the host's own text where it refused, else what happened. */
export const whyItFailed = (error: unknown): string => refusalOr(error, explain(error).happened)

/** Whether no answer came: there was no connection, a time-out, or the call was aborted. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['network', 'timeout', 'aborted'].includes(error.kind)

/** Whether a write may have been done: no response came, or one that confirms nothing, such as an error 500. */
export function isAmbiguous(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.nothingSent) return false
  const { kind, status = 500, found } = error
  // With a 4xx code, or the portal's own page as the response, the script was not run.
  if (kind === 'http') return status >= 500
  if (kind === 'not-json') return found !== 'portal'
  return kind === 'shape' || isUnanswered(error)
}

/** Returns the host's text for a refusal, else `fixed`. Appends `mayBeDone` if the write is unconfirmed. */
export const failedForm = (error: unknown, fixed: string, mayBeDone?: string): string =>
  isAmbiguous(error) && mayBeDone !== undefined ? `${fixed}\n${mayBeDone}` : refusalOr(error, fixed)

/** As `explain`, for a call that writes: without a confirmation it may have been done. */
export function explainWrite(error: unknown): Explanation {
  if (!isAmbiguous(error)) return explain(error)
  return error instanceof ApiError && error.kind === 'aborted' ? guidance.stoppedWrite : guidance.ambiguousWrite
}
