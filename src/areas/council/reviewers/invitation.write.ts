import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { reviewerInvitationSchema } from '@/domain/council/council-schemas'
import { comparableEmail, sharedDomain } from '@/domain/people/email-address'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { allowed, permissions } from '@/domain/people/permissions'
import { reviewerInvitation } from '@/domain/texts/emails'
import { messages } from '@/domain/texts/messages'
import { formatCount } from '@/lib/format'
import { getInvitationKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { EMAIL_REQUEST_TEXTS } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'
import { formatEarlierAdvice, OWN_ADDRESS_ADVICE, type EmailKind } from '../email/email-kind'
import type { useEmailLinks } from '../email/use-email-links'

export type ReviewedApplication = ListedRow<'listReviewers'>

interface ReviewerFields {
  readonly [field: string]: string
  readonly name: string
  readonly email: string
  readonly affiliation: string
}

/** Saves a reviewer, then sends the invitation. */
export const defineInvitationWrite = (reviewer: Reviewer) =>
  defineWrite({
    ...EMAIL_REQUEST_TEXTS,
    name: `reviewer${reviewer.number}`,
    list: 'listReviewers',
    getComparedValues: (row) => [row.status, ...Object.values(reviewBy(row, reviewer))],
    getSaveCall: (applicationId, { name, email, affiliation }: ReviewerFields) => ({
      call: `saveReviewer${reviewer.number}`,
      input: { applicationId, name, email, affiliation },
    }),
    isListed: (row, fields) => {
      const { name, email, affiliation, sent } = reviewBy(row, reviewer)
      const isSame = comparableEmail(email) === comparableEmail(fields.email)
      return sent && isSame && name === fields.name && affiliation === fields.affiliation
    },
    getSaveFailureText: () => ({ text: messages.review.detailsNotSaved }),
  })

type ReviewLinks = Pick<ReturnType<typeof useEmailLinks>, 'createReviewLink'>

export const createInvitationEmailKind = (
  reviewer: Reviewer,
  links: ReviewLinks,
): EmailKind<'listReviewers', ReviewerFields> => ({
  role: reviewer.label,
  write: defineInvitationWrite(reviewer),
  mayRequest: (row) =>
    (reviewBy(row, reviewer).marks ?? null) === null
      ? permissions.inviteReviewers(row.status)
      : `${reviewer.label} has given marks.`,
  schema: reviewerInvitationSchema,
  getInitialFields: (row) => {
    const { name, email, affiliation } = reviewBy(row, reviewer)
    return { name, email, affiliation }
  },
  createRequest: (row, { name, email }) => {
    const { applicationId, projectTitle } = row
    const link = links.createReviewLink(reviewer.number, applicationId)
    return {
      key: getInvitationKey(row, reviewer),
      logLabel: `Application ${applicationId}: invitation of ${reviewer.label}, ${name}`,
      to: email,
      content: reviewerInvitation({ name, applicationId, projectTitle, link: link.url }, branding),
      link,
    }
  },
  isRich: true,
  isFlaggedAsSent: (row) => reviewBy(row, reviewer).sent,
  createAddressAdvisor: ({ emailLog, rows, getApplicantEmail }) => {
    const openReviews = findOpenReviews(rows, emailLog)
    return (row, address, batchCount) => [
      ...formatEarlierInvitations(row, reviewer, address, emailLog),
      ...formatApplicantAdvice(address, getApplicantEmail(row)),
      ...formatWorkload(
        batchCount,
        openReviews.get(address)?.filter((applicationId) => applicationId !== row.applicationId).length ?? 0,
      ),
    ]
  },
})

function formatEarlierInvitations(
  row: ReviewedApplication,
  reviewer: Reviewer,
  address: string,
  log: Pick<EmailLog, 'reached'>,
): string[] {
  return REVIEWERS.flatMap((earlierReviewer) => {
    const { email, sent } = reviewBy(row, earlierReviewer)
    const sentVerb = comparableEmail(email) === address && log.reached(getInvitationKey(row, earlierReviewer), sent)
    if (!sentVerb) return []
    const invitation =
      earlierReviewer.number === reviewer.number ? 'sent this invitation' : `invited as ${earlierReviewer.label}`
    return [formatEarlierAdvice(sentVerb, invitation)]
  })
}

function formatApplicantAdvice(address: string, applicant: string): string[] {
  if (address === comparableEmail(applicant)) return [OWN_ADDRESS_ADVICE]
  const domain = sharedDomain(address, applicant)
  return domain === undefined ? [] : [`The applicant has an address at ${domain} too: is the review independent?`]
}

/** Maps each address to the applications with an unanswered invitation. */
function findOpenReviews(rows: readonly ReviewedApplication[], { wentOut }: Pick<EmailLog, 'wentOut'>) {
  const openReviews = new Map<string, string[]>()
  for (const row of rows)
    for (const { number, email, sent, marks } of row.reviews) {
      const address = comparableEmail(email)
      const isOpen = allowed(permissions.inviteReviewers(row.status)) && marks === null
      if (!isOpen || !wentOut(getInvitationKey(row, { number }), sent)) continue
      openReviews.set(address, [...(openReviews.get(address) ?? []), row.applicationId])
    }
  return openReviews
}

function formatWorkload(batchCount: number, openCount: number): string[] {
  if (batchCount > 1) return [`${batchCount} invitations in this list${openCount > 0 ? `, ${openCount} open` : ''}.`]
  return openCount > 0 ? [`${formatCount(openCount, 'other open review', 'other open reviews')}.`] : []
}
