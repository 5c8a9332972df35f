import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/errors'
import { createClient } from '@/api/client'
import { contract, type CallName } from '@/contract'
import type { Endpoint, Tag } from '@/contract/endpoint'
import { mayDo, ROLES, type Caller } from '@/domain/roles'
import { createMock } from '@mocks/create-mock'
import type { Store } from '@mocks/model/store'
import { createHost, type Host } from './host'
import { runSuite } from './run-suite'
import type { Step } from './step'
import { suite } from './suite'

const rows = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

const BASE = 'http://mock.test/'

/** The documents of a mock host take their time on a busy machine. */
const SLOW = 60_000

describe('the suite notices', () => {
  /** The mock, but for one call whose replies are changed on their way. */
  const lyingHost = async (path: string, tell: (body: string) => string): Promise<Host> => {
    const mock = createMock()
    const { people } = await mock.store()
    const logInOf = (role: Caller) => people.find((person) => person.role === role)
    return createHost({
      name: 'lying',
      base: BASE,
      write: true,
      people: { Applicant: logInOf('Applicant'), Admin: logInOf('Admin'), urc: logInOf('urc') },
      open: () => {
        const { fetch } = mock.connect()
        return async (input, init) => {
          const response = await fetch(input, init)
          if (!new Request(input, init).url.includes(path)) return response
          return new Response(tell(await response.text()), response)
        }
      },
    })
  }

  const stepsOf = (...calls: CallName[]) => suite.filter(({ call }) => calls.includes(call))

  /** The fields in which a lying host is caught. */
  const differing = async (steps: readonly Step[], path: string, tell: (body: string) => string): Promise<string[]> => {
    const { lines } = await runSuite(await lyingHost(path, tell), { steps })
    return lines.flatMap((line) => (line.verdict === 'differs' ? [line.field] : []))
  }

  it.each([
    [
      'an id that is an object',
      'listApprovals',
      'RequestApproval.php',
      (body: string) => body.replaceAll(/"app_ID":("?)\d+\1/g, '"app_ID":{}'),
      '0.app_ID',
    ],
    [
      'a list under a key',
      'listApplicationsToOrder',
      'ViewApplication_DS.php',
      (body: string) => `{"applications":${body}}`,
      '',
    ],
    [
      'a column that has another name',
      'listApplicationIds',
      'GetApplicationID.php',
      (body: string) => body.replaceAll('"app_ID"', '"appId"'),
      '0.app_ID',
    ],
    [
      'a status that is not said',
      'getApplicationDates',
      'ApplicationDates.php',
      (body: string) => body.replaceAll('"status"', '"state"'),
      'status',
    ],
  ] as const)('%s', async (_, call, path, tell, field) => {
    expect(await differing(stepsOf(call), path, tell)).toContain(field)
  })

  it('a file with one byte more', async () => {
    const isProposal = ({ call, tries }: Step) => call === 'downloadDetailsFile' && tries.startsWith('proposal')
    const submission = [...stepsOf('signUp', 'submitGrant', 'uploadFiles'), ...suite.filter(isProposal)]
    expect(await differing(submission, 'MoreDetailsFileDownload.php', (body) => body)).toEqual([])
    const longer = (body: string) => (body.startsWith('%PDF') ? `${body}\n` : body)
    expect(await differing(submission, 'MoreDetailsFileDownload.php', longer)).toContain('bytes')
  })
})

describe('the mock lets each person do what roles.ts says, and nothing else', { timeout: SLOW }, () => {
  const callers: Caller[] = ['visitor', ...ROLES]

  // Whether there is a session is what this call answers: its no is no refusal of the person.
  const refusable = rows.filter(([call]) => call !== 'checkSession')

  const mock = createMock()

  it.each(refusable)('%s', async (call, { action, examples }) => {
    const { people } = await mock.store()
    for (const caller of callers) {
      const connection = mock.connect()
      const person = people.find(({ role }) => role === caller)
      if (person) await connection.signInAs(person.email)
      const client = createClient({ base: BASE, fetch: connection.fetch })
      // The example of a row is an input of that row.
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

describe('each call of a whole life changes only what the contract says', { timeout: SLOW }, () => {
  /** What a row means to whoever has read it; `requested` of an application belongs to its agreement. */
  const contentsOf = (store: Store): Record<Exclude<Tag, 'reports'>, unknown> => {
    const applications = store.applications.all()
    const files = store.storedFiles.all()
    return {
      session: store.sessions.where(({ userId, appId }) => userId !== null || appId !== null),
      accounts: store.people.all(),
      mail: store.outgoingMails.all(),
      faculties: [store.faculties.all(), store.departments.all()],
      dates: store.applicationDates.all(),
      applications: [
        applications.map((row) => ({ ...row, requested: null })),
        store.grantRows.all(),
        store.fundingRows.all(),
        store.coInvestigators.all(),
      ],
      agreements: applications.filter(({ requested }) => requested).map(({ app_ID }) => app_ID),
      files: files.filter(({ kind }) => kind !== 'criteria'),
      criteria: files.filter(({ kind }) => kind === 'criteria'),
      budgets: store.budgetRevisions.all(),
      reviews: store.reviewers.all(),
      approvals: store.approvals.all(),
    }
  }

  const textsOf = (store: Store): [string, string][] =>
    Object.entries(contentsOf(store)).map(([tag, content]) => [tag, JSON.stringify(content)])

  it('in the tables of its tags', async () => {
    const mock = createMock()
    const store = await mock.store()
    const logInOf = (role: Caller) => store.people.find((person) => person.role === role)
    const undeclared = new Set<string>()
    let before = textsOf(store)
    let revision = store.revision
    const host = createHost({
      name: 'watched',
      base: BASE,
      write: true,
      people: { Applicant: logInOf('Applicant'), Admin: logInOf('Admin'), urc: logInOf('urc') },
      open: () => {
        const { fetch } = mock.connect()
        return async (input, init) => {
          const response = await fetch(input, init)
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
        }
      },
    })
    await runSuite(host)
    expect([...undeclared]).toEqual([])
  })
})
