import { ApiError, isAmbiguous, whyItFailed } from '@/api/errors'
import { guidance } from '@/domain/guidance'
import { NotConfirmed } from '@/table/bulk'

export const CHANGED_MEANWHILE = 'This application was changed meanwhile. Nothing was sent.'

/** For actions whose outcome the list shows. */
export const RETRY_READS_FIRST = 'Retry reads the list first, and sends nothing twice.'

/**
 * Settles like the write, except that an ambiguous response rejects with `NotConfirmed`, since it may have been done.
 * @param onRetry what a retry will do
 */
export async function confirmed(writing: Promise<unknown>, onRetry: string): Promise<void> {
  try {
    await writing
  } catch (error) {
    throw isAmbiguous(error) ? new NotConfirmed(`${guidance.ambiguousWrite.happened} ${onRetry}`) : error
  }
}

/** Error text for one row of a bulk action; the host's own words if it refused. */
export function bulkFailure(error: unknown): string {
  return error instanceof Error && !(error instanceof ApiError) ? error.message : whyItFailed(error)
}
