import { ApiError, explain, refusalOr } from '@/api/errors'

export const CHANGED_MEANWHILE = 'This application was changed meanwhile. Nothing was sent.'

/** What one row of several failed with: the host's own words where it refused (spec 8). */
export function bulkFailure(error: unknown): string {
  if (error instanceof ApiError) return refusalOr(error, explain(error).happened)
  return error instanceof Error ? error.message : explain(error).happened
}
