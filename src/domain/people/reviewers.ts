/** In order. `kind` is the host's name in calls and for files; some hosts lack a reviewer with `mayBeAbsent`. */
export const REVIEWERS = [
  { number: 1, kind: 'reviewer_one', label: 'Reviewer 1', ordinal: 'first', mayBeAbsent: false },
  { number: 2, kind: 'reviewer_two', label: 'Reviewer 2', ordinal: 'second', mayBeAbsent: false },
  { number: 3, kind: 'reviewer_three', label: 'Reviewer 3', ordinal: 'third', mayBeAbsent: true },
] as const

export type Reviewer = (typeof REVIEWERS)[number]
export type ReviewerNumber = Reviewer['number']
export type ReviewerKind = Reviewer['kind']

/** Makes one value for each reviewer, keyed by name and number: `saveReviewer1`, `saveReviewer2` and so on. */
export function perReviewer<Name extends string, Made>(
  name: Name,
  make: (reviewer: Reviewer) => Made,
): Readonly<Record<`${Name}${ReviewerNumber}`, Made>> {
  const made = REVIEWERS.map((reviewer) => [`${name}${reviewer.number}`, make(reviewer)] as const)
  return Object.fromEntries(made) as Record<`${Name}${ReviewerNumber}`, Made> // `fromEntries` loses the key types.
}

/** Returns one reviewer's item. Throws if it is missing, which is a bug. */
export function reviewBy<Review extends { readonly number: ReviewerNumber }>(
  { reviews }: { readonly reviews: readonly Review[] },
  { number }: { readonly number: ReviewerNumber },
): Review {
  const review = reviews.find((one) => one.number === number)
  if (!review) throw new Error(`There is no reviewer ${number}.`)
  return review
}

/** Returns the marks as written, one for each reviewer on the host; null for a missing mark. */
export const marksOf = (reviews: readonly { readonly marks: string | null | undefined }[]): (string | null)[] =>
  reviews.flatMap(({ marks }) => (marks === undefined ? [] : [marks]))
