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

/** Every field and file of a call is always sent; a host that misses one has not been given the body. */
const MISSES_SOMETHING =
  /\b(missing|required|no files?|nothing)\b|\bnot (been )?(provided|received|uploaded|sent|set)\b|^invalid (app_?id|request|input)\.?$|exceeds|too large/i

/** The answer of a script that found nothing sent, and does not say so. */
const isWithoutVerdict = ({ kind, field }: ApiError): boolean => kind === 'shape' && field === 'status'

const isDropped = (error: ApiError, sentBytes: number): boolean => {
  if (error.status === 413 || error.found === 'nothing') return true
  if (sentBytes < SMALLEST_LIMIT) return false
  return isWithoutVerdict(error) || (error.kind === 'refused' && MISSES_SOMETHING.test(error.serverText))
}

/**
 * The failure of a call that carried files. Servers drop what is too large before a script can say why, so that is
 * read from what they did say.
 * @param sentBytes of the files alone
 */
export const failureOfUpload = (error: ApiError, sentBytes: number): ApiError =>
  // `cause` is the one property of an error that spreading leaves behind.
  new ApiError(error.call, {
    ...error,
    cause: error.cause,
    sentBytes,
    kind: isDropped(error, sentBytes) ? 'too-large' : error.kind,
  })
