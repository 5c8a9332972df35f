import { ApiError } from './errors'

/** These pass by themselves: the right host, busy or being looked after. */
const PASSING = [408, 429, 502, 503, 504]

/**
 * Whether a failed check speaks of something else than the host at its address: a website, a folder without its
 * files, a server that runs no PHP. A host that is slow or cannot be reached for the moment is none of these.
 * @param isElsewhere whether the host's address is another origin than the page's: it then has to allow calls with
 *   cookies, and a browser tells a refusal from a broken connection to nobody (wire 1.1)
 */
export function isWrongHost(error: unknown, isElsewhere: boolean): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  if (kind === 'http') return !PASSING.includes(status)
  if (kind === 'network') return isElsewhere
  return kind === 'not-json' || kind === 'shape'
}
