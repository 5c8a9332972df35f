import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { createClient } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint, Tag } from '@/contract/endpoint'
import { mayDo, ROLES, type Caller } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import { faultyHost } from './faulty-host'
import { runSuite } from '@conformance/run-suite'

const rows = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

const BASE = 'http://mock.test/'

describe('the mock allows each role only the calls of roles.ts', () => {
  const callers: Caller[] = ['visitor', ...ROLES]

  // `checkSession` reports whether there is a session, so it refuses nobody.
  const refusable = rows.filter(([call]) => call !== 'checkSession')

  const mock = createMock()

  it.each(refusable)('%s is accepted or refused by role', async (call, { action, examples }) => {
    const { people } = await mock.store()
    for (const caller of callers) {
      const connection = mock.connect()
      const person = people.all().find(({ role }) => role === caller)
      if (person) await connection.signInAs(person.email)
      const client = createClient({ base: BASE, fetch: connection.fetch })
      // Each example is valid input for its call.
      const send = client[call] as (input: unknown) => Promise<unknown>
      const said = await send(examples[0]?.input).then(
        () => '',
        (error: unknown) => (error instanceof ApiError ? error.serverText : Promise.reject(error as Error)),
      )
      const verdict = mayDo(caller, action)
      if (verdict === true)
        expect({ caller, said }).not.toMatchObject({
          said: expect.stringMatching(/^(User not logged in\.|You cannot .* as )/),
        })
      else expect({ caller, said }).toEqual({ caller, said: verdict })
    }
  })
})

describe('each call of a whole run', () => {
  /** Returns the stored values by tag. `requested` of an application belongs to its agreement. */
  const contentsOf = (store: Store): Record<Exclude<Tag, 'reports'>, unknown> => {
    const applications = store.applications.all()
    const files = store.storedFiles.all()
    return {
      session: store.sessions.all().filter(({ userId, applicationId }) => userId !== null || applicationId !== null),
      accounts: store.people.all(),
      emails: store.outgoingEmails.all(),
      faculties: [store.faculties.all(), store.departments.all()],
      dates: store.applicationDates.all(),
      applications: [
        applications.map((row) => ({ ...row, requested: null })),
        store.grantRows.all(),
        store.fundingRows.all(),
        store.coInvestigators.all(),
      ],
      agreements: applications.filter(({ requested }) => requested).map(({ applicationId }) => applicationId),
      files: files.filter(({ kind }) => kind !== 'criteria'),
      criteria: files.filter(({ kind }) => kind === 'criteria'),
      budgets: store.budgetRevisions.all(),
      reviews: store.reviewers.all(),
      approvals: store.approvals.all(),
    }
  }

  const textsOf = (store: Store): [string, string][] =>
    Object.entries(contentsOf(store)).map(([tag, content]) => [tag, JSON.stringify(content)])

  it('changes only the tables of its tags', async () => {
    const undeclared = new Set<string>()
    const { host, mock, store } = await faultyHost(async (_, answer) => {
      const response = await answer()
      if (store.revision === revision) return response
      revision = store.revision
      const after = textsOf(store)
      const call = mock.calls.at(-1)
      const declared: readonly string[] = call ? contract[call].changes : []
      after.forEach(([tag, text], index) => {
        if (text !== before[index]?.[1] && !declared.includes(tag)) undeclared.add(`${call} changes ${tag}`)
      })
      before = after
      return response
    })
    let before = textsOf(store)
    let { revision } = store
    await runSuite(host)
    expect([...undeclared]).toEqual([])
  })
})
