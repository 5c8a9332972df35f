import { messages } from '@/domain/texts/messages'
import { comparableEmail } from '@/domain/people/email-address'
import { reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { REQUEST } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'

export interface ReviewerFields {
  readonly [field: string]: string
  readonly name: string
  readonly email: string
  readonly affiliation: string
}

/** Saves a reviewer, then sends the invitation. */
export const invitationWrite = (reviewer: Reviewer) =>
  defineWrite({
    ...REQUEST,
    name: `reviewer${reviewer.number}`,
    list: 'listReviewers',
    seen: (row) => [row.status, ...Object.values(reviewBy(row, reviewer))],
    save: (applicationId, { name, email, affiliation }: ReviewerFields) => ({
      call: `saveReviewer${reviewer.number}`,
      input: { applicationId, name, email, affiliation },
    }),
    landed: (row, fields) => {
      const { name, email, affiliation, sent } = reviewBy(row, reviewer)
      const isSame = comparableEmail(email) === comparableEmail(fields.email)
      return sent && isSame && name === fields.name && affiliation === fields.affiliation
    },
    notSaved: () => ({ text: messages.review.detailsNotSaved }),
  })
