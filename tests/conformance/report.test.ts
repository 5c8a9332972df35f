import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type CallName, contract } from '@/contract'
import { callersOf } from '@/domain/people/permissions'
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
import { respondWith, findCall, permitCall, replaceRefusal, sendJson, rewriteBody, findNewcomer } from './faults'
import { createFaultyHost, type Fault } from './faulty-host'

const getSteps = (...calls: CallName[]) => suite.filter(({ call }) => calls.includes(call))

/** Omits the slow PDF step, which other tests cover. */
const fastSteps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

async function testFault(fault: Fault, steps: readonly Step[] = fastSteps, settings?: Partial<HostSettings>) {
  const run = await runSuite((await createFaultyHost(fault, settings)).host, { steps })
  return { run, summary: summarizeRun(run) } satisfies HostReport
}

/** Omits what the contract itself opens to visitors. */
const guardedSteps = fastSteps.filter(({ title }) => title !== 'a visitor is refused')

const noFault: Fault = (_, respond) => respond()

/** Checks no permissions, refuses without a message, and prints a notice before every response. */
const carelessHost: Fault = async (request, respond, { store, connect }) => {
  const call = findCall(request)
  const isGuarded = call !== undefined && !callersOf(contract[call].action).includes('visitor')
  const first = await respond()
  const isRefusal = isGuarded && /You cannot|not logged in/.test(await first.clone().text())
  const isCouncils = isGuarded && callersOf(contract[call].action).includes('Admin')
  const insider = isCouncils ? 'admin@demo.urc' : findNewcomer(store)
  if (!isRefusal || insider === undefined) return addNotice(first)
  const connection = connect()
  await connection.signInAs(insider)
  return addNotice(await connection.fetch(request.clone()))
}

async function addNotice(response: Response): Promise<Response> {
  const text = await response.clone().text()
  if (!/^\s*[[{]/.test(text)) return response
  const isRefusal = /"(status|success)":(false|"error")/.test(text)
  return new Response(`<b>Notice</b>: Undefined index\n${isRefusal ? '{"status":false}' : text}`, response)
}

describe('the verdict on a host', () => {
  it('that checks no log-in permits going live, and lists the vulnerabilities', async () => {
    const result = await testFault(carelessHost)
    expect(result.summary.failures).toEqual([])
    expect(result.summary.gaps).toEqual([])
    expect(result.summary.verdict).toMatch(
      /^Works\. Do not open it to the internet yet: \d+ critical vulnerabilities and \d\d others\. \d warnings\. Before it is on the internet, protect 4 calls left open by the contract, 3 of them critical\.$/,
    )
    const checks = result.summary.missingChecks.map(
      ({ actor, vulnerabilities }) => `${actor.join(' and ')}: ${vulnerabilities[0]?.harm}`,
    )
    expect(checks.slice(0, 2)).toEqual([
      'anybody without a log-in and an applicant: account takeover',
      'anybody without a log-in: confidential files',
    ])
    expect(result.summary.missingChecks[0]?.vulnerabilities).toContainEqual({
      file: 'POST ApplicationStatus_Granted.php',
      ability: 'grant or deny applications',
      actual: 'a success',
      harm: 'unauthorised changes',
      isCritical: false,
      docs: 'docs/security.md#what-the-portal-cannot-secure',
    })
    expect(formatTextReport(result.summary).split('\n').at(-1)).toBe(result.summary.verdict)
    expect(getExitCode([result], false)).toBe(0)
    expect(getExitCode([result], true)).toBe(1)
    expect(result.summary.leftovers).not.toContainEqual(expect.stringContaining('applications called'))
  })

  it('without findings is one line', async () => {
    const result = await testFault(noFault, guardedSteps)
    expect(result.summary.verdict).toBe('Works. No vulnerabilities. No warnings.')
    expect(getExitCode([result], true)).toBe(0)
  })

  it('on which a screen fails names the screen', async () => {
    const result = await testFault(respondWith('listBudgets', sendJson({}, 500)), getSteps('listBudgets'))
    expect(result.summary.verdict).toMatch(/^Does not work yet: 1 thing is broken, on Approve Budget, Dashboard\./)
    expect(getExitCode([result], false)).toBe(1)
  })

  it('without permission to write counts the skipped steps', async () => {
    const { run, summary } = await testFault(noFault, guardedSteps, { mayWrite: false })
    expect(run.results.filter(({ grade }) => !['passed', 'skipped'].includes(grade))).toEqual([])
    expect(summary.canGoLive).toBe(null)
    expect(summary.verdict).toMatch(
      /^Nothing is broken so far; \d{3} steps have no result\. No vulnerabilities\. No warnings\.$/,
    )
    expect(getExitCode([{ run, summary }], true)).toBe(0)
  })

  it('without log-ins is undecided', async () => {
    const { summary } = await testFault(noFault, getSteps('logIn', 'listApprovals'), { logIns: {} })
    expect(summary.canGoLive).toBe(null)
    expect(summary.gaps.map(({ reason }) => reason)).toContain('it needs a log-in (--as-admin email:password)')
  })

  it('with a wrong password names the option', async () => {
    const Admin = { email: 'admin@demo.urc', password: 'wrong' }
    const { summary } = await testFault(noFault, getSteps('logIn', 'listApprovals'), { logIns: { Admin } })
    expect(summary.failures).toEqual([])
    expect(summary.gaps.map(({ reason }) => reason)).toContain(
      'the log-in was refused, "Incorrect email or password": check --as-admin',
    )
  })

  it('at a wrong address names the problem', async () => {
    const { host } = await createFaultyHost(() => Promise.resolve(new Response('<!doctype html>')))
    const result = await testHost(host, {})
    expect(isHostReport(result)).toBe(false)
    expect(result).toMatchObject({ problem: expect.stringContaining('is not the council') })
    expect(getExitCode([result], false)).toBe(1)
  })
})

describe('a report', () => {
  it('lists a cause once, with every place where it was found', async () => {
    const { summary } = await testFault(replaceRefusal('signUp', sendJson({ status: false })), getSteps('signUp'))
    expect(summary.warnings).toMatchObject([
      { actual: 'a refusal without a text', steps: [{ file: 'POST Signup.php' }, {}, {}] },
    ])
  })

  it('says why a step was skipped after a refusal', async () => {
    const fault = respondWith('shortlistOrReject', sendJson({ status: 'error', message: 'Not today' }))
    const { summary } = await testFault(fault)
    const failed = 'UpdateOrderApplicationStatus.php failed: "shortlists"'
    expect(summary.failures.map(({ file, actual }) => `${file}: ${actual}`)).toEqual([
      'POST UpdateOrderApplicationStatus.php: a refusal, "Not today"',
    ])
    expect(summary.gaps.find(({ reason }) => reason === failed)?.steps.length).toBeGreaterThan(40)
  })

  it('omits texts of wrong rows', async () => {
    const result = await testFault(async (_, respond) => {
      const response = await respond()
      const written = await response.text()
      return new Response(written.replaceAll(/"projectTitle":"[^"]*"/g, '"projectTitle":"A stranger’s work"'), response)
    })
    expect(result.summary.failures.map(({ actual }) => actual)).toContain('another text (17 letters)')
    expect(formatTextReport(result.summary) + formatJsonReport([result])).not.toContain('stranger')
  })

  it('omits e-mail addresses in the host’s texts', async () => {
    const refusal = sendJson({ status: 'error', message: 'No row for nimal@example.org' })
    const { summary } = await testFault(respondWith('getApplicationDates', refusal), getSteps('getApplicationDates'))
    expect(summary.failures[0]?.actual).toBe('a refusal, "No row for (e-mail)"')
  })

  it('lists the duration of each call', async () => {
    const { summary } = await testFault(noFault, getSteps('listFaculties'))
    const faculties = summary.calls.find(({ call }) => call === 'listFaculties')
    expect(faculties?.responseCount).toBe(1)
    expect(faculties?.median).toBe(faculties?.slowest)
  })

  it('names slow calls', () => {
    const durations = new Map<CallName, number[]>([
      ['listApprovals', [900, 2000, 2500]],
      ['listBudgets', [12_000]],
      ['listAgreements', [5000, 10, 20]],
    ])
    const run = {
      host: 'h',
      mayWrite: false,
      results: [],
      stopReason: null,
      leftovers: [],
      callCount: 7,
      recoveries: new Map<CallName, number>(),
      failedWrites: new Map<CallName, number>(),
      durations,
    }
    expect(formatTextReport(summarizeRun(run))).toContain(
      'How long people wait: over 1.0 s they notice it\n' +
        '  This host is slow. Half of the responses took 2.0 s or less; the slowest took 12.0 s: GET ApproveBudget.php\n' +
        '  GET ApproveBudget.php: 12.0 s, at most 12.0 s: people give up\n' +
        '  GET RequestApproval.php: 2.0 s, at most 2.5 s\n',
    )
  })

  it('is one self-contained HTML page with the host’s texts escaped', async () => {
    const fault = respondWith('listBudgets', sendJson({ status: 'error', message: '<img src=x onerror=alert(1)>' }))
    const { summary } = await testFault(fault, getSteps('listBudgets', 'listApprovals'))
    const page = formatHtmlReport([summary], new Date('2026-11-22T10:00:00Z'))
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).not.toMatch(/<(script|link|img|iframe)|https?:|url\(/)
    expect(page).toContain('<h1>Does not work yet: 1 thing is broken, on Approve Budget, Dashboard.')
    expect(page).toContain('<strong>Approve Budget, Dashboard</strong>')
  })

  it('is a JUnit report whose failures are only breaking steps, unless strict', async () => {
    const fault: Fault = (request, respond, host) =>
      respondWith('listBudgets', sendJson({}, 500))(
        request,
        () => rewriteBody('listApprovals', (body) => `<b>Notice</b>\n${body}`)(request, respond, host),
        host,
      )
    const result = await testFault(fault, getSteps('listBudgets', 'listApprovals'), {
      logIns: { Admin: undefined },
    })
    const countFailures = (strict: boolean) =>
      formatJunitReport([result], strict).match(/<failure[^>]*type="(\w+)"/g)?.length ?? 0
    const countGrade = (name: string) => result.run.results.filter(({ grade }) => grade === name).length
    expect(countFailures(false)).toBe(countGrade('failed'))
    expect(countFailures(true)).toBe(countGrade('failed') + countGrade('warning') + countGrade('vulnerability'))
    expect(formatJunitReport([result], false)).toMatch(
      /<testcase [^>]*classname="GET ApproveBudget.php" name="is read by Admin"/,
    )
  })

  it('is a JUnit report in which calls open by the contract are no failures', async () => {
    const result = await testFault(noFault, getSteps('getDetails', 'signUp', 'submitApplication'))
    const open = result.run.results.filter(
      ({ title, grade }) => title === 'a visitor is refused' && grade === 'vulnerability',
    )
    expect(open).toHaveLength(1)
    const junit = formatJunitReport([result], true)
    expect(junit).not.toContain('<failure')
    expect(junit).toContain('open by the contract: anybody without a log-in can read status')
  })

  it('counts each step once', async () => {
    const lacksOptionalCalls: Fault = (request, respond) => {
      const call = findCall(request)
      return call && contract[call].optional ? Promise.resolve(new Response('Not Found', { status: 404 })) : respond()
    }
    const { summary } = await testFault(lacksOptionalCalls)
    const { all, passed, outside, open } = summary.stepCounts
    expect(all).toBe(passed + outside + open)
    expect(outside).toBe(summary.outside.reduce((sum, { steps }) => sum + steps.length, 0))
    expect(open).toBe(summary.openCalls.length)
    const coverage = `${all} steps: ${passed} without a finding, ${outside} outside this check, ${open} open by the contract.`
    expect(formatTextReport(summary).split('\n').at(-2)).toBe(coverage)
    expect(formatHtmlReport([summary], new Date())).toMatch(
      new RegExp(`<p>${coverage}</p>[^]*>Outside this check <small>\\(${outside}\\)<`),
    )
    expect(summary.verdict).toMatch(/^Works\. No vulnerabilities\. No warnings\./)
  })

  it('counts the steps of a screen without a result', async () => {
    const { summary } = await testFault(noFault, fastSteps, { mayWrite: false })
    expect(summary.screens.find(({ screen }) => screen === 'Budget Revision')).toEqual({
      screen: 'Budget Revision',
      outcome: 'passed',
      gapCount: expect.any(Number),
    })
    expect(formatTextReport(summary)).toMatch(/\n {2}Budget Revision +no failure; \d+ steps without a result\n/)
    const page = formatHtmlReport([summary], new Date('2026-11-22T10:00:00Z'))
    expect(page).toMatch(
      /<th scope="row">Budget Revision<\/th><td data-outcome="passed">No failure; \d+ steps without a result</,
    )
  })

  it('keeps a host from the internet only for critical vulnerabilities', async () => {
    const anybodyReads = permitCall('listApplications', 'admin@demo.urc')
    const reading = await testFault(anybodyReads, getSteps('listApplications'))
    expect(formatTextReport(reading.summary)).toContain('\nVulnerabilities, worst first\n')
    expect(formatHtmlReport([reading.summary], new Date())).not.toContain('Keep the host from the internet')
    const anybodyMakesAccounts = permitCall('createAccount', 'admin@demo.urc')
    const critical = await testFault(anybodyMakesAccounts, getSteps('createAccount'))
    expect(formatTextReport(critical.summary)).toContain('worst first: keep the host from the internet until')
    expect(formatHtmlReport([critical.summary], new Date())).toContain('Keep the host from the internet')
  })

  it('contains each step with its grade, as data', async () => {
    const result = await testFault(noFault, getSteps('getApplicationDates'))
    const [report] = JSON.parse(formatJsonReport([result])) as { verdict: string; steps: object[] }[]
    expect(report?.verdict).toBe(result.summary.verdict)
    expect(report?.steps[0]).toEqual({
      call: 'getApplicationDates',
      title: 'the opening date is before the closing date',
      grade: 'passed',
    })
  })
})

describe('leftovers on a host', () => {
  it('are named if a confirmed deletion deletes nothing', async () => {
    const { summary } = await testFault(
      respondWith('deleteApplication', sendJson({ success: true })),
      getSteps('signUp', 'submitApplication'),
    )
    expect(summary.leftovers.at(-1)).toMatch(/^applications called "Conformance run \w+" \(\d\)$/)
  })

  it('include an account that was created without a confirmation', async () => {
    const warning = '<br />\n<b>Warning</b>: mail() failed'
    const fault = rewriteBody('signUp', (body) => (body.includes('true') ? warning : body))
    const { summary } = await testFault(fault, getSteps('signUp', 'createAccount'))
    expect(summary.leftovers).toEqual([
      expect.stringMatching(/^the account conformance-\w+-newcomer@example.org$/),
      expect.stringMatching(/^the account conformance-\w+-secretary@example.org, which has council rights: remove it$/),
      expect.stringMatching(/^the account conformance-\w+-director@example.org, which has council rights: remove it$/),
    ])
  })

  it('are none if every new account is refused', async () => {
    const fault = respondWith('signUp', sendJson({ status: false, message: 'Error: no more accounts' }))
    expect((await testFault(fault, getSteps('signUp'))).summary.leftovers).toEqual([])
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
      const response = neverRespond(request)
      vi.advanceTimersByTime(1000)
      return response
    }
    const steps = [...getSteps('listCriteria').slice(0, 1), ...getSteps('checkSession').slice(0, 1)]
    const { run } = await testFault(fault, steps, { timeout: 1000 })
    expect(run.results).toMatchObject([{ grade: 'failed', actual: 'no response in time' }, { grade: 'passed' }])
    expect(run.stopReason).toBe(null)
  })

  it('at all is not tested further', async () => {
    const result = await testFault(
      neverRespond,
      getSteps('listFaculties', 'getApplicationDates', 'logIn', 'checkSession'),
      {
        timeout: 20,
      },
    )
    expect(result.run.stopReason).toBe('no response in time from Login.php, CheckSession.php, FacultyDepartment.php')
    expect(getExitCode([result], false)).toBe(1)
  })
})

/** Sends no response until the caller aborts. */
const neverRespond = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
