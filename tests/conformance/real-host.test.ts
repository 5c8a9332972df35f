import { afterEach, describe, expect, it } from 'vitest'
import { contractRows } from '@/contract'
import type { Role } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'
import { testHost, getExitCode, isHostReport } from '@conformance/test-host'
import { createFaultyHost } from './faulty-host'
import { createRealHost, type RealHostSettings } from '@conformance/host'
import { findHostProblem } from '@conformance/host-problem'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { suite } from '@conformance/suite'
import { serve, withSessions, type Respond, type Server } from './serve'

const runningServers: Server[] = []

async function startServer(respond: Respond): Promise<string> {
  const server = await serve(respond)
  runningServers.push(server)
  return server.address
}

afterEach(async () => {
  await Promise.all(runningServers.splice(0).map((server) => server.close()))
})

/** Starts the mock on a real port, like a PHP host. `received` lists its calls. */
async function startHost(settings: Partial<RealHostSettings> = {}) {
  const mock = createMock()
  const { people } = await mock.store()
  const findLogIn = (role: Role) => people.all().find((person) => person.role === role)
  const received: string[] = []
  const respond = withSessions(mock)
  const address = await startServer((request) => {
    received.push(`${request.method} ${new URL(request.url).pathname.replace('/rgms/', '')}`)
    return respond(request)
  })
  const logIns = { Applicant: findLogIn('Applicant'), Admin: findLogIn('Admin'), urc: findLogIn('urc') }
  return { mock, received, host: createRealHost({ address, mayWrite: false, logIns, ...settings }) }
}

/** Omits the slow PDF step, which the mock's own run covers, and what the contract opens to visitors. */
const steps = suite.filter(({ call, title }) => call !== 'downloadApplicationPdf' && title !== 'a visitor is refused')

const filterByGrade = (results: readonly StepResult[], ...grades: StepResult['grade'][]) =>
  results.filter(({ grade }) => grades.includes(grade))

/** Calls in which the mock has the habits of the legacy host. */
const HABITS = ['submitReview3', 'submitReview2', 'submitBudget', 'submitProgressReport']

const READING_CALL = /^(GET .*|POST (Login|FacultyDepartment|GetFormData)\.php)$/

describe('a host at an address', () => {
  it('identifies the session by a cookie, passes the suite and is cleaned up', async () => {
    const { host, mock } = await startHost({ mayWrite: true })
    const store = await mock.store()
    const before = store.applications.size
    const { results, leftovers } = await runSuite(host, { steps })
    expect(filterByGrade(results, 'vulnerability', 'failed')).toEqual([])
    expect(
      filterByGrade(results, 'warning')
        .map(({ call }) => call)
        .sort(),
    ).toEqual(HABITS.toSorted())
    expect(filterByGrade(results, 'skipped').map(({ title }) => title)).toEqual(['e-mails arrive'])
    expect(store.applications.size).toBe(before)
    expect(leftovers).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
      expect.stringMatching(/^the account conformance-\w+-director@example.org, which has council rights: remove it$/),
      'the application dates with Year 2026: the host does not return the Year it had',
      // This host numbers its criteria, so it stores the one of the run and the same document once more.
      expect.stringMatching(/^the criteria document "/),
      expect.stringMatching(/^the criteria document "/),
    ])
  })

  it('receives no writing calls without permission', async () => {
    const { host, received, mock } = await startHost()
    const { results } = await runSuite(host, { steps })
    expect(received.filter((call) => !READING_CALL.test(call))).toEqual([])
    expect(filterByGrade(results, 'warning', 'vulnerability', 'failed')).toEqual([])
    expect(filterByGrade(results, 'passed').length).toBeGreaterThan(50)
    expect((await mock.store()).outgoingEmails.all().filter(({ subject }) => subject === 'Conformance')).toEqual([])
  })

  it('is cleaned up when the run is stopped early', async () => {
    const { host, mock } = await startHost({ mayWrite: true })
    const store = await mock.store()
    const before = store.applications.size
    const abort = new AbortController()
    const run = await runSuite(host, {
      steps,
      signal: abort.signal,
      onResult: ({ title }) => title === 'shortlists' && abort.abort(),
    })
    const wasStopped = (result: StepResult) => result.grade === 'skipped' && result.reason === 'the run was stopped'
    expect(run.results.findLast((result) => !wasStopped(result))).toMatchObject({
      title: 'shortlists',
      grade: 'passed',
    })
    expect(run.results).toHaveLength(steps.length)
    expect(store.applications.size).toBe(before)
    expect(run.stopReason).toBe('interrupted')
  })

  it('names the option of a missing log-in in the skipped steps', async () => {
    const { host } = await startHost({ logIns: {} })
    const { results } = await runSuite(host, { steps })
    expect(filterByGrade(results, 'warning', 'vulnerability', 'failed')).toEqual([])
    const list = results.find(({ call, title }) => call === 'listAgreements' && title === 'is read by Admin')
    expect(list).toMatchObject({ grade: 'skipped', reason: 'it needs a log-in (--as-admin email:password)' })
  })
})

describe('a connection without permission to write', () => {
  const posts = contractRows.filter(([, { method }]) => method === 'POST')

  it.each(posts)('does not send %s', async (call, { examples }) => {
    const { host, received } = await startHost()
    const { client } = host.connect({ onNoise: () => undefined, onResponse: () => undefined })
    // Each example is valid input for its call.
    const send = client[call] as (input: unknown) => Promise<unknown>
    await send(examples[0]?.input).catch(() => undefined)
    expect(received).toHaveLength(['logIn', 'listDepartments', 'getFormData'].includes(call) ? 1 : 0)
  })
})

describe('an address that is not the host', () => {
  const testAddress = async (settings: Partial<RealHostSettings> & { address: string }) => {
    const result = await testHost(createRealHost({ mayWrite: false, logIns: {}, ...settings }), {})
    return { exitCode: getExitCode([result], false), problem: isHostReport(result) ? '' : result.problem }
  }
  const sendPage = (status: number) => () =>
    Promise.resolve(new Response('<!DOCTYPE html><title>Hello</title>', { status }))

  it('is reported when nothing responds', async () => {
    const closedServer = await serve(sendPage(200))
    await closedServer.close()
    expect(await testAddress({ address: closedServer.address })).toMatchObject({
      exitCode: 1,
      problem: expect.stringMatching(/cannot be reached: connect ECONNREFUSED/),
    })
  })

  it('is reported when its certificate is not trusted', async () => {
    const untrusted = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    const failed = new TypeError('fetch failed', { cause: untrusted })
    const { host } = await createFaultyHost(() => Promise.reject(failed))
    expect(await findHostProblem(host)).toBe(
      'faulty cannot be trusted: self-signed certificate. ' +
        'Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.',
    )
  })

  it('is reported with its folder', async () => {
    const address = await startServer(sendPage(500))
    expect((await testAddress({ address })).problem).toContain(`${new URL(address).host}/rgms is out of order`)
  })

  it('is reported when it responds with a page', async () => {
    expect((await testAddress({ address: await startServer(sendPage(200)) })).problem).toContain(
      "is not the council's host: FacultyDepartment.php is a page",
    )
  })

  it('is reported when it does not have the call', async () => {
    expect((await testAddress({ address: await startServer(sendPage(404)) })).problem).toContain(
      "is not the council's host: it has no Faculty",
    )
  })

  it('is reported when it responds with errors', async () => {
    expect((await testAddress({ address: await startServer(sendPage(500)) })).problem).toContain(
      'is out of order: HTTP 500',
    )
  })

  it('is distinguished from a slow host', async () => {
    const address = await startServer(() => new Promise(() => undefined))
    expect((await testAddress({ address, timeout: 50 })).problem).toContain('is slow')
  })
})
