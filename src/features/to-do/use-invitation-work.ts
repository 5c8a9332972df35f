import { useMemo } from 'react'
import { useServices } from '@/api/services'
import type { Output } from '@/contract'
import { approverInvitees, reviewerInvitees, mapInvitees } from '@/domain/council/invitees'
import { approvalWork, reviewWork, mapWork } from '@/domain/council/to-do'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { getApprovalKey, getInvitationKey } from '@/writes/email-keys'
import { describeLastRequest } from './last-request'

/** Uses the log of e-mails, because the host flags a saved person as invited even if the e-mail then fails. */
function useConfirmedRequests() {
  const { now } = useServices()
  const { wentOut, sentAt } = useEmailLog()
  return useMemo(() => {
    const getState = (key: string, isFlagged: boolean) => ({
      sent: wentOut(key, isFlagged),
      isLate: describeLastRequest({ sentAt }, key, now())?.isLate === true,
    })
    return {
      approvals: (row: Output<'listApprovals'>[number]) => ({
        ...row,
        approvals: row.approvals.map((one) => ({ ...one, ...getState(getApprovalKey(row, one.approver), one.sent) })),
      }),
      reviews: (row: Output<'listReviewers'>[number]) => ({
        ...row,
        reviews: row.reviews.map((one) => ({ ...one, ...getState(getInvitationKey(row, one), one.sent) })),
      }),
    }
  }, [wentOut, sentAt, now])
}

export function useApprovalWork() {
  const { approvals } = useConfirmedRequests()
  return useMemo(() => mapWork(approvalWork, approvals), [approvals])
}

export function useReviewWork() {
  const { reviews } = useConfirmedRequests()
  return useMemo(() => mapWork(reviewWork, reviews), [reviews])
}

export function useAskedApprovers() {
  const { approvals } = useConfirmedRequests()
  return useMemo(() => mapInvitees(approverInvitees, approvals), [approvals])
}

export function useAskedReviewers() {
  const { reviews } = useConfirmedRequests()
  return useMemo(() => mapInvitees(reviewerInvitees, reviews), [reviews])
}
