import { useMemo } from 'react'
import type { Output } from '@/contract'
import { approvalWork, reviewWork, workThrough } from '@/domain/work-queue'
import { useSentEmails } from '../sent-emails/use-sent-emails'
import { approvalKey, invitationKey } from '../sent-emails/email-keys'

/**
 * The work of asking HOD and Dean, for the dashboard and for the list that its counts lead to. The host's sent flags
 * turn on when a person is saved, so one whose e-mail then failed still has to be asked.
 */
export function useApprovalWork() {
  const { wentOut } = useSentEmails()
  return useMemo(
    () =>
      workThrough(approvalWork, (row: Output<'listApprovals'>[number]) => ({
        ...row,
        approvals: row.approvals.map((one) => ({
          ...one,
          sent: wentOut(approvalKey(row, one.approver), one.sent),
        })),
      })),
    [wentOut],
  )
}

/** The same for the reviewers. */
export function useReviewWork() {
  const { wentOut } = useSentEmails()
  return useMemo(
    () =>
      workThrough(reviewWork, (row: Output<'listReviewers'>[number]) => ({
        ...row,
        reviews: row.reviews.map((one) => ({ ...one, sent: wentOut(invitationKey(row, one), one.sent) })),
      })),
    [wentOut],
  )
}
