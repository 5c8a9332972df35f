import { DECISIONS, STATUS, type StatusCode } from '@/domain/status/status'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { ApplicationSeed, ReviewSeed } from './application-seed'

const UNDER_WAY: readonly StatusCode[] = [STATUS.submitted, STATUS.shortlisted, STATUS.approved]

const approval = (date: string) => ({ decision: DECISIONS.approved, remarks: 'Approved.', date }) as const

const isRecent = ({ submittedDate }: ApplicationSeed) => submittedDate > '2026'

/** Moves the applications of 2026 that are under way to a later season. */
const moveOn = (seeds: readonly ApplicationSeed[], later: (seed: ApplicationSeed, place: number) => ApplicationSeed) =>
  seeds.map((seed, place) => (UNDER_WAY.includes(seed.status) && isRecent(seed) ? later(seed, place) : seed))

const approved = (seed: ApplicationSeed): ApplicationSeed => ({
  ...seed,
  status: STATUS.approved,
  hod: approval('2026-12-02 10:00:00'),
  dean: approval('2026-12-04 10:00:00'),
})

/** Cycles from nobody invited to all but one answered. */
function someReviews(place: number): readonly (ReviewSeed | undefined)[] {
  const answered = place % REVIEWERS.length
  const isAsked = place % (REVIEWERS.length + 1) !== REVIEWERS.length
  return REVIEWERS.map((_, index) => {
    if (isAsked && index < answered) return { marks: marksAt(place, index), date: '2026-12-11 10:00:00' }
    return isAsked ? { sent: true } : undefined
  })
}

const allReviews = (place: number): readonly ReviewSeed[] =>
  REVIEWERS.map((_, index) => ({ marks: marksAt(place, index), date: `2027-01-0${index + 4} 10:00:00` }))

/** Between 45 and 94: some decisions are easy, some close. */
const marksAt = (place: number, index: number) => String(45 + ((place * 17 + index * 31) % 50))

/** December: HOD and Dean have approved everything. Reviews are in progress. */
export const inReview = (seeds: readonly ApplicationSeed[]) =>
  moveOn(seeds, (seed, place) => ({ ...approved(seed), reviews: someReviews(place) }))

/** January: all reviews are in. Nothing is decided. */
export const decisionsDue = (seeds: readonly ApplicationSeed[]) =>
  moveOn(seeds, (seed, place) => ({ ...approved(seed), reviews: allReviews(place) }))

/** February: everything is granted. Half of the agreements are uploaded. */
export const allGranted = (seeds: readonly ApplicationSeed[]) =>
  moveOn(seeds, (seed, place) => ({
    ...approved(seed),
    status: STATUS.granted,
    reviews: allReviews(place),
    grant: {
      startDate: '2027-03-01',
      period: `${1 + (place % 3)} Years`,
      amount: String(900_000 + place * 75_000),
      grantedAt: '2027-02-08 10:00:00',
    },
    ...(place % 2 === 0 && { files: { agreementurc: '2027-02-10 09:00:00' } }),
  }))
