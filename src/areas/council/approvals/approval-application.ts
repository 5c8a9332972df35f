import type { Output } from '@/contract'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { DECISION_LABELS } from '@/domain/status/status'

export type ApprovalApplication = Output<'listApprovals'>[number]

/** The approver's decision as "Approve" or "Reject"; null while undecided. */
export function decisionWord(row: ApprovalApplication, approver: Approver): string | null {
  const { decision } = approvalBy(row, approver)
  return decision && DECISION_LABELS[decision]
}
