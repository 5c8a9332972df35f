import { ApiError, isAmbiguous, whyItFailed } from '@/api/errors'
import { guidance } from '@/domain/guidance'
import { NotConfirmed } from '@/table/bulk'

export const CHANGED_MEANWHILE = 'This application was changed meanwhile. Nothing was sent.'

/** Where the list tells whether it was done. */
export const RETRY_READS_FIRST = 'Retry reads the list first, and sends nothing twice.'

/** Where no list tells. */
export const RETRY_EMAILS_AGAIN = 'If it did, Retry sends a second e-mail.'

/**
 * Settles as a call that writes does, but for one without an answer: that may be done all the same, and is no failure.
 * @param onRetry what another try will do
 */
export async function confirmed(writing: Promise<unknown>, onRetry: string): Promise<void> {
  try {
    await writing
  } catch (error) {
    throw isAmbiguous(error) ? new NotConfirmed(`${guidance.ambiguousWrite.happened} ${onRetry}`) : error
  }
}

/** What one row of several failed with: the host's own words where it refused. */
export function bulkFailure(error: unknown): string {
  return error instanceof Error && !(error instanceof ApiError) ? error.message : whyItFailed(error)
}
