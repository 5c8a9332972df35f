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
import { browserOf, seeded } from './impl-browser'

/** As the README lists them. */
const DEMO_PEOPLE = [
  ['applicant@demo.urc', 'Applicant'],
  ['applicant2@demo.urc', 'Applicant'],
  ['newcomer@demo.urc', 'Applicant'],
  ['admin@demo.urc', 'Admin'],
  ['urc@demo.urc', 'urc'],
] as const

describe('the council year', () => {
  const { applications } = seeded()

  it.each(STATUS_CODES)('has at least two applications in status %s', (status) => {
    expect(applications.all().filter((row) => row.status === status).length).toBeGreaterThanOrEqual(2)
  })

  it('spans three years, and has nothing later than the demo’s clock', () => {
    const dates = applications.all().map(({ submittedDate }) => submittedDate ?? '')
    expect([...new Set(dates.map((date) => date.slice(0, 4)))].sort()).toEqual(['2024', '2025', '2026'])
    expect(dates.toSorted()).toEqual(dates)
    expect(dates.every((date) => date < '2026-11-20 09:00:00')).toBe(true)
  })

  it('gives applicants applications in many states, the newcomer none', () => {
    const statusesOf = (id: number) =>
      new Set(
        applications
          .all()
          .filter(({ userId }) => userId === id)
          .map(({ status }) => status),
      ).size
    expect(statusesOf(nirmala.id)).toBeGreaterThanOrEqual(5)
    expect(statusesOf(kavindu.id)).toBeGreaterThanOrEqual(5)
    expect(statusesOf(ayesha.id)).toBe(0)
  })

  it('has a reason and an id for each application', () => {
    expect(NAMED_APPLICATIONS.every(({ purpose }) => purpose.length > 10)).toBe(true)
    expect(new Set(NAMED_APPLICATIONS.map(({ applicationId }) => applicationId)).size).toBe(NAMED_APPLICATIONS.length)
  })

  it('has a draft that passes every rule', () => {
    const file = { name: 'file.pdf' }
    const files = { projectProposal: file, projectBudget: file, projectCV: file, coInvestigatorsCVs: file }
    expect(validateAll(createForm(draftReadyToSubmit), files, 'new')).toEqual([])
  })

  it('lets all demo people log in', async () => {
    const store = seeded()
    for (const [email, role] of DEMO_PEOPLE) {
      expect(await browserOf(store, null).call('logIn', { email, password: DEMO_PASSWORD })).toMatchObject({
        role,
      })
    }
  })
})

describe('every scenario', () => {
  const names = Object.keys(SCENARIOS).filter((name): name is Scenario => name !== 'many')

  it.each(names)('%s can be encoded by the contract', async (scenario) => {
    const { call } = browserOf(seeded(scenario), 'admin@demo.urc')
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
    const closes = (scenario: Scenario) => seeded(scenario).applicationDates.all()[0]?.closeDate
    expect(closes('council-year')).toBe('2026-11-30 16:00:00')
    expect(closes('period-closed')).toBe('2026-11-19 09:00:00')
    expect(closes('period-closing')).toBe('2026-11-20 09:45:00')
    expect(closes('dates-missing')).toBeUndefined()
  })

  it.each(names)('%s has nothing later than its clock', (scenario) => {
    const { applications, approvals, reviewers, storedFiles } = seeded(scenario)
    const dates = [
      ...applications.all().flatMap(({ submittedDate, grantedAt }) => [submittedDate, grantedAt]),
      ...approvals.all().map(({ date }) => date),
      ...reviewers.all().map(({ date }) => date),
      ...storedFiles.all().map(({ uploadedAt }) => uploadedAt),
    ]
    const now = formatDateTimeInZone(SCENARIOS[scenario].startsAt, branding.timeZone.name)
    expect(dates.filter((date) => (date ?? '') > now)).toEqual([])
  })

  it('has its label and a sentence that explains it', () => {
    const all = Object.values(SCENARIOS)
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
    for (const { purpose: why } of all) expect(why).toMatch(/^[A-Z].{30,}\.$/)
  })

  it('has reviewers at every stage in the reviewing season', () => {
    const stages = marksOfThisYear('in-review').map((marks) => marks.filter((mark) => mark !== null).length)
    expect(new Set(stages)).toEqual(new Set(REVIEWERS.map((_, answered) => answered)))
    const { reviewers } = seeded('in-review')
    expect(reviewers.all().some(({ sent, marks }) => sent && marks === null)).toBe(true)
    expect(reviewers.all().some(({ sent }) => !sent)).toBe(true)
  })

  it('has all marks where decisions are due', () => {
    const all = marksOfThisYear('decisions-due')
    expect(all.length).toBeGreaterThan(8)
    for (const marks of all) expect(marks).not.toContain(null)
  })

  it('has nothing in progress if everything is granted', () => {
    const { applications } = seeded('all-granted')
    const statuses = new Set(applications.all().map(({ status }) => status))
    expect([STATUS.submitted, STATUS.shortlisted, STATUS.approved].filter((status) => statuses.has(status))).toEqual([])
    expect(applications.all().filter(isOfThisYear).length).toBeGreaterThan(8)
  })

  it('can be without anything but people and faculties', () => {
    const { applications, applicationDates, storedFiles, outgoingEmails, people, faculties } = seeded('nothing')
    expect([applications, applicationDates, storedFiles, outgoingEmails].map(({ size }) => size)).toEqual([0, 0, 0, 0])
    expect(people.size).toBeGreaterThan(0)
    expect(faculties.size).toBeGreaterThan(0)
  })

  const isOfThisYear = ({ submittedDate }: { submittedDate: string | null }) => (submittedDate ?? '') > '2026'

  const marksOfThisYear = (scenario: Scenario) => {
    const { applications, reviewers } = seeded(scenario)
    return applications
      .all()
      .filter((row) => row.status === STATUS.approved && isOfThisYear(row))
      .map(({ applicationId }) => reviewers.findByApplication(applicationId).map(({ marks }) => marks))
  }

  it('fills long texts to their limits', () => {
    const { applications, nominations } = seeded('long-texts')
    expect(applications.all().every(({ projectTitle }) => projectTitle.length === 1000)).toBe(true)
    expect(nominations.findByApplication(1)[0]?.affiliation).toHaveLength(200)
  })

  it('writes long titles, names and remarks also in local scripts', () => {
    const scripts = [/\p{Script=Sinhala}/u, /\p{Script=Tamil}/u, /\p{Script=Latin}/u]
    const { applications, approvals, coInvestigators } = seeded('long-texts')
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
    const rowsOf = (seed: number) => {
      const store = createStore()
      seedScenario(store, 'empty', DEMO_NOW)
      generateApplications(store, 50, seed)
      return store.applications.all()
    }
    expect(rowsOf(7)).toEqual(rowsOf(7))
    expect(rowsOf(7)).not.toEqual(rowsOf(8))
  })

  it('can be created by the thousand', async () => {
    const store = seeded('many')
    expect(store.applications.size).toBe(NAMED_APPLICATIONS.length + 10_000)
    const { call } = browserOf(store, 'admin@demo.urc')
    expect((await call('listApplications', {})).length).toBeGreaterThan(5_000)
  })
})

it('has rows that fit the schemas of their tables', () => {
  for (const scenario of Object.keys(SCENARIOS) as Scenario[]) {
    const store = createStore()
    if (scenario === 'many') store.seed(() => generateApplications(store, 300, 1))
    else seedScenario(store, scenario, SCENARIOS[scenario].startsAt)
    expect(checkedRows(store)).toStrictEqual(structuredClone(takeSnapshot(store).rows))
  }
})

/** Returns the rows with their columns in the order of the schemas. */
const checkedRows = (store: Store) =>
  Object.fromEntries(
    Object.entries<TableDefinition>(TABLES).map(([name, { schema }]) => {
      const { sequence, rows } = takeSnapshot(store).rows[name as TableName] // The keys of a constant.
      return [name, { sequence, rows: rows.map((row) => schema.parse(row)) }]
    }),
  )

it('has the version that the demo stores with changes to a seed', async () => {
  const names = Object.keys(SCENARIOS) as Scenario[] // `Object.keys` has strings only.
  const made = names.map((name) => {
    const store = createStore()
    if (name === 'many') generateApplications(store, 30, 1)
    else seedScenario(store, name, SCENARIOS[name].startsAt)
    return [name, checkedRows(store)]
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(made)))
  const version = Buffer.from(digest).toString('hex').slice(0, 12)
  const isCurrent = SEED_VERSION === version
  expect(isCurrent, `The seeds have changed. Paste into mocks/seed/seed-version.ts:\n\n${version}\n\n`).toBe(true)
})
