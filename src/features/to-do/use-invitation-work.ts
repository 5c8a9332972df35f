import { useMemo } from 'react'
import type { Output } from '@/contract'
import { askedApprovers, askedReviewers, askedThrough } from '@/domain/council/answers'
import { approvalWork, reviewWork, workThrough } from '@/domain/council/to-do'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { approvalKey, invitationKey } from '@/writes/email-keys'

/** Uses the log of e-mails: the host sets its sent flags when a person is saved, even if the e-mail then fails. */
function useConfirmedRequests() {
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

export function useApprovalWork() {
  const { approvals } = useConfirmedRequests()
  return useMemo(() => workThrough(approvalWork, approvals), [approvals])
}

export function useReviewWork() {
  const { reviews } = useConfirmedRequests()
  return useMemo(() => workThrough(reviewWork, reviews), [reviews])
}

export function useAskedApprovers() {
  const { approvals } = useConfirmedRequests()
  return useMemo(() => askedThrough(askedApprovers, approvals), [approvals])
}

export function useAskedReviewers() {
  const { reviews } = useConfirmedRequests()
  return useMemo(() => askedThrough(askedReviewers, reviews), [reviews])
}
