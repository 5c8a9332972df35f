import type { Output } from '@/contract'

export type ApprovedCase = Output<'listApprovedApplications'>[number]

/** The marks as written, one for each reviewer; null where there is none yet. */
export function marksOf(row: ApprovedCase, hasThird: boolean): readonly (string | null)[] {
  const { reviewer1_mark, reviewer2_mark, reviewer3_mark } = row
  return hasThird ? [reviewer1_mark, reviewer2_mark, reviewer3_mark] : [reviewer1_mark, reviewer2_mark]
}
