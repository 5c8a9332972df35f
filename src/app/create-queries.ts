import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/wire/client/api-error'

const RETRIES = 2
/** Milliseconds; doubles with each retry. */
const FIRST_RETRY_AFTER = 250
/** Milliseconds. */
const FRESH_FOR = 15_000

function isTemporary(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && (status >= 500 || status === 429))
}

/** `networkMode: 'always'`: without a connection a call fails and the failure is shown, instead of pausing silently. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
        retryDelay: (attempt) => FIRST_RETRY_AFTER * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
