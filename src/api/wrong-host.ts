import { ApiError } from './errors'

/** Temporary statuses: it may be the right host, overloaded or under maintenance. */
const TEMPORARY = [408, 429, 502, 503, 504]

/**
 * Whether a failed check means that something else than the host is at its address: a website, a folder without its
 * files, a server that runs no PHP. A host that is slow or cannot be reached for the moment is none of these.
 * @param isElsewhere whether the host's address is another origin than the page's: it then has to allow calls with
 *   cookies, and scripts cannot tell a browser's refusal from a broken connection (docs/host.md#one-origin)
 */
export function isWrongHost(error: unknown, isElsewhere: boolean): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  if (kind === 'http') return !TEMPORARY.includes(status)
  if (kind === 'network') return isElsewhere
  return kind === 'not-json' || kind === 'shape'
}
