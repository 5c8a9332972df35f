import type { ReviewerNumber } from '@/domain/reviewers'
import type { Approver } from '@/domain/approvers'

/** What a mail is about: the same key in the ledger, in the drafts, and when it is tried again. */

interface Mailed {
  readonly applicationId: string
}

/** The request to HOD or Dean. */
export const approvalKey = ({ applicationId }: Mailed, approver: Approver) =>
  `${approver.toLowerCase()}:${applicationId}`

/** The invitation of a reviewer. */
export const invitationKey = ({ applicationId }: Mailed, { number }: { readonly number: ReviewerNumber }) =>
  `reviewer${number}:${applicationId}`

/** The request for a signed agreement. */
export const agreementKey = ({ applicationId }: Mailed) => `agreement:${applicationId}`

/** The requests for one application's reports. */
export const reportKey = ({ applicationId }: { readonly applicationId: string }) => `report:${applicationId}`

/** Why there is no second one about the same thing for now. */
export const EMAIL_IS_WAITING = 'This e-mail is on its way: see the list at the lower edge.'
