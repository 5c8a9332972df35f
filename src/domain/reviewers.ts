/** The three external reviewers, with the word that calls and files use for each. */
export const REVIEWERS = [
  { number: 1, kind: 'reviewer_one', label: 'Reviewer 1' },
  { number: 2, kind: 'reviewer_two', label: 'Reviewer 2' },
  { number: 3, kind: 'reviewer_three', label: 'Reviewer 3' },
] as const

export type Reviewer = (typeof REVIEWERS)[number]
export type ReviewerNumber = Reviewer['number']
export type ReviewerKind = Reviewer['kind']
