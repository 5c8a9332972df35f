import type { Output } from '@/contract'
import type { Approver } from '@/domain/links'
import { DECISION_LABELS } from '@/domain/status'

export type ApprovalApplication = Output<'listApprovals'>[number]

/** What a row says of the HOD or of the Dean. */
export function approverOf(row: ApprovalApplication, approver: Approver) {
  return approver === 'HOD'
    ? { decision: row.hod_decision, sent: row.hod_sent, email: row.hodEmail ?? '' }
    : { decision: row.dean_decision, sent: row.dean_sent, email: row.deanEmail ?? '' }
}

/** Approve or Reject once decided. */
export function decisionWord(row: ApprovalApplication, approver: Approver): string | null {
  const { decision } = approverOf(row, approver)
  return decision && DECISION_LABELS[decision]
}
