import type { ReviewerNumber } from '@/domain/people/reviewers'
import type { Approver } from '@/domain/people/approvers'

// The keys by which e-mails about one thing are found: in the list of sent e-mails, in drafts and in the queue.

interface Row {
  readonly applicationId: string
}

/** The request to HOD or Dean. */
export const approvalKey = ({ applicationId }: Row, approver: Approver) => `${approver.toLowerCase()}:${applicationId}`

/** The invitation of a reviewer. */
export const invitationKey = ({ applicationId }: Row, { number }: { readonly number: ReviewerNumber }) =>
  `reviewer${number}:${applicationId}`

/** The request for a signed agreement. */
export const agreementKey = ({ applicationId }: Row) => `agreement:${applicationId}`

/** The requests for one application's reports. */
export const reportKey = ({ applicationId }: Row) => `report:${applicationId}`

/** The reminder of an e-mail. */
export const reminderKey = (key: string) => `${key}:reminder`

/** The reason beside a disabled button while an e-mail about the same thing is in the queue. */
export const EMAIL_IS_WAITING = 'This e-mail is on its way: see the list at the lower edge.'
