import { branding } from '@/branding'
import { reviewerInvitationSchema } from '@/domain/council/council-schemas'
import { comparableEmail } from '@/domain/people/email-address'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { permissions } from '@/domain/people/roles'
import { reviewerInvitation } from '@/domain/texts/emails'
import { invitationKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { EmailKind } from '../email/email-kind'
import type { useEmailLinks } from '../email/use-email-links'
import { invitationWrite, type ReviewerFields } from './invitation.write'
import type { ReviewedApplication } from './reviewed-application'

type Links = Pick<ReturnType<typeof useEmailLinks>, 'review'>

export const invitationKind = (reviewer: Reviewer, links: Links): EmailKind<'listReviewers', ReviewerFields> => ({
  role: reviewer.label,
  write: invitationWrite(reviewer),
  mayRequest: (row) =>
    (reviewBy(row, reviewer).marks ?? null) === null
      ? permissions.inviteReviewers(row.status)
      : `${reviewer.label} has given marks.`,
  schema: reviewerInvitationSchema,
  given: (row) => {
    const { name, email, affiliation } = reviewBy(row, reviewer)
    return { name, email, affiliation }
  },
  request: (row, { name, email }) => {
    const { applicationId, projectTitle } = row
    const link = links.review(reviewer.number, applicationId)
    return {
      key: invitationKey(row, reviewer),
      about: `Application ${applicationId}: invitation of ${reviewer.label}, ${name}`,
      to: email,
      content: reviewerInvitation({ name, applicationId, projectTitle, link: link.url }, branding),
      link,
    }
  },
  rich: true,
  isFlagged: (row) => reviewBy(row, reviewer).sent,
  earlier: (row, emailLog) => invitedAddresses(row, reviewer, emailLog),
})

/** Maps addresses that were invited, or may have been, to the end of a warning sentence. */
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
