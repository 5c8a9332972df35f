import { describe, expect, it } from 'vitest'
import { contract, contractRows, type CallName } from '@/contract'
import { STATUS } from '@/domain/status/status'
import { createMock } from '@mocks/create-mock'
import { successBody, writeSuccess, type Dialect } from '@/wire/mock/dialect'
import { ListWriter } from '@/wire/mock/list-writer'
import { removeApplication } from '@mocks/model/rows'
import { restoreSnapshot, takeSnapshot } from '@mocks/model/snapshot'
import type { Store } from '@mocks/model/store'
import { grantedAgreementNotReturned, grantedBudgetPending } from '@mocks/seed/applications-2025'
import { approvedOneReviewIn, shortlistedDeanPending, submittedThisMorning } from '@mocks/seed/applications-2026'
import { COUNCIL_LISTS } from '@tests/support/council-lists'

const HOST = 'http://host.test'
const DIALECTS: readonly Dialect[] = ['legacy', 'clean']
const OWN_LISTS = ['listSubmittedApplications', 'listApplicationIds'] as const

async function createHost(dialect: Dialect) {
  const mock = createMock({ dialect })
  const council = mock.connect()
  const applicant = mock.connect()
  await council.signInAs('admin@demo.urc')
  await applicant.signInAs('applicant@demo.urc')
  const readResponse = async ({ fetch }: typeof council, call: CallName) =>
    (await fetch(HOST + contract[call].path)).text()
  const readLists = async () => {
    const responses: Record<string, string> = {}
    for (const call of COUNCIL_LISTS) responses[call] = await readResponse(council, call)
    for (const call of OWN_LISTS) responses[call] = await readResponse(applicant, call)
    return responses
  }
  return { mock, store: await mock.store(), readLists }
}

const { applicationId: grantedId } = grantedBudgetPending
const { applicationId: agreementPendingId, owner } = grantedAgreementNotReturned
const { applicationId: approvedId } = approvedOneReviewIn
const { applicationId: shortlistedId } = shortlistedDeanPending
const { applicationId: submittedId } = submittedThisMorning

const getFirst = <Row>(rows: readonly Row[]): Row => {
  if (!rows[0]) throw new Error('The seed has no such row.')
  return rows[0]
}

const file = { kind: 'agreement' as const, name: 'a.pdf', type: '', size: 1, origin: 'uploaded' as const }

/** Inserts, updates and removes rows of every table that a list shows. The order matters. */
const CHANGES: readonly (readonly [description: string, change: (store: Store) => unknown])[] = [
  ['a title', ({ applications }) => applications.update(grantedId, { projectTitle: 'Another' })],
  ['an applicant’s name in an application', ({ applications }) => applications.update(grantedId, { name: 'N. Silva' })],
  ['a date', ({ applications }) => applications.update(approvedId, { submittedDate: '2026-01-02 03:04:05' })],
  ['a status', ({ applications }) => applications.update(submittedId, { status: STATUS.shortlisted })],
  ['the start of a grant', ({ applications }) => applications.update(grantedId, { startDate: '2031-01-01' })],
  [
    'a request for an agreement',
    ({ applications }) => applications.update(grantedId, { requested: !applications.get(grantedId)?.requested }),
  ],
  ['the address of an account', ({ people }) => people.update(owner.id, { email: 'another@example.org' })],
  ['the owner', ({ applications, people }) => applications.update(grantedId, { userId: people.all().at(-1)?.id ?? 0 })],
  [
    'a mark',
    ({ reviewers }) => reviewers.update(getFirst(reviewers.findByApplication(approvedId)).id, { marks: '99' }),
  ],
  [
    'an invitation',
    ({ reviewers }) =>
      reviewers.update(reviewers.findByApplication(approvedId).at(-1)?.id ?? 0, { name: 'R. Another' }),
  ],
  [
    'a reviewer who is saved twice',
    ({ reviewers }) => {
      const { id: _, ...columns } = getFirst(reviewers.findByApplication(approvedId))
      reviewers.insert({ ...columns, name: 'R. Twice' })
    },
  ],
  ['a removed reviewer', ({ reviewers }) => reviewers.remove(getFirst(reviewers.findByApplication(approvedId)).id)],
  [
    'a decision',
    ({ approvals }) => approvals.update(getFirst(approvals.findByApplication(shortlistedId)).id, { decision: '3.2' }),
  ],
  [
    'an approver',
    ({ approvals }) =>
      approvals.update(approvals.findByApplication(shortlistedId)[1]?.id ?? 0, { email: 'd@example.org' }),
  ],
  ['a removed budget', (store) => store.budgetRevisions.removeByApplication(grantedId)],
  [
    'a new budget',
    (store) =>
      store.budgetRevisions.insert({ applicationId: grantedId, uploadedAt: '2026-02-02', decision: 'Rejected' }),
  ],
  [
    'a decision about a budget',
    ({ budgetRevisions }) =>
      budgetRevisions.update(getFirst(budgetRevisions.findByApplication(grantedId)).id, { decision: 'Approved' }),
  ],
  [
    'a file',
    ({ storedFiles }) =>
      storedFiles.insert({ ...file, applicationId: grantedId, uploadedAt: '2026-03-03', kind: 'agreementurc' }),
  ],
  [
    'a file’s date',
    ({ storedFiles }) =>
      storedFiles.update(storedFiles.findByApplication(grantedId).at(-1)?.id ?? 0, { uploadedAt: '2026-04-04' }),
  ],
  ['a removed file', ({ storedFiles }) => storedFiles.removeByApplication(agreementPendingId)],
  ['a removed application', (store) => removeApplication(store, approvedId)],
]

describe.each(DIALECTS)('the lists of a host of the %s dialect', (dialect) => {
  it('show every change, like the lists of a host without a cache', async () => {
    const cachingHost = await createHost(dialect)
    const freshHost = await createHost(dialect)
    let listsBefore = await cachingHost.readLists()
    for (const [description, change] of CHANGES) {
      change(cachingHost.store)
      const lists = await cachingHost.readLists()
      expect({ description, ...lists }).not.toEqual({ description, ...listsBefore })
      restoreSnapshot(freshHost.store, takeSnapshot(cachingHost.store))
      expect({ description, ...lists }).toEqual({ description, ...(await freshHost.readLists()) })
      listsBefore = lists
    }
  })

  it('have new statuses after the habit statusInWords changes', async () => {
    const { mock, readLists } = await createHost(dialect)
    const inCodes = await readLists()
    mock.habits.statusInWords = true
    const inWords = await readLists()
    expect(inWords.listApplications).not.toBe(inCodes.listApplications)
    expect(inWords.listApplications).toContain('"Status":"Granted"')
    mock.habits.statusInWords = false
    expect(await readLists()).toEqual(inCodes)
  })
})

const LISTS = contractRows.flatMap(([call, endpoint]) => {
  const rows = endpoint.examples[0]?.output
  return Array.isArray(rows) ? [[call, endpoint, rows] as const] : []
})

describe.each(DIALECTS)('a writer of lists in the %s dialect', (dialect) => {
  it.each(LISTS)('writes %s like any other response', async (call, endpoint, rows) => {
    const writer = new ListWriter(dialect)
    const writeUncached = async (output: readonly object[]) => {
      const response = writeSuccess(dialect, endpoint, successBody(endpoint, output))
      return [await response.text(), response.status, response.headers.get('Content-Type')]
    }
    const writeCached = async (output: readonly object[]) => {
      const response = writer.write(call, endpoint, output, null)
      return [await response.text(), response.status, response.headers.get('Content-Type')]
    }
    const frozenRows = rows.map((row) => Object.freeze({ ...row }))
    const repeatedRows = [...frozenRows, ...rows, ...frozenRows]
    for (const list of [[], rows, frozenRows, frozenRows, repeatedRows, frozenRows.slice(1), repeatedRows])
      expect(await writeCached(list)).toEqual(await writeUncached(list))
  })

  it('does not cache rows that may change', async () => {
    const writer = new ListWriter(dialect)
    const row = { applicationId: '1', projectTitle: 'Before' }
    const writeText = () => writer.write('listApplicationIds', contract.listApplicationIds, [row], null).text()
    expect(await writeText()).toContain('Before')
    row.projectTitle = 'After'
    expect(await writeText()).toContain('After')
  })
})
