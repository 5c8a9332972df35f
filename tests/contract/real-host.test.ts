import { afterEach, describe, expect, it } from 'vitest'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { Role } from '@/domain/roles'
import { createMock } from '@mocks/create-mock'
import { conformance } from './conformance'
import { faultyHost } from './faulty-host'
import { realHost, type RealHostSettings } from './host'
import { whatIsWrongWith } from './reach'
import { lineText, summaryText } from './report'
import { runSuite, type Line } from './run-suite'
import { suite } from './suite'
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

/** The mock behind a real connection, indistinguishable from a PHP host, and the calls that reached it. */
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
  return { mock, reached, host: realHost({ address, write: false, people: everybody, ...settings }) }
}

/** Printing an application is slow, and tests nothing about an address: the mock's own run has it. */
const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

const ofVerdict = (lines: readonly Line[], ...verdicts: Line['verdict'][]) =>
  lines.filter(({ verdict }) => verdicts.includes(verdict))

const READING = /^(GET .*|POST (Login|FacultyDepartment|GetFormData)\.php)$/

describe('a host at an address', () => {
  it('keeps its session in a cookie, passes the whole suite, and has no application of the run left', async () => {
    const { host, mock } = await startHost({ write: true })
    const store = await mock.store()
    const before = store.applications.size
    const { lines, left } = await runSuite(host, { steps })
    expect(ofVerdict(lines, 'differs', 'missing')).toEqual([])
    expect(ofVerdict(lines, 'skipped').map(({ tries }) => tries)).toEqual(['is refused once the window has closed'])
    expect(store.applications.size).toBe(before)
    expect(left).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
      // This host numbers its criteria, so the same document is stored once more.
      expect.stringMatching(/^the criteria document "/),
    ])
  })

  it('gets no writing calls unless that is allowed', async () => {
    const { host, reached, mock } = await startHost()
    const { lines } = await runSuite(host, { steps })
    expect(reached.filter((call) => !READING.test(call))).toEqual([])
    expect(ofVerdict(lines, 'differs', 'missing')).toEqual([])
    expect(ofVerdict(lines, 'pass').length).toBeGreaterThan(50)
    expect((await mock.store()).outgoingEmails.all().filter(({ subject }) => subject === 'Conformance')).toEqual([])
  })

  it('is cleaned up when the run is stopped early', async () => {
    const { host, mock } = await startHost({ write: true })
    const store = await mock.store()
    const before = store.applications.size
    const stopped = new AbortController()
    const run = await runSuite(host, {
      steps,
      signal: stopped.signal,
      onLine: ({ tries }) => tries === 'shortlists' && stopped.abort(),
    })
    expect(run.lines.at(-1)).toMatchObject({ tries: 'shortlists', verdict: 'pass' })
    expect(store.applications.size).toBe(before)
    expect(summaryText(run)).toContain(`Stopped after ${run.lines.length} of ${steps.length} steps: interrupted`)
  })

  it('has steps that need a log-in skipped without one, with a hint how to give one', async () => {
    const { host } = await startHost({ people: {} })
    const { lines } = await runSuite(host, { steps })
    expect(ofVerdict(lines, 'differs', 'missing')).toEqual([])
    const list = lines.find(({ call, tries }) => call === 'listAgreements' && tries === 'is read by Admin')
    expect(list).toMatchObject({ verdict: 'skipped', why: 'needs a log-in (--as-admin email:password)' })
  })
})

describe('a connection that may not write', () => {
  const posts = (Object.entries(contract) as [CallName, Endpoint][]).filter(([, { method }]) => method === 'POST')

  it.each(posts)('does not send %s', async (call, { examples }) => {
    const { host, reached } = await startHost()
    const { client } = host.connect({ onNoise: () => undefined, onReply: () => undefined })
    // The example of a row is an input of that row.
    const send = client[call] as (input: unknown) => Promise<unknown>
    await send(examples[0]?.input).catch(() => undefined)
    expect(reached).toHaveLength(['logIn', 'listDepartments', 'getFormData'].includes(call) ? 1 : 0)
  })
})

describe('an address that is not the host', () => {
  const tried = async (settings: Partial<RealHostSettings> & { address: string }) => {
    const printed: string[] = []
    const real = { write: false, people: {}, ...settings }
    const code = await conformance({ real, json: false, print: (text) => printed.push(text) })
    return { code, printed: printed.join('\n') }
  }
  const page = (status: number) => () =>
    Promise.resolve(new Response('<!DOCTYPE html><title>Hello</title>', { status }))

  it('is reported when nothing answers', async () => {
    const closed = await serve(page(200))
    await closed.close()
    expect(await tried({ address: closed.address })).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/cannot be reached: connect ECONNREFUSED/),
    })
  })

  it('is reported when its certificate is not trusted', async () => {
    const untrusted = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    const failed = new TypeError('fetch failed', { cause: untrusted })
    const { host } = await faultyHost(() => Promise.reject(failed))
    expect(await whatIsWrongWith(host)).toBe(
      'faulty cannot be trusted: self-signed certificate. ' +
        'Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.',
    )
  })

  it('is named with its folder in the report', async () => {
    const address = await start(page(500))
    expect((await tried({ address })).printed).toContain(`${new URL(address).host}/rgms is out of order`)
  })

  it('is reported when it answers with a page', async () => {
    expect((await tried({ address: await start(page(200)) })).printed).toContain(
      "is not the council's host: FacultyDepartment.php is a page",
    )
  })

  it('is reported when it does not have the call', async () => {
    expect((await tried({ address: await start(page(404)) })).printed).toContain(
      "is not the council's host: it has no Faculty",
    )
  })

  it('is reported when it answers with errors', async () => {
    expect((await tried({ address: await start(page(500)) })).printed).toContain('is out of order: HTTP 500')
  })

  it('is distinguished from a host that is slow', async () => {
    const address = await start(() => new Promise(() => undefined))
    expect((await tried({ address, timeout: 50 })).printed).toContain('is slow')
  })
})

describe('a host with habits', () => {
  const changing = async (path: string, change: (body: string) => Response | string) => {
    const mock = createMock()
    const answer = withSessions(mock)
    const address = await start(async (request) => {
      const response = await answer(request)
      if (!request.url.includes(path)) return response
      const changed = change(await response.text())
      return changed instanceof Response ? changed : new Response(changed, { headers: response.headers })
    })
    const habit = suite.filter(({ call }) => call === 'getApplicationDates')
    const { lines } = await runSuite(realHost({ address, write: false, people: {} }), { steps: habit })
    return lines.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing')
  }

  it('fails when it prints a notice before its JSON', async () => {
    const [line] = await changing('ApplicationDates.php', (body) => `<br />\n<b>Notice</b>: x\n${body}`)
    expect(line).toMatchObject({
      call: 'getApplicationDates',
      verdict: 'differs',
      field: 'body',
      copes: expect.stringContaining('reads the JSON behind it'),
    })
  })

  it('is reported without a call that does not exist there', async () => {
    const lines = await changing('ApplicationDates.php', () => new Response('Not Found', { status: 404 }))
    expect(lines).toMatchObject([{ call: 'getApplicationDates', verdict: 'missing', came: 'HTTP 404' }])
  })

  it('is reported without a call that answers with a page of HTML', async () => {
    const lines = await changing('ApplicationDates.php', () => '<!doctype html><title>Start</title>')
    expect(lines).toMatchObject([{ verdict: 'missing', came: 'a page of HTML' }])
  })

  it('is reported without the addresses in its texts', async () => {
    const lines = await changing(
      'ApplicationDates.php',
      () => '{"status":"error","message":"No row for nimal@example.org"}',
    )
    expect(lines).toMatchObject([{ came: 'a refusal, "No row for (e-mail)"' }])
  })

  it('is reported by its files, with what the portal does about each', async () => {
    const [line] = await changing('ApplicationDates.php', () => new Response('Not Found', { status: 404 }))
    expect(line && lineText(line)).toBe(
      'missing  getApplicationDates (GET ApplicationDates.php): opens before it closes: HTTP 404\n' +
        '         The portal tells the person: The server answered with an error. Nothing you have entered is lost.',
    )
  })

  it('fails where it accepts calls that only it could refuse', async () => {
    const mock = createMock()
    const answer = withSessions(mock)
    const address = await start((request) =>
      request.url.includes('ViewApplication.php') ? Promise.resolve(Response.json([])) : answer(request),
    )
    const habit = suite.filter(({ call, tries }) => call === 'listApplications' && tries.startsWith('nobody'))
    const { lines } = await runSuite(realHost({ address, write: false, people: {} }), { steps: habit })
    expect(lines).toMatchObject([
      { verdict: 'differs', came: 'a success', copes: 'cannot make up for it: only the host can refuse' },
    ])
  })
})
