import { DECISIONS, STATUS, type StatusCode } from '@/domain/status/status'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { ApplicationSeed, ReviewSeed } from './application-seed'

const PENDING_STATUSES: readonly StatusCode[] = [STATUS.submitted, STATUS.shortlisted, STATUS.approved]

const createApproval = (date: string) => ({ decision: DECISIONS.approved, remarks: 'Approved.', date }) as const

const isRecent = ({ submittedDate }: ApplicationSeed) => submittedDate > '2026'

/** Moves the applications of 2026 that are under way to a later season. */
const moveToSeason = (
  seeds: readonly ApplicationSeed[],
  moveSeed: (seed: ApplicationSeed, index: number) => ApplicationSeed,
) =>
  seeds.map((seed, index) => (PENDING_STATUSES.includes(seed.status) && isRecent(seed) ? moveSeed(seed, index) : seed))

const approve = (seed: ApplicationSeed): ApplicationSeed => ({
  ...seed,
  status: STATUS.approved,
  hod: createApproval('2026-12-02 10:00:00'),
  dean: createApproval('2026-12-04 10:00:00'),
})

/** Cycles from no invitation to all reviews except one. */
function createPartialReviews(index: number): readonly (ReviewSeed | undefined)[] {
  const reviewCount = index % REVIEWERS.length
  const isInvited = index % (REVIEWERS.length + 1) !== REVIEWERS.length
  return REVIEWERS.map((_, reviewerIndex) => {
    if (isInvited && reviewerIndex < reviewCount)
      return { marks: createMarks(index, reviewerIndex), date: '2026-12-11 10:00:00' }
    return isInvited ? { sent: true } : undefined
  })
}

const createAllReviews = (index: number): readonly ReviewSeed[] =>
  REVIEWERS.map((_, reviewerIndex) => ({
    marks: createMarks(index, reviewerIndex),
    date: `2027-01-0${reviewerIndex + 4} 10:00:00`,
  }))

/** Between 45 and 94: some decisions are easy, some close. */
const createMarks = (index: number, reviewerIndex: number) => String(45 + ((index * 17 + reviewerIndex * 31) % 50))

/** December: HOD and Dean have approved everything. Reviews are in progress. */
export const moveToReviewSeason = (seeds: readonly ApplicationSeed[]) =>
  moveToSeason(seeds, (seed, index) => ({ ...approve(seed), reviews: createPartialReviews(index) }))

/** January: all reviews are in. Nothing is decided. */
export const moveToDecisionSeason = (seeds: readonly ApplicationSeed[]) =>
  moveToSeason(seeds, (seed, index) => ({ ...approve(seed), reviews: createAllReviews(index) }))

/** February: everything is granted. Half of the agreements are uploaded. */
export const grantAll = (seeds: readonly ApplicationSeed[]) =>
  moveToSeason(seeds, (seed, index) => ({
    ...approve(seed),
    status: STATUS.granted,
    reviews: createAllReviews(index),
    grant: {
      startDate: '2027-03-01',
      period: `${1 + (index % 3)} Years`,
      amount: String(900_000 + index * 75_000),
      grantedAt: '2027-02-08 10:00:00',
    },
    ...(index % 2 === 0 && { files: { agreementurc: '2027-02-10 09:00:00' } }),
  }))
