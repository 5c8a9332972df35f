import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/wire/client/api-error'

const MAX_RETRIES = 2
/** Milliseconds; doubles with each retry. */
const FIRST_RETRY_DELAY = 250
/** Milliseconds. */
const STALE_TIME = 15_000

function isTemporary(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && (status >= 500 || status === 429))
}

/** `networkMode: 'always'` makes a call fail visibly without a connection, instead of pausing silently. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: STALE_TIME,
        retry: (failures, error) => failures < MAX_RETRIES && isTemporary(error),
        retryDelay: (attempt) => FIRST_RETRY_DELAY * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
