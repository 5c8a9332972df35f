import { ApiError } from '../client/api-error'
import type { Endpoint } from '../contract/endpoint'
import { BlockedWrite } from './host'

/** Returns whether a call may succeed the next time: after HTTP 5xx, a timeout or a lost connection. */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.cause instanceof BlockedWrite) return false
  return error.kind === 'timeout' || error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

/** Returns whether a call may be sent again although its effect is unknown. A second log-in does no harm. */
export const isRepeatable = ({ changes, logsIn }: Pick<Endpoint, 'changes' | 'logsIn'>): boolean =>
  changes.length === 0 || logsIn

/** One failure in 20 calls remains once in 8000. */
export const MAX_REPETITIONS = 2
