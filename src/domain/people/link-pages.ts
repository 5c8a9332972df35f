import { APPROVERS, type Approver } from './approvers'
import { REVIEWERS, type ReviewerNumber } from './reviewers'

/** The pages opened by a link in an e-mail. */
export type LinkPage = `reviewer${ReviewerNumber}` | Lowercase<Approver>

export const reviewerPage = (number: ReviewerNumber) => `reviewer${number}` as const

// `toLowerCase` returns `string`, even for a literal.
export const approverPage = (approver: Approver) => approver.toLowerCase() as Lowercase<Approver>

export const LINK_PAGES: readonly LinkPage[] = [
  ...REVIEWERS.map(({ number }) => reviewerPage(number)),
  ...APPROVERS.map(approverPage),
]
