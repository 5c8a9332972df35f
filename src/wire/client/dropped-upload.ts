import { ApiError } from './api-error'

/** PHP's warning that it dropped the body and runs the script without input (docs/host.md#files-that-are-too-large). */
const OVER_LIMIT_WARNING = /POST Content-Length of \d+ bytes exceeds the limit/i

export const isDroppedUpload = (body: string): boolean => OVER_LIMIT_WARNING.test(body)

/** PHP's default `upload_max_filesize`, in bytes. A smaller file is rarely refused for its size. */
const MIN_UPLOAD_LIMIT = 2 * 1024 * 1024

/** Refusals for a missing field or file. The client always sends all of them, so PHP probably dropped the body. */
const MISSING_INPUT_REFUSAL =
  /\b(missing|no files?|nothing)\b|\b(is|are) required\.?$|\bnot (been )?(provided|received|uploaded|sent|set)\b|^invalid (\w*id|request|input)\.?$|exceeds|too large/i

/** PHP's `empty()` is true for `'0'`: a host that reports a mark of 0 as missing did receive the body. */
const isEmptyToPhp = (value: unknown): boolean => value === '0'

/** No success or refusal, an empty body or an HTML page: typical of a script that got no input. */
const hasNoResult = ({ kind, field, bodyKind }: ApiError): boolean =>
  (kind === 'shape' && field === 'status') || bodyKind === 'nothing' || bodyKind === 'page'

function isDropped(error: ApiError, sent: SentUpload): boolean {
  if (error.status === 413) return true
  if (sent.bytes < MIN_UPLOAD_LIMIT) return false
  if (hasNoResult(error)) return true
  const reportsMissingInput = error.kind === 'refused' && MISSING_INPUT_REFUSAL.test(error.serverText)
  return reportsMissingInput && !Object.values(sent.input).some(isEmptyToPhp)
}

interface SentUpload {
  readonly input: object
  readonly bytes: number
}

/** Reclassifies a failed upload as `too-large` if the server probably dropped its body. */
export const reclassifyUploadFailure = (error: ApiError, sent: SentUpload): ApiError =>
  // `cause` is not enumerable, so the spread omits it.
  new ApiError(error.call, {
    ...error,
    cause: error.cause,
    sentBytes: sent.bytes,
    kind: isDropped(error, sent) ? 'too-large' : error.kind,
  })
