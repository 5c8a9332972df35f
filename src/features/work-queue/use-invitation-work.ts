import { useMemo } from 'react'
import type { Output } from '@/contract'
import type { ReviewerNumber } from '@/domain/reviewers'
import { approvalWork, reviewWork, workThrough } from '@/domain/work-queue'
import { useSentEmails } from '../sent-emails/use-sent-emails'
import { approvalKey, invitationKey } from '../sent-emails/email-keys'

/**
 * What waits at HOD and Dean, for the dashboard and for the list that its counts lead to. The host's flags turn on
 * before the mail is out (wire 2.7), so whoever was saved without a mail is still to be asked.
 */
export function useApprovalWork() {
  const { wentOut } = useSentEmails()
  return useMemo(
    () =>
      workThrough(approvalWork, (row: Output<'listApprovals'>[number]) => ({
        ...row,
        hod_sent: wentOut(approvalKey(row, 'HOD'), row.hod_sent),
        dean_sent: wentOut(approvalKey(row, 'Dean'), row.dean_sent),
      })),
    [wentOut],
  )
}

/** The same for the reviewers. */
export function useReviewWork() {
  const { wentOut } = useSentEmails()
  return useMemo(
    () =>
      workThrough(reviewWork, (row: Output<'listReviewers'>[number]) => {
        const sent = (number: ReviewerNumber) =>
          wentOut(invitationKey(row, { number }), row[`reviewer${number}EmailSent`])
        return { ...row, reviewer1EmailSent: sent(1), reviewer2EmailSent: sent(2), reviewer3EmailSent: sent(3) }
      }),
    [wentOut],
  )
}
