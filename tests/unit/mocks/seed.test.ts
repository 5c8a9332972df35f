import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import { z } from '@/lib/zod'
import { branding } from '@/branding'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS, STATUS_CODES } from '@/domain/status/status'
import { validateAll } from '@/domain/application/validation'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import { takeSnapshot } from '@mocks/model/snapshot'
import { createStore, type Store } from '@mocks/model/store'
import { TABLES, type TableDefinition, type TableName } from '@mocks/model/tables'
import { draftReadyToSubmit } from '@mocks/seed/applications-2026'
import { createForm } from '@mocks/seed/forms'
import { generateApplications } from '@mocks/seed/generate'
import { ayesha, DEMO_PASSWORD, kavindu, nirmala } from '@mocks/seed/people'
import { DEMO_NOW, NAMED_APPLICATIONS, SCENARIOS, seedScenario, type Scenario } from '@mocks/seed/scenarios'
import { SEED_VERSION } from '@mocks/seed/seed-version'
import { createBrowser, seedStore } from './create-browser'

/** The README lists the same accounts. */
const DEMO_PEOPLE = [
  ['applicant@demo.urc', 'Applicant'],
  ['applicant2@demo.urc', 'Applicant'],
  ['newcomer@demo.urc', 'Applicant'],
  ['admin@demo.urc', 'Admin'],
  ['urc@demo.urc', 'urc'],
] as const

describe('the council year', () => {
  const { applications } = seedStore()

  it.each(STATUS_CODES)('has at least two applications in status %s', (status) => {
    expect(applications.all().filter((row) => row.status === status).length).toBeGreaterThanOrEqual(2)
  })

  it('spans three years, and has no date after the demo’s clock', () => {
    const dates = applications.all().map(({ submittedDate }) => submittedDate ?? '')
    expect([...new Set(dates.map((date) => date.slice(0, 4)))].sort()).toEqual(['2024', '2025', '2026'])
    expect(dates.toSorted()).toEqual(dates)
    expect(dates.every((date) => date < '2026-11-20 09:00:00')).toBe(true)
  })

  it('has applicants with many statuses, and a newcomer without applications', () => {
    const countStatuses = (id: number) =>
      new Set(
        applications
          .all()
          .filter(({ userId }) => userId === id)
          .map(({ status }) => status),
      ).size
    expect(countStatuses(nirmala.id)).toBeGreaterThanOrEqual(5)
    expect(countStatuses(kavindu.id)).toBeGreaterThanOrEqual(5)
    expect(countStatuses(ayesha.id)).toBe(0)
  })

  it('explains each application, and gives it a unique id', () => {
    expect(NAMED_APPLICATIONS.every(({ purpose }) => purpose.length > 10)).toBe(true)
    expect(new Set(NAMED_APPLICATIONS.map(({ applicationId }) => applicationId)).size).toBe(NAMED_APPLICATIONS.length)
  })

  it('has a draft that passes every rule', () => {
    const file = { name: 'file.pdf' }
    const files = { projectProposal: file, projectBudget: file, projectCV: file, coInvestigatorsCVs: file }
    expect(validateAll(createForm(draftReadyToSubmit), files, 'new')).toEqual([])
  })

  it('lets all demo people log in', async () => {
    const store = seedStore()
    for (const [email, role] of DEMO_PEOPLE) {
      expect(await createBrowser(store, null).call('logIn', { email, password: DEMO_PASSWORD })).toMatchObject({
        role,
      })
    }
  })
})

describe('every scenario', () => {
  const names = Object.keys(SCENARIOS).filter((name): name is Scenario => name !== 'many')

  it.each(names)('%s can be encoded by the contract', async (scenario) => {
    const { call } = createBrowser(seedStore(scenario), 'admin@demo.urc')
    for (const name of [
      'listApplications',
      'listReviewers',
      'listApprovals',
      'listAgreements',
      'listBudgets',
    ] as const) {
      const rows = await call(name, {})
      const { response }: { response: z.ZodMiniType } = contract[name]
      expect(z.encode(response, rows)).toHaveLength(rows.length)
    }
  })

  it('sets its application period', () => {
    const getCloseDate = (scenario: Scenario) => seedStore(scenario).applicationDates.all()[0]?.closeDate
    expect(getCloseDate('council-year')).toBe('2026-11-30 16:00:00')
    expect(getCloseDate('period-closed')).toBe('2026-11-19 09:00:00')
    expect(getCloseDate('period-closing')).toBe('2026-11-20 09:45:00')
    expect(getCloseDate('dates-missing')).toBeUndefined()
  })

  it.each(names)('%s has no date after its clock', (scenario) => {
    const { applications, approvals, reviewers, storedFiles } = seedStore(scenario)
    const dates = [
      ...applications.all().flatMap(({ submittedDate, grantedAt }) => [submittedDate, grantedAt]),
      ...approvals.all().map(({ date }) => date),
      ...reviewers.all().map(({ date }) => date),
      ...storedFiles.all().map(({ uploadedAt }) => uploadedAt),
    ]
    const now = formatDateTimeInZone(SCENARIOS[scenario].startsAt, branding.timeZone.name)
    expect(dates.filter((date) => (date ?? '') > now)).toEqual([])
  })

  it('has its own label, and a sentence about its purpose', () => {
    const settings = Object.values(SCENARIOS)
    expect(new Set(settings.map(({ label }) => label)).size).toBe(settings.length)
    for (const { purpose } of settings) expect(purpose).toMatch(/^[A-Z].{30,}\.$/)
  })

  it('has reviewers at every stage in the reviewing season', () => {
    const reviewCounts = findMarksOfThisYear('in-review').map((marks) => marks.filter((mark) => mark !== null).length)
    expect(new Set(reviewCounts)).toEqual(new Set(REVIEWERS.map((_, index) => index)))
    const { reviewers } = seedStore('in-review')
    expect(reviewers.all().some(({ sent, marks }) => sent && marks === null)).toBe(true)
    expect(reviewers.all().some(({ sent }) => !sent)).toBe(true)
  })

  it('has all marks if decisions are due', () => {
    const markLists = findMarksOfThisYear('decisions-due')
    expect(markLists.length).toBeGreaterThan(8)
    for (const marks of markLists) expect(marks).not.toContain(null)
  })

  it('has nothing in progress if everything is granted', () => {
    const { applications } = seedStore('all-granted')
    const statuses = new Set(applications.all().map(({ status }) => status))
    expect([STATUS.submitted, STATUS.shortlisted, STATUS.approved].filter((status) => statuses.has(status))).toEqual([])
    expect(applications.all().filter(isOfThisYear).length).toBeGreaterThan(8)
  })

  it('can have only people and faculties', () => {
    const { applications, applicationDates, storedFiles, outgoingEmails, people, faculties } = seedStore('nothing')
    expect([applications, applicationDates, storedFiles, outgoingEmails].map(({ size }) => size)).toEqual([0, 0, 0, 0])
    expect(people.size).toBeGreaterThan(0)
    expect(faculties.size).toBeGreaterThan(0)
  })

  const isOfThisYear = ({ submittedDate }: { submittedDate: string | null }) => (submittedDate ?? '') > '2026'

  const findMarksOfThisYear = (scenario: Scenario) => {
    const { applications, reviewers } = seedStore(scenario)
    return applications
      .all()
      .filter((row) => row.status === STATUS.approved && isOfThisYear(row))
      .map(({ applicationId }) => reviewers.findByApplication(applicationId).map(({ marks }) => marks))
  }

  it('fills long texts to their limits', () => {
    const { applications, nominations } = seedStore('long-texts')
    expect(applications.all().every(({ projectTitle }) => projectTitle.length === 1000)).toBe(true)
    expect(nominations.findByApplication(1)[0]?.affiliation).toHaveLength(200)
  })

  it('has long titles, names and remarks in local scripts', () => {
    const scripts = [/\p{Script=Sinhala}/u, /\p{Script=Tamil}/u, /\p{Script=Latin}/u]
    const { applications, approvals, coInvestigators } = seedStore('long-texts')
    const names = coInvestigators.findByApplication(8).map(({ name }) => name)
    const remarks = approvals.all().map((row) => row.remarks)
    for (const script of scripts) {
      expect(applications.all().every(({ projectTitle }) => script.test(projectTitle))).toBe(true)
      expect(names.some((name) => script.test(name))).toBe(true)
      expect(remarks.some((text) => script.test(text))).toBe(true)
    }
  })
})

describe('generated applications', () => {
  it('are the same for the same seed', () => {
    const generateRows = (seed: number) => {
      const store = createStore()
      seedScenario(store, 'empty', DEMO_NOW)
      generateApplications(store, 50, seed)
      return store.applications.all()
    }
    expect(generateRows(7)).toEqual(generateRows(7))
    expect(generateRows(7)).not.toEqual(generateRows(8))
  })

  it('can be created by the thousand', async () => {
    const store = seedStore('many')
    expect(store.applications.size).toBe(NAMED_APPLICATIONS.length + 10_000)
    const { call } = createBrowser(store, 'admin@demo.urc')
    expect((await call('listApplications', {})).length).toBeGreaterThan(5_000)
  })
})

it('seeded rows fit the schemas of their tables', () => {
  for (const scenario of Object.keys(SCENARIOS) as Scenario[]) {
    const store = createStore()
    if (scenario === 'many') store.seed(() => generateApplications(store, 300, 1))
    else seedScenario(store, scenario, SCENARIOS[scenario].startsAt)
    expect(parseRows(store)).toStrictEqual(structuredClone(takeSnapshot(store).rows))
  }
})

/** Returns the rows, with columns in the order of the schemas. */
const parseRows = (store: Store) =>
  Object.fromEntries(
    Object.entries<TableDefinition>(TABLES).map(([name, { schema }]) => {
      const { sequence, rows } = takeSnapshot(store).rows[name as TableName] // The keys of a constant.
      return [name, { sequence, rows: rows.map((row) => schema.parse(row)) }]
    }),
  )

it('SEED_VERSION is the hash of all seeds', async () => {
  const names = Object.keys(SCENARIOS) as Scenario[] // `Object.keys` has strings only.
  const rowsByScenario = names.map((name) => {
    const store = createStore()
    if (name === 'many') generateApplications(store, 30, 1)
    else seedScenario(store, name, SCENARIOS[name].startsAt)
    return [name, parseRows(store)]
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(rowsByScenario)))
  const version = Buffer.from(digest).toString('hex').slice(0, 12)
  const isCurrent = SEED_VERSION === version
  expect(isCurrent, `The seeds have changed. Paste into mocks/seed/seed-version.ts:\n\n${version}\n\n`).toBe(true)
})
