import { describe, expect, it } from 'vitest'
import { contract, type CallName } from '@/contract'
import { callersOf } from '@/domain/people/permissions'
import { formatCallFile } from '@conformance/call-file'
import { summarizeRun } from '@conformance/report/summary'
import { runSuite } from '@conformance/run-suite'
import { accessSteps } from '@conformance/steps/access'
import { suite } from '@conformance/suite'
import { isAnotherApplicant, findApplicationId, findCall, findNewcomer, getRole } from './faults'
import { createFaultyHost, type Fault } from './faulty-host'

/** Each probe is a valid call, so a host without permission checks fails all of them. */

/** Calls that council members and applicants each make on their own data. */
const CALLS_ON_OWN_DATA: readonly CallName[] = ['changePassword', 'deleteApplication']

/** Handles calls of the people whom `isPermitted` accepts as if an insider had sent them. */
const permitAs =
  (isPermitted: (call: CallName, ...actor: Parameters<typeof getRole>) => Promise<boolean>): Fault =>
  async (request, respond, { browser, store, connect }) => {
    const call = findCall(request)
    if (call === undefined || !(await isPermitted(call, browser))) return respond()
    const isCouncilCall = callersOf(contract[call].action).includes('Admin') && !CALLS_ON_OWN_DATA.includes(call)
    const insider = isCouncilCall ? 'admin@demo.urc' : findNewcomer(store)
    if (insider === undefined) return respond()
    const connection = connect()
    await connection.signInAs(insider)
    // Simulates a host that takes the application from the request instead of the session.
    const applicationId = await findApplicationId(request)
    const session = store.sessions.all().at(-1)
    if (session && applicationId !== null) store.sessions.update(session.sid, { applicationId })
    return connection.fetch(request.clone())
  }

/** Writes to applications of others, which are as harmful as overwriting them. */
const FOREIGN_WRITES: readonly CallName[] = [
  'saveFileUploads',
  'uploadFiles',
  'submitRows',
  'deleteApplication',
  'submitBudget',
  'uploadSignedAgreement',
  'submitProgressReport',
]

const isGuarded = (call: CallName): boolean => !callersOf(contract[call].action).includes('visitor')

async function getProbeResults(fault: Fault, pattern: RegExp) {
  const { host } = await createFaultyHost(fault)
  const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')
  const { results } = await runSuite(host, { steps })
  const probes = new Set(accessSteps.map(({ call, title }) => `${call}: ${title}`))
  const probeResults = results.filter(({ call, title }) => probes.has(`${call}: ${title}`) && pattern.test(title))
  return probeResults.map(({ call, title, grade }) => `${grade}: ${call}: ${title}`)
}

describe('every probe finds a vulnerability if the host permits calls', () => {
  it.each([
    [
      'by people who are not signed in',
      /^a missing log-in/,
      permitAs(async (call, browser) => isGuarded(call) && (await getRole(browser)) === null),
    ],
    [
      'by people of another role',
      /^(an applicant|Admin|urc)/,
      permitAs(async (call, browser) => {
        const role = await getRole(browser)
        return role !== null && isGuarded(call) && !callersOf(contract[call].action).includes(role)
      }),
    ],
    [
      'by an applicant on applications of others',
      /^another applicant is refused/,
      permitAs(async (call, browser) => isGuarded(call) && (await isAnotherApplicant(browser))),
    ],
  ])('%s', async (_, pattern, fault) => {
    const results = await getProbeResults(fault, pattern)
    expect(results.length).toBeGreaterThan(5)
    expect(results.filter((result) => !result.startsWith('vulnerability'))).toEqual([])
  })
})

it('counts a write to an application of another applicant as critical', async () => {
  const fault = permitAs(async (call, browser) => FOREIGN_WRITES.includes(call) && (await isAnotherApplicant(browser)))
  const { host } = await createFaultyHost(fault)
  const steps = suite.filter(
    ({ call, reaches }) =>
      call !== 'downloadApplicationPdf' &&
      (reaches !== undefined || ['listFaculties', 'listDepartments', ...FOREIGN_WRITES].includes(call)),
  )
  const { missingChecks } = summarizeRun(await runSuite(host, { steps }))
  const critical = missingChecks
    .flatMap(({ actor, vulnerabilities }) => vulnerabilities.map((one) => ({ actor, ...one })))
    .filter(({ isCritical }) => isCritical)
  expect(critical.map(({ actor, file, harm }) => `${actor.join()}: ${file}: ${harm}`).toSorted()).toEqual(
    FOREIGN_WRITES.map((call) => `another applicant: ${formatCallFile(call)}: overwritten applications`).toSorted(),
  )
})
