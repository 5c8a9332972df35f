import type { ReviewerNumber } from '@/domain/people/reviewers'
import type { Approver } from '@/domain/people/approvers'

// Keys of e-mails about one thing, in the log of e-mails, in drafts and in the queue.

interface Row {
  readonly applicationId: string
}

export const getApprovalKey = ({ applicationId }: Row, approver: Approver) =>
  `${approver.toLowerCase()}:${applicationId}`

export const getInvitationKey = ({ applicationId }: Row, { number }: { readonly number: ReviewerNumber }) =>
  `reviewer${number}:${applicationId}`

export const getAgreementKey = ({ applicationId }: Row) => `agreement:${applicationId}`

/** One key for all report requests of an application. */
export const getReportKey = ({ applicationId }: Row) => `report:${applicationId}`

export const getReminderKey = (key: string) => `${key}:reminder`

/** Shown beside a disabled button while an e-mail about the same thing is in the queue. */
export const EMAIL_WAITING_REASON = 'This e-mail is on its way: see Sending.'
