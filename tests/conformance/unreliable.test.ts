import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import { isRepeatable } from '@/wire/conformance/transient-failure'
import { formatJunitReport } from '@conformance/report/junit'
import { summarizeRun } from '@conformance/report/summary'
import { runSuite } from '@conformance/run-suite'
import { testHost } from '@conformance/test-host'
import { suite } from '@conformance/suite'
import { combineFaults, findCall, respondWith, sendJson } from './faults'
import { createFaultyHost, type Fault } from './faulty-host'

/** Omits the slow PDF step, which other tests cover, and what the contract opens to visitors. */
const steps = suite.filter(({ call, title }) => call !== 'downloadApplicationPdf' && title !== 'a visitor is refused')

const createSummary = async (fault: Fault) =>
  summarizeRun(await runSuite((await createFaultyHost(fault)).host, { steps }))

/** Spares the sign-up, because a run without an account tries little. */
const failEvery = (count: number, fail: () => Promise<Response>): Fault => {
  let calls = 0
  return (request, respond) => (++calls % count === 0 && findCall(request) !== 'signUp' ? fail() : respond())
}

const sendError = () => Promise.resolve(sendJson({}, 503)())
const loseConnection = () => Promise.reject<Response>(new TypeError('fetch failed'))

/** Loses the response to a call that the host has carried out. */
const loseResponseEvery = (count: number): Fault => {
  let calls = 0
  return async (_, respond) => {
    const response = await respond()
    return ++calls % count === 0 ? loseConnection() : response
  }
}

/** Returns the same numbers from 0 to 1 in every run. */
function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('a host that fails now and then', () => {
  it.each([
    ['with an error', failEvery(20, sendError)],
    ['without a connection', failEvery(20, loseConnection)],
    ['after it has done what it was sent', loseResponseEvery(20)],
  ])('%s is reported with the numbers, and is not broken', async (_, fault) => {
    const summary = await createSummary(fault)
    expect(summary.failures).toEqual([])
    expect(summary.canGoLive).not.toBe(false)
    expect(summary.missingChecks).toEqual([])
    const [first, ...others] = summary.warnings
    expect(first?.actual).toMatch(/^\d\d failures in \d{3,4} calls$/)
    expect(summary.verdict).toContain(
      `so far; ${summary.stepCounts.gap} steps have no result. It fails now and then: ${first?.actual}.`,
    )
    expect(first?.screens.length).toBeGreaterThan(5)
    expect(others).toEqual([])
    // Most steps are tried.
    expect(summary.stepCounts.passed / summary.stepCounts.all).toBeGreaterThan(0.75)
  })

  it('has a warning on each screen and call that failed, and in the JUnit report', async () => {
    const run = await runSuite((await createFaultyHost(failEvery(20, sendError))).host, { steps })
    const summary = summarizeRun(run)
    const [warning] = summary.warnings
    const getNames = (outcome: string) =>
      summary.screens.filter((screen) => screen.outcome === outcome).map(({ screen }) => screen)
    expect(getNames('warning').toSorted()).toEqual(warning?.screens.toSorted())
    expect(summary.calls.filter(({ outcome }) => outcome === 'warning')).toHaveLength(warning?.steps.length ?? 0)

    const [lenient, strict] = [false, true].map((isStrict) => formatJunitReport([{ run, summary }], isStrict))
    const finding = `reliability: expected a response to every call, got ${warning?.actual}.`
    expect(lenient).toContain(`name="respond each time">\n      <system-out><![CDATA[warning: ${finding}`)
    expect(lenient).toContain('Half of the responses took')
    expect(strict).toContain(`<failure message="${finding}`)
  })

  it('by chance is not broken', async () => {
    const random = createRandom()
    const summary = await createSummary((_, respond) => (random() < 0.05 ? sendError() : respond()))
    expect(summary.failures).toEqual([])
  })

  it('is not broken if the sign-up is lost', async () => {
    const failing = failEvery(20, loseConnection)
    let signUps = 0
    const { failures, canGoLive } = await createSummary((request, respond, faultless) =>
      // Two invalid ones come first.
      findCall(request) === 'signUp' && ++signUps === 3 ? loseConnection() : failing(request, respond, faultless),
    )
    expect(failures).toEqual([])
    expect(canGoLive).toBeNull()
  })

  it('receives no write twice in a row', async () => {
    const failing = failEvery(7, sendError)
    const repeated: string[] = []
    let previous: { sent: string; browser: unknown } | null = null
    const watch: Fault = async (request, respond, faultless) => {
      const call = findCall(request)
      if (call === undefined) return respond()
      const sent = `${call} ${await request.clone().text()}`
      const response = await failing(request, respond, faultless)
      const { browser } = faultless
      if (previous?.sent === sent && previous.browser === browser && !isRepeatable(contract[call])) repeated.push(call)
      previous = response.ok ? null : { sent, browser }
      return response
    }
    await createSummary(watch)
    expect(repeated).toEqual([])
  })

  it('is still broken where a call always fails', async () => {
    const { failures } = await createSummary(
      combineFaults(respondWith('submitBudget', sendJson({}, 500)), failEvery(20, sendError)),
    )
    expect(failures.map(({ file, actual }) => `${file}: ${actual}`)).toContain('POST Budget.php: HTTP 500')
  })

  it('is not taken for another address', async () => {
    let calls = 0
    const { host } = await createFaultyHost((_, respond) => (++calls === 1 ? sendError() : respond()), {
      mayWrite: false,
      logIns: {},
    })
    expect(await testHost(host, {})).toHaveProperty('run')
  })
})

it('reports nothing of the kind for a steady host', async () => {
  expect((await createSummary((_, respond) => respond())).warnings).toEqual([])
})
