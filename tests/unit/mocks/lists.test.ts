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

async function host(dialect: Dialect) {
  const mock = createMock({ dialect })
  const council = mock.connect()
  const applicant = mock.connect()
  await council.signInAs('admin@demo.urc')
  await applicant.signInAs('applicant@demo.urc')
  const read = async ({ fetch }: typeof council, call: CallName) => (await fetch(HOST + contract[call].path)).text()
  const lists = async () => {
    const all: Record<string, string> = {}
    for (const call of COUNCIL_LISTS) all[call] = await read(council, call)
    for (const call of OWN_LISTS) all[call] = await read(applicant, call)
    return all
  }
  return { mock, store: await mock.store(), lists }
}

const { applicationId: granted } = grantedBudgetPending
const { applicationId: awaited, owner } = grantedAgreementNotReturned
const { applicationId: approved } = approvedOneReviewIn
const { applicationId: shortlisted } = shortlistedDeanPending
const { applicationId: submitted } = submittedThisMorning

const first = <Row>(rows: readonly Row[]): Row => {
  if (!rows[0]) throw new Error('The seed has none.')
  return rows[0]
}

const file = { kind: 'agreement' as const, name: 'a.pdf', type: '', size: 1, origin: 'uploaded' as const }

/** Changes every table that a list shows, in every way that a table has, in this order. */
const CHANGES: readonly (readonly [what: string, change: (store: Store) => unknown])[] = [
  ['a title', ({ applications }) => applications.update(granted, { projectTitle: 'Another' })],
  ['an applicant’s name in an application', ({ applications }) => applications.update(granted, { name: 'N. Silva' })],
  ['a date', ({ applications }) => applications.update(approved, { submittedDate: '2026-01-02 03:04:05' })],
  ['a status', ({ applications }) => applications.update(submitted, { status: STATUS.shortlisted })],
  ['the start of a grant', ({ applications }) => applications.update(granted, { startDate: '2031-01-01' })],
  [
    'a request for an agreement',
    ({ applications }) => applications.update(granted, { requested: !applications.get(granted)?.requested }),
  ],
  ['the address of an account', ({ people }) => people.update(owner.id, { email: 'another@example.org' })],
  ['the owner', ({ applications, people }) => applications.update(granted, { userId: people.all().at(-1)?.id ?? 0 })],
  ['a mark', ({ reviewers }) => reviewers.update(first(reviewers.findByApplication(approved)).id, { marks: '99' })],
  [
    'an invitation',
    ({ reviewers }) => reviewers.update(reviewers.findByApplication(approved).at(-1)?.id ?? 0, { name: 'R. Another' }),
  ],
  [
    'a reviewer who is saved twice',
    ({ reviewers }) => {
      const { id: _, ...again } = first(reviewers.findByApplication(approved))
      reviewers.insert({ ...again, name: 'R. Twice' })
    },
  ],
  ['a reviewer less', ({ reviewers }) => reviewers.remove(first(reviewers.findByApplication(approved)).id)],
  [
    'a decision',
    ({ approvals }) => approvals.update(first(approvals.findByApplication(shortlisted)).id, { decision: '3.2' }),
  ],
  [
    'an approver',
    ({ approvals }) =>
      approvals.update(approvals.findByApplication(shortlisted)[1]?.id ?? 0, { email: 'd@example.org' }),
  ],
  ['a budget', (store) => store.budgetRevisions.removeByApplication(granted)],
  [
    'a new budget',
    (store) => store.budgetRevisions.insert({ applicationId: granted, uploadedAt: '2026-02-02', decision: 'Rejected' }),
  ],
  [
    'a decision about a budget',
    ({ budgetRevisions }) =>
      budgetRevisions.update(first(budgetRevisions.findByApplication(granted)).id, { decision: 'Approved' }),
  ],
  [
    'a file',
    ({ storedFiles }) =>
      storedFiles.insert({ ...file, applicationId: granted, uploadedAt: '2026-03-03', kind: 'agreementurc' }),
  ],
  [
    'a file’s date',
    ({ storedFiles }) =>
      storedFiles.update(storedFiles.findByApplication(granted).at(-1)?.id ?? 0, { uploadedAt: '2026-04-04' }),
  ],
  ['no file', ({ storedFiles }) => storedFiles.removeByApplication(awaited)],
  ['an application less', (store) => removeApplication(store, approved)],
]

describe.each(DIALECTS)('the lists of a host of the %s dialect', (dialect) => {
  it('show every change, as on a host that has written none before', async () => {
    const remembering = await host(dialect)
    const other = await host(dialect)
    let before = await remembering.lists()
    for (const [what, change] of CHANGES) {
      change(remembering.store)
      const after = await remembering.lists()
      expect({ what, ...after }).not.toEqual({ what, ...before })
      restoreSnapshot(other.store, takeSnapshot(remembering.store))
      expect({ what, ...after }).toEqual({ what, ...(await other.lists()) })
      before = after
    }
  })

  it('are rewritten in words when the host changes to them', async () => {
    const { mock, lists } = await host(dialect)
    const inCodes = await lists()
    mock.habits.statusInWords = true
    const inWords = await lists()
    expect(inWords.listApplications).not.toBe(inCodes.listApplications)
    expect(inWords.listApplications).toContain('"Status":"Granted"')
    mock.habits.statusInWords = false
    expect(await lists()).toEqual(inCodes)
  })
})

const LISTS = contractRows.flatMap(([call, endpoint]) => {
  const rows = endpoint.examples[0]?.output
  return Array.isArray(rows) ? [[call, endpoint, rows] as const] : []
})

describe.each(DIALECTS)('a writer of lists in the %s dialect', (dialect) => {
  it.each(LISTS)('writes %s as any other reply', async (call, endpoint, rows) => {
    const writer = new ListWriter(dialect)
    const plain = async (output: readonly object[]) => {
      const response = writeSuccess(dialect, endpoint, successBody(endpoint, output))
      return [await response.text(), response.status, response.headers.get('Content-Type')]
    }
    const written = async (output: readonly object[]) => {
      const response = writer.write(call, endpoint, output, null)
      return [await response.text(), response.status, response.headers.get('Content-Type')]
    }
    const frozen = rows.map((row) => Object.freeze({ ...row }))
    const twice = [...frozen, ...rows, ...frozen]
    for (const list of [[], rows, frozen, frozen, twice, frozen.slice(1), twice])
      expect(await written(list)).toEqual(await plain(list))
  })

  it('does not remember rows that may change', async () => {
    const writer = new ListWriter(dialect)
    const row = { applicationId: '1', projectTitle: 'Before' }
    const text = () => writer.write('listApplicationIds', contract.listApplicationIds, [row], null).text()
    expect(await text()).toContain('Before')
    row.projectTitle = 'After'
    expect(await text()).toContain('After')
  })
})
