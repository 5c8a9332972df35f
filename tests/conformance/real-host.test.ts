import { afterEach, describe, expect, it } from 'vitest'
import { contractRows } from '@/contract'
import type { Role } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'
import { testHost, getExitCode, isHostReport } from '@conformance/test-host'
import { faultyHost } from './faulty-host'
import { createRealHost, type RealHostSettings } from '@conformance/host'
import { findHostProblem } from '@conformance/host-problem'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { suite } from '@conformance/suite'
import { serve, withSessions, type Answer, type Server } from './serve'

const running: Server[] = []

async function start(answer: Answer): Promise<string> {
  const server = await serve(answer)
  running.push(server)
  return server.address
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** Starts the mock on a real port, like a PHP host. `reached` lists the calls that arrive. */
async function startHost(settings: Partial<RealHostSettings> = {}) {
  const mock = createMock()
  const { people } = await mock.store()
  const logInOf = (role: Role) => people.all().find((person) => person.role === role)
  const reached: string[] = []
  const answer = withSessions(mock)
  const address = await start((request) => {
    reached.push(`${request.method} ${new URL(request.url).pathname.replace('/rgms/', '')}`)
    return answer(request)
  })
  const everybody = { Applicant: logInOf('Applicant'), Admin: logInOf('Admin'), urc: logInOf('urc') }
  return { mock, reached, host: createRealHost({ address, mayWrite: false, logIns: everybody, ...settings }) }
}

/** Omits the slow PDF step, which the mock's own run covers, and what the contract opens to visitors. */
const steps = suite.filter(({ call, title }) => call !== 'downloadApplicationPdf' && title !== 'a visitor is refused')

const ofGrade = (results: readonly StepResult[], ...grades: StepResult['grade'][]) =>
  results.filter(({ grade }) => grades.includes(grade))

/** Calls in which the mock has the habits of the legacy host. */
const HABITS = ['submitReview3', 'submitReview2', 'submitBudget', 'submitProgressReport']

const READING = /^(GET .*|POST (Login|FacultyDepartment|GetFormData)\.php)$/

describe('a host at an address', () => {
  it('keeps its session in a cookie, passes the suite and is left clean', async () => {
    const { host, mock } = await startHost({ mayWrite: true })
    const store = await mock.store()
    const before = store.applications.size
    const { results, leftovers } = await runSuite(host, { steps })
    expect(ofGrade(results, 'vulnerability', 'failed')).toEqual([])
    expect(
      ofGrade(results, 'warning')
        .map(({ call }) => call)
        .sort(),
    ).toEqual(HABITS.toSorted())
    expect(ofGrade(results, 'skipped').map(({ title }) => title)).toEqual(['is refused once the window has closed'])
    expect(store.applications.size).toBe(before)
    expect(leftovers).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
      'the application dates with Year 2026: the host does not return the Year it had',
      // This host numbers its criteria, so it stores the same document once more.
      expect.stringMatching(/^the criteria document "/),
    ])
  })

  it('receives no writes unless they are allowed', async () => {
    const { host, reached, mock } = await startHost()
    const { results } = await runSuite(host, { steps })
    expect(reached.filter((call) => !READING.test(call))).toEqual([])
    expect(ofGrade(results, 'warning', 'vulnerability', 'failed')).toEqual([])
    expect(ofGrade(results, 'passed').length).toBeGreaterThan(50)
    expect((await mock.store()).outgoingEmails.all().filter(({ subject }) => subject === 'Conformance')).toEqual([])
  })

  it('is cleaned up when the run is stopped early', async () => {
    const { host, mock } = await startHost({ mayWrite: true })
    const store = await mock.store()
    const before = store.applications.size
    const stopReason = new AbortController()
    const run = await runSuite(host, {
      steps,
      signal: stopReason.signal,
      onResult: ({ title }) => title === 'shortlists' && stopReason.abort(),
    })
    expect(run.results.at(-1)).toMatchObject({ title: 'shortlists', grade: 'passed' })
    expect(store.applications.size).toBe(before)
    expect(run.stopReason).toBe('interrupted')
  })

  it('has steps skipped that need a missing log-in, with a hint', async () => {
    const { host } = await startHost({ logIns: {} })
    const { results } = await runSuite(host, { steps })
    expect(ofGrade(results, 'warning', 'vulnerability', 'failed')).toEqual([])
    const list = results.find(({ call, title }) => call === 'listAgreements' && title === 'is read by Admin')
    expect(list).toMatchObject({ grade: 'skipped', reason: 'it needs a log-in (--as-admin email:password)' })
  })
})

describe('a connection that may not write', () => {
  const posts = contractRows.filter(([, { method }]) => method === 'POST')

  it.each(posts)('does not send %s', async (call, { examples }) => {
    const { host, reached } = await startHost()
    const { client } = host.connect({ onNoise: () => undefined, onBody: () => undefined })
    // Each example is valid input for its call.
    const send = client[call] as (input: unknown) => Promise<unknown>
    await send(examples[0]?.input).catch(() => undefined)
    expect(reached).toHaveLength(['logIn', 'listDepartments', 'getFormData'].includes(call) ? 1 : 0)
  })
})

describe('an address that is not the host', () => {
  const tried = async (settings: Partial<RealHostSettings> & { address: string }) => {
    const result = await testHost(createRealHost({ mayWrite: false, logIns: {}, ...settings }), {})
    return { code: getExitCode([result], false), wrong: isHostReport(result) ? '' : result.problem }
  }
  const page = (status: number) => () =>
    Promise.resolve(new Response('<!DOCTYPE html><title>Hello</title>', { status }))

  it('is reported when nothing responds', async () => {
    const closed = await serve(page(200))
    await closed.close()
    expect(await tried({ address: closed.address })).toMatchObject({
      code: 1,
      wrong: expect.stringMatching(/cannot be reached: connect ECONNREFUSED/),
    })
  })

  it('is reported when its certificate is not trusted', async () => {
    const untrusted = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    const failed = new TypeError('fetch failed', { cause: untrusted })
    const { host } = await faultyHost(() => Promise.reject(failed))
    expect(await findHostProblem(host)).toBe(
      'faulty cannot be trusted: self-signed certificate. ' +
        'Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.',
    )
  })

  it('is named with its folder in the report', async () => {
    const address = await start(page(500))
    expect((await tried({ address })).wrong).toContain(`${new URL(address).host}/rgms is out of order`)
  })

  it('is reported when it responds with a page', async () => {
    expect((await tried({ address: await start(page(200)) })).wrong).toContain(
      "is not the council's host: FacultyDepartment.php is a page",
    )
  })

  it('is reported when it does not have the call', async () => {
    expect((await tried({ address: await start(page(404)) })).wrong).toContain(
      "is not the council's host: it has no Faculty",
    )
  })

  it('is reported when it responds with errors', async () => {
    expect((await tried({ address: await start(page(500)) })).wrong).toContain('is out of order: HTTP 500')
  })

  it('is distinguished from a slow host', async () => {
    const address = await start(() => new Promise(() => undefined))
    expect((await tried({ address, timeout: 50 })).wrong).toContain('is slow')
  })
})
