import { ApiError } from './api-error'

/** Temporary statuses: it may be the right host, overloaded or under maintenance. */
const TEMPORARY_STATUSES = [408, 429, 502, 503, 504]

/**
 * Whether a failed check means that something else is at the host's address, such as a website or a server without PHP.
 * False if the host is slow or temporarily unreachable.
 * @param isOtherOrigin whether the host has another origin than the page. Scripts cannot distinguish a CORS error from a
 *   broken connection (docs/host.md#one-origin)
 */
export function isWrongHost(error: unknown, isOtherOrigin: boolean): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  if (kind === 'http') return !TEMPORARY_STATUSES.includes(status)
  if (kind === 'network') return isOtherOrigin
  return kind === 'not-json' || kind === 'shape'
}
