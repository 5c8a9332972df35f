import { useMemo } from 'react'
import type { Output } from '@/contract'
import { askedApprovers, askedReviewers, askedThrough } from '@/domain/application/answers'
import { approvalWork, reviewWork, workThrough } from '@/domain/council/work-queue'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { approvalKey, invitationKey } from '@/writes/email-keys'

/**
 * Applications with who was really asked. The host's sent flags turn on when a person is saved, so one whose e-mail then
 * failed still has to be asked.
 */
function useReallyAsked() {
  const { wentOut } = useEmailLog()
  return useMemo(
    () => ({
      approvals: (row: Output<'listApprovals'>[number]) => ({
        ...row,
        approvals: row.approvals.map((one) => ({ ...one, sent: wentOut(approvalKey(row, one.approver), one.sent) })),
      }),
      reviews: (row: Output<'listReviewers'>[number]) => ({
        ...row,
        reviews: row.reviews.map((one) => ({ ...one, sent: wentOut(invitationKey(row, one), one.sent) })),
      }),
    }),
    [wentOut],
  )
}

/** The work of asking HOD and Dean, for the dashboard and for the list that its counts lead to. */
export function useApprovalWork() {
  const { approvals } = useReallyAsked()
  return useMemo(() => workThrough(approvalWork, approvals), [approvals])
}

/** The same for the reviewers. */
export function useReviewWork() {
  const { reviews } = useReallyAsked()
  return useMemo(() => workThrough(reviewWork, reviews), [reviews])
}

/** HOD and Dean, each with what became of asking them. */
export function useAskedApprovers() {
  const { approvals } = useReallyAsked()
  return useMemo(() => askedThrough(askedApprovers, approvals), [approvals])
}

/** The same for the reviewers. */
export function useAskedReviewers() {
  const { reviews } = useReallyAsked()
  return useMemo(() => askedThrough(askedReviewers, reviews), [reviews])
}
