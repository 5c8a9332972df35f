import { STATUS } from '@/domain/status/status'
import { branding } from '@/branding'
import { submissionReceipt } from '@/domain/texts/emails'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import { SENDER } from '../model/mailbox'
import type { Store } from '../model/store'
import type { ApplicationSeed } from './application-seed'
import { seedApplication } from './seed-application'
import * as applications2024 from './applications-2024'
import * as applications2025 from './applications-2025'
import * as applications2026 from './applications-2026'
import { seedFaculties } from './faculties'
import { generateApplications } from './generate'
import { fillWithLongTexts } from './long-texts'
import { seedPeople } from './people'
import type { Scenario } from './scenario'
import { grantAll, moveToDecisionSeason, moveToReviewSeason } from './seasons'

export const DEMO_NOW = new Date('2026-11-20T09:00:00+05:30')

export const NAMED_APPLICATIONS: readonly ApplicationSeed[] = [applications2024, applications2025, applications2026]
  .flatMap((year) => Object.values<ApplicationSeed>(year))
  .sort((first, second) => first.applicationId - second.applicationId)

export type { Scenario }

interface ScenarioSettings {
  readonly label: string
  readonly purpose: string
  /** Initial host time. */
  readonly startsAt: Date
  readonly applications?: readonly ApplicationSeed[]
  /** Number of applications generated in addition. */
  readonly generatedCount?: number
  /** Undefined if the council has set no dates. */
  readonly getPeriod: (now: Date) => { openDate: string; closeDate: string } | undefined
}

const getNovemberPeriod = () => ({ openDate: '2026-11-01 08:00:00', closeDate: '2026-11-30 16:00:00' })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const formatHostTime = (now: Date, offset: number) =>
  formatDateTimeInZone(new Date(now.getTime() + offset), branding.timeZone.name)

const getClosedPeriod = (now: Date) => ({
  openDate: formatHostTime(now, -30 * DAY),
  closeDate: formatHostTime(now, -1 * DAY),
})

const getClosingPeriod = (now: Date) => ({
  openDate: formatHostTime(now, -14 * DAY),
  closeDate: formatHostTime(now, 45 * MINUTE),
})

const YEAR_SETTINGS = { startsAt: DEMO_NOW, applications: NAMED_APPLICATIONS, getPeriod: getNovemberPeriod }

const getMorningOf = (day: string) => new Date(`${day}T09:00:00+05:30`)

export const SCENARIOS: Readonly<Record<Scenario, ScenarioSettings>> = {
  'council-year': {
    ...YEAR_SETTINGS,
    label: 'Call open',
    purpose:
      'The call of November is open, and the council has applications at every status, with three years behind it.',
  },
  empty: {
    label: 'Fresh council',
    purpose: 'The call is open and nobody has applied yet: every list is empty.',
    startsAt: DEMO_NOW,
    getPeriod: getNovemberPeriod,
  },
  'period-closing': {
    ...YEAR_SETTINGS,
    label: 'Last hour',
    purpose: 'Applications close in 45 minutes, while people are still writing.',
    getPeriod: getClosingPeriod,
  },
  'period-closed': {
    ...YEAR_SETTINGS,
    label: 'Call closed',
    purpose: 'Applications closed yesterday: drafts stay, and can no longer be submitted.',
    getPeriod: getClosedPeriod,
  },
  'in-review': {
    ...YEAR_SETTINGS,
    label: 'Reviewing season',
    purpose:
      'December: HOD and Dean have approved, and the reviewers are at every stage from not invited to nearly done.',
    startsAt: getMorningOf('2026-12-14'),
    applications: moveToReviewSeason(NAMED_APPLICATIONS),
  },
  'decisions-due': {
    ...YEAR_SETTINGS,
    label: 'Decisions due',
    purpose: 'January: all marks are in, and the director has to grant or deny every application of the year.',
    startsAt: getMorningOf('2027-01-18'),
    applications: moveToDecisionSeason(NAMED_APPLICATIONS),
  },
  'all-granted': {
    ...YEAR_SETTINGS,
    label: 'Everything granted',
    purpose: 'February: every application of the year is granted; agreements and award letters are next.',
    startsAt: getMorningOf('2027-02-15'),
    applications: grantAll(NAMED_APPLICATIONS),
  },
  many: {
    ...YEAR_SETTINGS,
    label: '10,000 applications',
    purpose: 'The year with 10,000 applications more, to see how fast the lists are.',
    generatedCount: 10_000,
  },
  nothing: {
    label: 'Nothing at all',
    purpose: 'People and faculties alone: no applications, no documents, and no dates.',
    startsAt: DEMO_NOW,
    getPeriod: () => undefined,
  },
  'dates-missing': {
    ...YEAR_SETTINGS,
    label: 'Dates missing',
    purpose: 'The year, but the council has not set when applications open and close.',
    getPeriod: () => undefined,
  },
  'long-texts': {
    ...YEAR_SETTINGS,
    label: 'Long texts',
    purpose: 'Titles, names and remarks as long as they may be, to see what breaks.',
    applications: NAMED_APPLICATIONS.map(fillWithLongTexts),
  },
}

/** Fills an empty store. Some application periods are relative to `now`. */
export function seedScenario(store: Store, scenario: Scenario, now: Date): void {
  store.scenario = scenario
  store.seed(() => insertSeed(store, scenario, now))
  store.changes.replace({ by: 'seed', scenario, moment: now.getTime() })
}

function insertSeed(store: Store, scenario: Scenario, now: Date): void {
  const { applications = [], generatedCount = 0, getPeriod } = SCENARIOS[scenario]
  seedPeople(store)
  seedFaculties(store)
  const period = getPeriod(now)
  if (period) store.applicationDates.insert({ ...period, year: period.openDate.slice(0, 4) })
  for (const seed of applications) seedApplication(store, seed)
  seedCriteria(store)
  seedReceipts(store)
  if (generatedCount > 0) generateApplications(store, generatedCount, 1)
}

function seedCriteria(store: Store) {
  if (store.applications.size === 0) return
  store.storedFiles.insert({
    applicationId: null,
    kind: 'criteria',
    name: 'Evaluation Criteria_URC Grants_1.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 24_576,
    uploadedAt: '2026-01-12 09:00:00',
    origin: 'seed',
  })
}

/** Adds the receipts that Grant.php sent in the open call. */
function seedReceipts(store: Store) {
  for (const { applicationId, status, name, email, submittedDate } of store.applications.all()) {
    if (status === STATUS.draft || !email || submittedDate === null || submittedDate < '2026-11-01') continue
    const { subject, html } = submissionReceipt({ name, applicationId }, SENDER)
    store.outgoingEmails.insert({ to: email, subject, html, sentAt: submittedDate })
  }
}
