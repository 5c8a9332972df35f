import { guidance, type Explanation } from '@/domain/texts/guidance'
import { UnreadableFileError } from '@/lib/readable-file'
import { ApiError, isAmbiguous, isStillAmbiguous } from '@/wire/client/api-error'

export function explain(error: unknown): Explanation {
  if (!(error instanceof ApiError)) return guidance.failure.shape
  const { kind, sentBytes, isUnsent, cause } = error
  if (cause instanceof UnreadableFileError) return guidance.fileLost(cause.fileName)
  if (isUnsent && kind === 'network') return guidance.nothingSent
  return kind === 'too-large' && sentBytes > 0 ? guidance.uploadNotAccepted(sentBytes) : guidance.failure[kind]
}

export const getRefusalText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.kind === 'refused' && error.serverText !== '' ? error.serverText : fallback

/** Returns the host's reason for a refusal; undefined if the alert contains it already. */
export function getHostReason(error: unknown, alert: string): string | undefined {
  const reason = getRefusalText(error, '')
  return reason === '' || alert.includes(reason) ? undefined : reason
}

export const getFailureReason = (error: unknown): string => getRefusalText(error, explain(error).happened)

/** @param wasAmbiguous an earlier attempt to send the same write was not confirmed */
export function explainWrite(error: ApiError, wasAmbiguous = false): Explanation {
  if (isAmbiguous(error)) return error.kind === 'aborted' ? guidance.stoppedWrite : guidance.ambiguousWrite
  const explanation = explain(error)
  if (!isStillAmbiguous(error, wasAmbiguous)) return explanation
  return {
    ...explanation,
    happened: `${explanation.happened} ${guidance.earlierAttempt}`,
    next: guidance.ambiguousWrite.next,
  }
}
