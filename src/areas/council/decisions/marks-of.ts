import type { Output } from '@/contract'

export type ApprovedApplication = Output<'listApprovedApplications'>[number]

/** The marks as written, one for each reviewer that the host has; null where there is none yet. */
export function marksOf({
  reviewer1_mark,
  reviewer2_mark,
  reviewer3_mark,
}: ApprovedApplication): readonly (string | null)[] {
  return [reviewer1_mark, reviewer2_mark, ...(reviewer3_mark === undefined ? [] : [reviewer3_mark])]
}
