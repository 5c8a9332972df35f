import { ApiError } from './errors'

/**
 * PHP's warning about a body over its `post_max_size`, on hosts that print warnings. The script then runs with empty
 * input, so its answer says nothing about what was sent (docs/host.md#files-that-are-too-large).
 */
const OVER_LIMIT = /POST Content-Length of \d+ bytes exceeds the limit/i

/** Whether the reply holds PHP's own warning that it dropped the body. */
export const saysItWasDropped = (reply: string): boolean => OVER_LIMIT.test(reply)

/** PHP's default `upload_max_filesize`, in bytes; a smaller file is rarely refused for its size. */
const SMALLEST_LIMIT = 2 * 1024 * 1024

/** Refusals for a missing field or file: the client always sends all of them, so the body was probably dropped. */
const MISSES_SOMETHING =
  /\b(missing|no files?|nothing)\b|\b(is|are) required\.?$|\bnot (been )?(provided|received|uploaded|sent|set)\b|^invalid (app_?id|request|input)\.?$|exceeds|too large/i

/** PHP's `empty()` is true for `'0'`: a host that reports a mark of 0 as missing did receive the body. */
const isEmptyToPhp = (value: unknown): boolean => value === '0'

/** A reply without success or refusal, an empty one, or an HTML page: a script that got no input answers so. */
const isWithoutVerdict = ({ kind, field, found }: ApiError): boolean =>
  (kind === 'shape' && field === 'status') || found === 'nothing' || found === 'page'

function isDropped(error: ApiError, sent: SentFiles): boolean {
  if (error.status === 413) return true
  if (sent.bytes < SMALLEST_LIMIT) return false
  if (isWithoutVerdict(error)) return true
  const misses = error.kind === 'refused' && MISSES_SOMETHING.test(error.serverText)
  return misses && !Object.values(sent.input).some(isEmptyToPhp)
}

interface SentFiles {
  /** What the call was given. */
  readonly input: object
  /** The size of the files in it. */
  readonly bytes: number
}

/**
 * The failure of a call that carried files. Servers drop what is too large before a script can say why, so that is
 * read from what they did say.
 */
export const failureOfUpload = (error: ApiError, sent: SentFiles): ApiError =>
  // `cause` is the one property of an error that spreading leaves behind.
  new ApiError(error.call, {
    ...error,
    cause: error.cause,
    sentBytes: sent.bytes,
    kind: isDropped(error, sent) ? 'too-large' : error.kind,
  })
