import type { Output } from '@/contract'
import type { Approver } from '@/domain/links'

export type ApprovalCase = Output<'listApprovals'>[number]

/** What a row says of the HOD or of the Dean. */
export function approverOf(row: ApprovalCase, approver: Approver) {
  return approver === 'HOD'
    ? { decision: row.hod_decision, sent: row.hod_sent, email: row.hodEmail ?? '' }
    : { decision: row.dean_decision, sent: row.dean_sent, email: row.deanEmail ?? '' }
}

/** Approve or Reject once decided (spec 2, Request Approval). */
export function decisionWord(row: ApprovalCase, approver: Approver): string | null {
  const { decision } = approverOf(row, approver)
  if (decision === null) return null
  return decision === '3.1' ? 'Approve' : 'Reject'
}
