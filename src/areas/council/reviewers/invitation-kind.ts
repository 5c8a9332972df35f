import { reviewerInvitationSchema } from '@/domain/council-schemas'
import { comparableEmail } from '@/domain/email-address'
import { messages } from '@/domain/messages'
import { reviewBy, REVIEWERS, type Reviewer, type ReviewerNumber } from '@/domain/reviewers'
import { permissions } from '@/domain/roles'
import { invitationKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { EmailKind } from '../email/email-kind'
import type { useEmailLinks } from '../email/use-email-links'
import { invitationEmail } from './invitation-email'
import type { ReviewedApplication } from './reviewed-application'

export interface ReviewerFields {
  readonly [field: string]: string
  readonly name: string
  readonly email: string
  readonly affiliation: string
}

type Links = Pick<ReturnType<typeof useEmailLinks>, 'review'>

/** What is asked of a reviewer, who is saved before the invitation is sent. */
export const invitationKind = (
  reviewer: Reviewer,
  links: Links,
): EmailKind<'listReviewers', ReviewerFields, `saveReviewer${ReviewerNumber}`> => ({
  role: reviewer.label,
  call: 'listReviewers',
  mayRequest: (row) =>
    (reviewBy(row, reviewer).marks ?? null) === null
      ? permissions.inviteReviewers(row.status)
      : `${reviewer.label} has given marks.`,
  schema: reviewerInvitationSchema,
  given: (row) => {
    const { name, email, affiliation } = reviewBy(row, reviewer)
    return { name, email, affiliation }
  },
  request: (row, { name, email }) =>
    invitationEmail(row, { reviewer, name, email }, links.review(reviewer.number, row.applicationId)),
  rich: true,
  compareFields: (row) => [row.status, ...Object.values(reviewBy(row, reviewer))],
  save: ({ applicationId }, { name, email, affiliation }) => ({
    call: `saveReviewer${reviewer.number}`,
    input: { applicationId, name, email, affiliation },
  }),
  notSaved: messages.review.detailsNotSaved,
  isFlagged: (row) => reviewBy(row, reviewer).sent,
  earlier: (row, emailLog) => invitedAddresses(row, reviewer, emailLog),
})

/** Addresses invited (or possibly invited) for this application, each with a phrase that completes the warning. */
function invitedAddresses(
  row: ReviewedApplication,
  invitee: Reviewer,
  { reached }: EmailLog,
): ReadonlyMap<string, string> {
  return new Map(
    REVIEWERS.flatMap((one) => {
      const { email, sent } = reviewBy(row, one)
      const was = reached(invitationKey(row, one), sent)
      if (was === null) return []
      const what = one.number === invitee.number ? 'sent this invitation before' : `invited as ${one.label} before`
      return [[comparableEmail(email), `${was} ${what}`]]
    }),
  )
}
