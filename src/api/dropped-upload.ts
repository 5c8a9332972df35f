import { ApiError } from './errors'

/**
 * PHP's words for a body over its `post_max_size`: printed where the host prints anything. The script runs all the
 * same, on nothing, and whatever it then answers is about nothing (users pain 9).
 */
const OVER_LIMIT = /POST Content-Length of \d+ bytes exceeds the limit/i

/** Whether the host has thrown away what was sent, as PHP itself says. */
export const saysItWasDropped = (written: string): boolean => OVER_LIMIT.test(written)

/** The smallest limit that PHP comes with (`upload_max_filesize`); a smaller file is rarely refused for its size. */
const SMALLEST_LIMIT = 2 * 1024 * 1024

/** Every field and file of a call is always sent; a host that misses one may not have been given the body. */
const MISSES_SOMETHING =
  /\b(missing|no files?|nothing)\b|\b(is|are) required\.?$|\bnot (been )?(provided|received|uploaded|sent|set)\b|^invalid (app_?id|request|input)\.?$|exceeds|too large/i

/** PHP's `empty()` takes it for nothing: a host that misses a mark of 0 has seen it (wire 2.7). */
const isEmptyToPhp = (value: unknown): boolean => value === '0'

/** The answer of a script that found nothing sent, and does not say so; or none at all, or a page in its place. */
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
