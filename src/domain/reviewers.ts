/**
 * The external reviewers in their order: the word that calls and files use for each, and whether hosts are known that
 * say nothing of them.
 */
export const REVIEWERS = [
  { number: 1, kind: 'reviewer_one', label: 'Reviewer 1', mayBeAbsent: false },
  { number: 2, kind: 'reviewer_two', label: 'Reviewer 2', mayBeAbsent: false },
  { number: 3, kind: 'reviewer_three', label: 'Reviewer 3', mayBeAbsent: true },
] as const

export type Reviewer = (typeof REVIEWERS)[number]
export type ReviewerNumber = Reviewer['number']
export type ReviewerKind = Reviewer['kind']

/** What is known of one reviewer, out of a list that has all of them. */
export function reviewBy<Review extends { readonly number: ReviewerNumber }>(
  { reviews }: { readonly reviews: readonly Review[] },
  { number }: { readonly number: ReviewerNumber },
): Review {
  const review = reviews.find((one) => one.number === number)
  if (!review) throw new Error(`There is no reviewer ${number}.`)
  return review
}

/** The marks as written, one for each reviewer that the host knows; null where there are none yet. */
export const marksOf = (reviews: readonly { readonly marks: string | null | undefined }[]): (string | null)[] =>
  reviews.flatMap(({ marks }) => (marks === undefined ? [] : [marks]))
