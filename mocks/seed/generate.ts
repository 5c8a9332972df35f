import { REVIEWERS } from '@/domain/people/reviewers'
import { DECISIONS, STATUS, type StatusCode } from '@/domain/status/status'
import type { Store } from '../model/store'
import type { ApplicationSeed } from './application-seed'
import { seedApplication } from './seed-application'
import { APPLICANTS } from './people'
import { SeededRandom } from './random'

const METHODS = ['A survey', 'A model', 'A field trial', 'An oral history', 'A register', 'A map'] as const
const SUBJECTS = [
  'rice varieties',
  'dengue outbreaks',
  'reef fish',
  'village tanks',
  'tea smallholdings',
  'hospital waiting times',
  'palm-leaf manuscripts',
  'slope failures',
  'school meals',
  'solar microgrids',
  'snakebite care',
  'mother-tongue teaching',
] as const
const PLACES = [
  'Anuradhapura',
  'Badulla',
  'Batticaloa',
  'Galle',
  'Hambantota',
  'Jaffna',
  'Kandy',
  'Kurunegala',
  'Mannar',
  'Matara',
  'Ratnapura',
  'Trincomalee',
] as const
const YEARS = ['2024', '2025', '2026'] as const

/** Weighted as in reality: most applications are rejected or undecided. */
const STATUSES = [
  STATUS.submitted,
  STATUS.submitted,
  STATUS.submitted,
  STATUS.shortlisted,
  STATUS.notShortlisted,
  STATUS.notShortlisted,
  STATUS.approved,
  STATUS.notApproved,
  STATUS.granted,
  STATUS.granted,
  STATUS.denied,
  STATUS.draft,
] as const

/** Deterministic for a given seed. */
export function generateApplications(store: Store, count: number, seed: number): void {
  const random = new SeededRandom(seed)
  const first = store.applications.all().reduce((highest, { applicationId }) => Math.max(highest, applicationId), 0) + 1
  for (let applicationId = first; applicationId < first + count; applicationId += 1)
    seedApplication(store, generateApplication(random, applicationId))
}

function generateApplication(random: SeededRandom, applicationId: number): ApplicationSeed {
  const status = random.pick(STATUSES)
  const submittedDate = generateDate(random, random.pick(YEARS))
  const approval = createApproval(status, submittedDate)
  return {
    applicationId,
    purpose: 'One of many.',
    owner: random.pick(APPLICANTS),
    status,
    submittedDate,
    form: { projectTitle: generateTitle(random, applicationId) },
    ...(approval && { hod: approval, dean: approval }),
    ...(isReviewed(status) && { reviews: generateReviews(random, submittedDate) }),
    ...(status === STATUS.granted && { grant: generateGrant(random, submittedDate) }),
  }
}

const generateTitle = (random: SeededRandom, applicationId: number) =>
  `${random.pick(METHODS)} of ${random.pick(SUBJECTS)} in ${random.pick(PLACES)}, part ${applicationId}`

const isReviewed = (status: StatusCode) => status === STATUS.granted || status === STATUS.denied

function createApproval(status: StatusCode, date: string) {
  if (status === STATUS.notApproved) return { decision: DECISIONS.rejected, remarks: 'Not this time.', date } as const
  if (status === STATUS.approved || isReviewed(status))
    return { decision: DECISIONS.approved, remarks: 'Approved.', date } as const
  return undefined
}

function generateReviews(random: SeededRandom, date: string) {
  return REVIEWERS.map(() => ({ marks: String(random.between(30, 95)), date, report: false as const }))
}

const generateGrant = (random: SeededRandom, date: string) => ({
  startDate: date.slice(0, 10),
  period: `${random.between(1, 3)} Years`,
  amount: String(random.between(4, 30) * 100_000),
  grantedAt: date,
})

const padTwoDigits = (number: number) => String(number).padStart(2, '0')

/** Never later than the demo's start date: calls end by mid-November. */
function generateDate(random: SeededRandom, year: string): string {
  const day = `${padTwoDigits(random.between(1, 11))}-${padTwoDigits(random.between(1, 15))}`
  return `${year}-${day} ${padTwoDigits(random.between(8, 19))}:${padTwoDigits(random.between(0, 59))}:${padTwoDigits(random.between(0, 59))}`
}
