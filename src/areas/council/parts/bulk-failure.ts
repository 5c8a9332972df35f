import { ApiError, explain, isAmbiguous, refusalOr } from '@/api/errors'
import type { CallName } from '@/contract'
import { guidance } from '@/domain/guidance'

export const CHANGED_MEANWHILE = 'This application was changed meanwhile. Nothing was sent.'

/**
 * What one row of several failed with: the host's own words where it refused (spec 8). Without an answer it may be
 * done all the same, and whoever is about to retry is told to look first.
 * @param writing the call that does it; others only read the row before
 */
export const bulkFailure =
  (writing: CallName) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError)) return error instanceof Error ? error.message : explain(error).happened
    if (error.call !== writing || !isAmbiguous(error)) return refusalOr(error, explain(error).happened)
    const { happened, next } = guidance.ambiguousWrite
    return `${happened} ${next}`
  }
