import { describe, expect, it } from 'vitest'
import { contract, type CallName } from '@/contract'
import { callersOf } from '@/domain/people/roles'
import { runSuite, type StepResult } from '@conformance/run-suite'
import { accessSteps } from '@conformance/steps/access'
import { suite } from '@conformance/suite'
import { anotherApplicant, applicationIn, callOf, newcomer, roleOf } from './faults'
import { faultyHost, type Fault } from './faulty-host'

/** Unauthorised attempts are valid in all else, so that a host that checks no permission fails every one of them. */

/** Calls that council members and applicants each make on their own data. */
const OF_EVERYBODY: readonly CallName[] = ['changePassword', 'deleteApplication']

/** Handles calls of the people whom `isLetIn` accepts as if an insider had sent them. */
const asInsider =
  (isLetIn: (call: CallName, ...actor: Parameters<typeof roleOf>) => Promise<boolean>): Fault =>
  async (request, respond, { browser, store, connect }) => {
    const call = callOf(request)
    if (call === undefined || !(await isLetIn(call, browser))) return respond()
    const isCouncils = callersOf(contract[call].action).includes('Admin') && !OF_EVERYBODY.includes(call)
    const insider = isCouncils ? 'admin@demo.urc' : newcomer(store)
    if (insider === undefined) return respond()
    const connection = connect()
    await connection.signInAs(insider)
    // Simulates a host that takes the application from the request instead of the session.
    const applicationId = await applicationIn(request)
    const session = store.sessions.all().at(-1)
    if (session && applicationId !== null) store.sessions.update(session.sid, { applicationId })
    return connection.fetch(request.clone())
  }

const isGuarded = (call: CallName): boolean => !callersOf(contract[call].action).includes('visitor')

async function attemptsOn(fault: Fault, isOfKind: (line: StepResult) => boolean) {
  const { host } = await faultyHost(fault)
  const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')
  const { results } = await runSuite(host, { steps })
  const probes = new Set(accessSteps.map(({ call, title }) => `${call}: ${title}`))
  const tried = results.filter((line) => probes.has(`${line.call}: ${line.title}`) && isOfKind(line))
  return tried.map(({ call, title, grade }) => `${grade}: ${call}: ${title}`)
}

describe('every attempt succeeds for a permitted role', () => {
  it.each([
    [
      'by people who are not signed in',
      /^nobody/,
      asInsider(async (call, browser) => isGuarded(call) && (await roleOf(browser)) === null),
    ],
    [
      'by people of another role',
      /^(an applicant|Admin|urc)/,
      asInsider(async (call, browser) => {
        const role = await roleOf(browser)
        return role !== null && isGuarded(call) && !callersOf(contract[call].action).includes(role)
      }),
    ],
    [
      'by an applicant with what is another’s',
      /^another applicant/,
      asInsider(async (call, browser) => isGuarded(call) && (await anotherApplicant(browser))),
    ],
  ])('%s', async (_, kind, fault) => {
    const tried = await attemptsOn(fault, ({ title }) => kind.test(title))
    expect(tried.length).toBeGreaterThan(5)
    expect(tried.filter((line) => !line.startsWith('vulnerability'))).toEqual([])
  })
})
