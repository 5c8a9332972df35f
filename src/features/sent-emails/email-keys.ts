import type { ReviewerNumber } from '@/domain/reviewers'
import type { Approver } from '@/domain/links'

/** What a mail is about: the same key in the ledger, in the drafts, and when it is tried again. */

interface Mailed {
  readonly app_ID: string
}

/** The request to HOD or Dean. */
export const approvalKey = ({ app_ID }: Mailed, approver: Approver) => `${approver.toLowerCase()}:${app_ID}`

/** The invitation of a reviewer. */
export const invitationKey = ({ app_ID }: Mailed, { number }: { readonly number: ReviewerNumber }) =>
  `reviewer${number}:${app_ID}`

/** The request for a signed agreement. */
export const agreementKey = ({ app_ID }: Mailed) => `agreement:${app_ID}`

/** The requests for one application's reports. */
export const reportKey = ({ Id }: { readonly Id: string }) => `report:${Id}`

/** Why there is no second one about the same thing for now. */
export const EMAIL_IS_WAITING = 'This e-mail is on its way: see the list at the lower edge.'
