import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type CallName, contract } from '@/contract'
import { callersOf } from '@/domain/people/roles'
import { testHost, getExitCode, isHostReport, formatJsonReport, type HostReport } from '@conformance/test-host'
import type { HostSettings } from '@conformance/host'
import { formatHtmlReport } from '@conformance/report/html'
import { formatJunitReport } from '@conformance/report/junit'
import { summarizeRun } from '@conformance/report/summary'
import { formatTextReport } from '@conformance/report/text'
import { runSuite } from '@conformance/run-suite'
import { createPerson } from '@conformance/sample'
import type { Step } from '@conformance/step'
import { suite } from '@conformance/suite'
import { answering, callOf, insteadOfRefusing, json, lying, newcomer } from './faults'
import { faultyHost, type Fault } from './faulty-host'

const stepsOf = (...calls: CallName[]) => suite.filter(({ call }) => calls.includes(call))

/** Omits the slow PDF step, which other tests cover. */
const withoutPrinting = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

async function tried(fault: Fault, steps: readonly Step[] = withoutPrinting, settings?: Partial<HostSettings>) {
  const run = await runSuite((await faultyHost(fault, settings)).host, { steps })
  return { run, summary: summarizeRun(run) } satisfies HostReport
}

/** Omits what the contract itself opens to visitors. */
const closedToVisitors = withoutPrinting.filter(({ title }) => title !== 'a visitor is refused')

const faultless: Fault = (_, respond) => respond()

/** Checks no permissions, refuses without a message, and prints a notice before every response. */
const carelessHost: Fault = async (request, respond, { store, connect }) => {
  const call = callOf(request)
  const isGuarded = call !== undefined && !callersOf(contract[call].action).includes('visitor')
  const first = await respond()
  const isRefusal = isGuarded && /You cannot|not logged in/.test(await first.clone().text())
  const isCouncils = isGuarded && callersOf(contract[call].action).includes('Admin')
  const insider = isCouncils ? 'admin@demo.urc' : newcomer(store)
  if (!isRefusal || insider === undefined) return noticed(first)
  const connection = connect()
  await connection.signInAs(insider)
  return noticed(await connection.fetch(request.clone()))
}

async function noticed(response: Response): Promise<Response> {
  const text = await response.clone().text()
  if (!/^\s*[[{]/.test(text)) return response
  const refused = /"(status|success)":(false|"error")/.test(text)
  return new Response(`<b>Notice</b>: Undefined index\n${refused ? '{"status":false}' : text}`, response)
}

describe('the verdict on a host', () => {
  it('that checks no log-in is to go live, with a list of open doors', async () => {
    const result = await tried(carelessHost)
    expect(result.summary.failures).toEqual([])
    expect(result.summary.skips.filter(({ isGap }) => isGap)).toEqual([])
    expect(result.summary.verdict).toMatch(
      /^Works\. Do not open it to the internet yet: \d+ critical doors and \d\d others\. \d things to mend\.$/,
    )
    const checks = result.summary.missingChecks.map(
      ({ actor, vulnerabilities }) => `${actor.join(' and ')}: ${vulnerabilities[0]?.harm}`,
    )
    expect(checks.slice(0, 2)).toEqual([
      'anybody without a log-in: account takeover',
      'anybody without a log-in and an applicant: account takeover',
    ])
    expect(result.summary.missingChecks[1]?.vulnerabilities).toContainEqual({
      file: 'POST ApplicationStatus_Granted.php',
      ability: 'grant or deny applications',
      actual: 'a success',
      harm: 'foreign writes',
      docs: 'docs/going-live.md#what-the-portal-cannot-secure',
    })
    expect(formatTextReport(result.summary).split('\n').at(-1)).toBe(result.summary.verdict)
    expect(getExitCode([result], false)).toBe(0)
    expect(getExitCode([result], true)).toBe(1)
    expect(result.summary.leftovers).not.toContainEqual(expect.stringContaining('applications called'))
  })

  it('without any remark says so', async () => {
    const result = await tried(faultless, closedToVisitors)
    expect(result.summary.verdict).toBe('Works. No door is open. Nothing to mend.')
    expect(getExitCode([result], true)).toBe(0)
  })

  it('on which a screen fails names the screen', async () => {
    const result = await tried(answering('listBudgets', json({}, 500)), stepsOf('listBudgets'))
    expect(result.summary.verdict).toMatch(/^Does not work yet: 1 thing breaks, on Approve Budget, Dashboard\./)
    expect(getExitCode([result], false)).toBe(1)
  })

  it('that may only be read counts what was not checked', async () => {
    const { run, summary } = await tried(faultless, closedToVisitors, { mayWrite: false })
    expect(run.results.filter(({ grade }) => !['passed', 'skipped'].includes(grade))).toEqual([])
    expect(summary.canGoLive).toBe(null)
    expect(summary.verdict).toMatch(
      /^Nothing that was tried stands in the way; \d{3} were not tried or not checked\. No door is open\. Nothing to mend\.$/,
    )
    expect(getExitCode([{ run, summary }], true)).toBe(0)
  })

  it('without log-ins promises nothing', async () => {
    const { summary } = await tried(faultless, stepsOf('logIn', 'listApprovals'), { logIns: {} })
    expect(summary.canGoLive).toBe(null)
    expect(summary.skips.map(({ reason }) => reason)).toContain('it needs a log-in (--as-admin email:password)')
  })

  it('with a wrong password names the option', async () => {
    const admin = { email: 'admin@demo.urc', password: 'wrong' }
    const { summary } = await tried(faultless, stepsOf('logIn', 'listApprovals'), { logIns: { Admin: admin } })
    expect(summary.failures).toEqual([])
    expect(summary.skips.map(({ reason }) => reason)).toContain(
      'the log-in was refused, "Incorrect email or password": check --as-admin',
    )
  })

  it('that is not the council’s says what is wrong with the address', async () => {
    const { host } = await faultyHost(() => Promise.resolve(new Response('<!doctype html>')))
    const result = await testHost(host, {})
    expect(isHostReport(result)).toBe(false)
    expect(result).toMatchObject({ wrong: expect.stringContaining('is not the council') })
    expect(getExitCode([result], false)).toBe(1)
  })
})

describe('a report', () => {
  it('lists a cause once, with every place where it was found', async () => {
    const { summary } = await tried(insteadOfRefusing('signUp', json({ status: false })), stepsOf('signUp'))
    expect(summary.warnings).toMatchObject([
      { actual: 'a refusal without a text', where: [{ file: 'POST Signup.php' }, {}, {}] },
    ])
  })

  it('says why a step was skipped after a refusal', async () => {
    const fault = answering('shortlistOrReject', json({ status: 'error', message: 'Not today' }))
    const { summary } = await tried(fault)
    const failed = 'UpdateOrderApplicationStatus.php failed: "shortlists"'
    expect(summary.failures.map(({ file, actual }) => `${file}: ${actual}`)).toEqual([
      'POST UpdateOrderApplicationStatus.php: a refusal, "Not today"',
    ])
    expect(summary.skips.find(({ reason }) => reason === failed)?.steps.length).toBeGreaterThan(40)
  })

  it('of wrong rows omits their texts', async () => {
    const result = await tried(async (_, respond) => {
      const response = await respond()
      const written = await response.text()
      return new Response(written.replaceAll(/"projectTitle":"[^"]*"/g, '"projectTitle":"A stranger’s work"'), response)
    })
    expect(result.summary.failures.map(({ actual }) => actual)).toContain('another text (17 letters)')
    expect(formatTextReport(result.summary) + formatJsonReport([result])).not.toContain('stranger')
  })

  it('omits e-mail addresses in the host’s texts', async () => {
    const reply = json({ status: 'error', message: 'No row for nimal@example.org' })
    const { summary } = await tried(answering('getApplicationDates', reply), stepsOf('getApplicationDates'))
    expect(summary.failures[0]?.actual).toBe('a refusal, "No row for (e-mail)"')
  })

  it('lists the duration of each call', async () => {
    const { summary } = await tried(faultless, stepsOf('listFaculties'))
    const faculties = summary.calls.find(({ call }) => call === 'listFaculties')
    expect(faculties?.responseCount).toBe(1)
    expect(faculties?.median).toBe(faculties?.slowest)
  })

  it('names slow calls', () => {
    const times = new Map<CallName, number[]>([
      ['listApprovals', [900, 2000, 2500]],
      ['listBudgets', [12_000]],
      ['listAgreements', [5000, 10, 20]],
    ])
    const run = {
      host: 'h',
      mayWrite: false,
      results: [],
      stepCount: 0,
      blockedStepCount: 0,
      stopReason: null,
      leftovers: [],
      durations: times,
    }
    expect(formatTextReport(summarizeRun(run))).toContain(
      'How long people wait: over 1.0 s they notice it\n' +
        '  The slowest response was that of GET ApproveBudget.php: 12.0 s\n' +
        '  GET ApproveBudget.php: 12.0 s, at most 12.0 s: people give up\n' +
        '  GET RequestApproval.php: 2.0 s, at most 2.5 s\n',
    )
  })

  it('is one self-contained HTML page with the host’s texts escaped', async () => {
    const fault = answering('listBudgets', json({ status: 'error', message: '<img src=x onerror=alert(1)>' }))
    const { summary } = await tried(fault, stepsOf('listBudgets', 'listApprovals'))
    const page = formatHtmlReport([summary], new Date('2026-11-22T10:00:00Z'))
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toMatch(/<(script|link|img|iframe)|https?:|url\(/)
    expect(page).toContain('<h1>Does not work yet: 1 thing breaks, on Approve Budget, Dashboard.')
    expect(page).toContain('<strong>Approve Budget, Dashboard</strong>')
  })

  it('is a JUnit report whose failures are only breaking steps, unless strict', async () => {
    const fault: Fault = (request, respond, host) =>
      answering('listBudgets', json({}, 500))(
        request,
        () => lying('listApprovals', (body) => `<b>Notice</b>\n${body}`)(request, respond, host),
        host,
      )
    const { run } = await tried(fault, stepsOf('listBudgets', 'listApprovals'), { logIns: { Admin: undefined } })
    const failures = (strict: boolean) =>
      formatJunitReport([run], strict).match(/<failure[^>]*type="(\w+)"/g)?.length ?? 0
    const count = (grade: string) => run.results.filter((line) => line.grade === grade).length
    expect(failures(false)).toBe(count('failed'))
    expect(failures(true)).toBe(count('failed') + count('warning') + count('vulnerability'))
    expect(formatJunitReport([run], false)).toMatch(
      /<testcase [^>]*classname="GET ApproveBudget.php" name="is read by Admin"/,
    )
  })

  it('contains each step with its grade, as data', async () => {
    const result = await tried(faultless, stepsOf('getApplicationDates'))
    const [report] = JSON.parse(formatJsonReport([result])) as { verdict: string; steps: object[] }[]
    expect(report?.verdict).toBe(result.summary.verdict)
    expect(report?.steps[0]).toEqual({ call: 'getApplicationDates', title: 'opens before it closes', grade: 'passed' })
  })
})

describe('what is left on a host', () => {
  it('is named if a confirmed deletion deletes nothing', async () => {
    const { summary } = await tried(
      answering('deleteApplication', json({ success: true })),
      stepsOf('signUp', 'submitApplication'),
    )
    expect(summary.leftovers.at(-1)).toMatch(/^applications called "Conformance run \w+" \(\d\)$/)
  })

  it('includes an account that was created without a confirmation', async () => {
    const warning = '<br />\n<b>Warning</b>: mail() failed'
    const fault = lying('signUp', (body) => (body.includes('true') ? warning : body))
    const { summary } = await tried(fault, stepsOf('signUp', 'createAccount'))
    expect(summary.leftovers).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
    ])
  })

  it('is nothing if every new account is refused', async () => {
    const fault = answering('signUp', json({ status: false, message: 'Error: no more accounts' }))
    expect((await tried(fault, stepsOf('signUp'))).summary.leftovers).toEqual([])
  })

  it('cannot be accessed with the data of the report', () => {
    const { password } = createPerson('abcd1234', 'Secretary')
    expect(password).not.toContain('abcd1234')
    expect(createPerson('abcd1234', 'Secretary').password).not.toBe(password)
  })
})

describe('a host that does not respond', () => {
  it('for one file is tested to the end', async () => {
    // Only the test advances time, so that nothing times out unexpectedly.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const fault: Fault = (request, respond) => {
      if (!request.url.includes('/Criteria.php')) return respond()
      const given = hangs(request)
      vi.advanceTimersByTime(1000)
      return given
    }
    const steps = [...stepsOf('listCriteria').slice(0, 1), ...stepsOf('checkSession').slice(0, 1)]
    const { run } = await tried(fault, steps, { timeout: 1000 })
    expect(run.results).toMatchObject([{ grade: 'failed', actual: 'no response in time' }, { grade: 'passed' }])
    expect(run.stopReason).toBe(null)
  })

  it('at all is not tested further', async () => {
    const result = await tried(hangs, stepsOf('listFaculties', 'getApplicationDates', 'logIn', 'checkSession'), {
      timeout: 20,
    })
    expect(result.run.stopReason).toBe('no response in time from Login.php, CheckSession.php, FacultyDepartment.php')
    expect(getExitCode([result], false)).toBe(1)
  })
})

/** Sends no response until the caller aborts. */
const hangs = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
