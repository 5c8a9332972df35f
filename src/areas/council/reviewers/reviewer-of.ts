import type { Output } from '@/contract'
import type { Reviewer } from '@/domain/reviewers'

export type ReviewedApplication = Output<'listReviewers'>[number]

/** What a row says of one of its three reviewers. */
export function reviewerOf(row: ReviewedApplication, { number }: Reviewer) {
  return {
    name: row[`reviewer${number}Name`],
    email: row[`reviewer${number}Email`],
    affiliation: row[`reviewer${number}Affiliation`],
    emailSent: row[`reviewer${number}EmailSent`],
    mark: row[`reviewer${number}_mark`] ?? null,
  }
}
