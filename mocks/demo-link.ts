import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import { readHostDate } from '@/domain/dates/host-date'
import { dateTimeInZone, instantInZone } from '@/domain/dates/zoned-time'
import { isDemoParameter } from './browser-tab'
import type { Conditions, Delay } from '@/wire/mock/conditions'
import { FAULTS, type Fault, type FaultKind } from '@/wire/mock/faults'
import { SCENARIOS, type Scenario } from './seed/scenarios'

const ZONE = branding.timeZone.name

/** Logs out, as the value of `demo-person`. */
export const VISITOR = 'visitor'

/** The requests in the query of a demo address. Absent properties leave the current state unchanged. */
export interface DemoLink {
  readonly scenario?: Scenario
  /** E-mail address of the person to log in, or `VISITOR`. */
  readonly person?: string
  readonly ownTab?: true
  readonly conditions: Partial<Conditions>
}

/** Parameters with an example and a description. The documents are generated from this list. */
export const PARAMETERS = {
  'demo-scenario': { example: 'decisions-due', does: 'Starts the demo anew with this scenario.' },
  'demo-person': { example: 'urc@demo.urc', does: 'Logs this person in; `visitor` logs out.' },
  'demo-tab': { example: 'own', does: 'Gives this tab a log-in, drafts and storage of its own.' },
  'demo-clock': { example: '2026-11-30T15:59', does: 'Sets the clock, in the time of the council.' },
  'demo-clock-runs': { example: 'no', does: 'Stops the clock, or lets it run: `yes`.' },
  'demo-delay': {
    example: '1000-3000',
    does: 'Milliseconds that each answer takes: a number, or by chance between two.',
  },
  'demo-upload': { example: '100', does: 'How fast uploads are, in kilobytes per second.' },
  'demo-fault': {
    example: 'listApplications:http-500:times=1',
    does: 'Lets a call fail, or every call: `*`. Always, some `times`, or for a `share` of the calls. Can be repeated.',
  },
} as const

type Parameter = keyof typeof PARAMETERS

/** Thrown for a link with an unknown parameter or value. Its message is shown to the user. */
export class DemoLinkError extends Error {
  override readonly name = 'DemoLinkError'
}

const isParameter = (name: string): name is Parameter => name in PARAMETERS
const isScenario = (name: string): name is Scenario => Object.hasOwn(SCENARIOS, name)
const isFaultKind = (name: string): name is FaultKind => Object.hasOwn(FAULTS, name)
const isCall = (name: string): name is CallName => Object.hasOwn(contract, name)

function reject(parameter: Parameter, value: string, expected: string): never {
  throw new DemoLinkError(`${parameter}=${value} is nothing that this demo knows. ${expected}`)
}

const listed = (names: object) => Object.keys(names).join(', ')

export function withoutParameters(address: string): URL {
  const plain = new URL(address)
  const parameters = Array.from(plain.searchParams.keys()).filter(isDemoParameter)
  parameters.forEach((name) => plain.searchParams.delete(name))
  return plain
}

/** Returns null if there are no demo parameters. Throws a `DemoLinkError` for an unknown parameter or value. */
export function readDemoLink(query: URLSearchParams): DemoLink | null {
  const parameters = [...query.keys()].filter(isDemoParameter)
  if (parameters.length === 0) return null
  const unknown = parameters.find((name) => !isParameter(name))
  if (unknown !== undefined)
    throw new DemoLinkError(`${unknown} is no parameter of the demo. There are: ${listed(PARAMETERS)}.`)
  const get = (name: Parameter) => query.get(name) ?? undefined
  return {
    scenario: ifGiven(get('demo-scenario'), readScenario),
    person: get('demo-person'),
    ownTab: ifGiven(get('demo-tab'), readTab),
    conditions: defined({
      moment: ifGiven(get('demo-clock'), readMoment),
      clockRuns: ifGiven(get('demo-clock-runs'), readClockRuns),
      delay: ifGiven(get('demo-delay'), readDelay),
      uploadSpeed: ifGiven(get('demo-upload'), readUploadSpeed),
      faults: query.has('demo-fault') ? query.getAll('demo-fault').map(readFault) : undefined,
    }),
  }
}

const ifGiven = <Given, Value>(given: Given | undefined, read: (given: Given) => Value): Value | undefined =>
  given === undefined ? undefined : read(given)

const defined = (conditions: Partial<Conditions>): Partial<Conditions> =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined))

const readScenario = (text: string): Scenario =>
  isScenario(text) ? text : reject('demo-scenario', text, `It can be: ${listed(SCENARIOS)}.`)

const readTab = (text: string): true => text === 'own' || reject('demo-tab', text, 'It can be: own.')

function readMoment(text: string): number {
  const date = readHostDate(text)
  if (!date?.time) return reject('demo-clock', text, `Write it as ${PARAMETERS['demo-clock'].example}.`)
  return instantInZone({ ...date, ...date.time }, ZONE, 'earlier').getTime()
}

function readClockRuns(text: string): boolean {
  if (text !== 'yes' && text !== 'no') return reject('demo-clock-runs', text, 'It can be: yes, no.')
  return text === 'yes'
}

function readDelay(text: string): Delay {
  const [, least, most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  const delay = { least: Number(least), most: Number(most) }
  const isFit = least !== undefined && delay.least <= delay.most
  return isFit ? delay : reject('demo-delay', text, 'Write milliseconds: 800, or 1000-3000.')
}

function readUploadSpeed(text: string): number {
  const isFit = /^[1-9]\d{0,6}$/.test(text)
  return isFit ? Number(text) * 1000 : reject('demo-upload', text, 'Write kilobytes per second: 100.')
}

function readFault(text: string): Fault {
  const [call = '', kind = '', limit] = text.split(':')
  const rejectFault = (expected: string) => reject('demo-fault', text, expected)
  if (call !== '*' && !isCall(call)) return rejectFault('It begins with the name of a call, or with * for every call.')
  if (!isFaultKind(kind)) return rejectFault(`After the call stands how it fails: ${listed(FAULTS)}.`)
  if (limit === undefined) return { call, kind }
  const [, name, digits] = /^(times|share)=(\d+(?:\.\d+)?)$/.exec(limit) ?? []
  const number = Number(digits)
  if (name === 'times' && Number.isInteger(number) && number > 0) return { call, kind, times: number }
  if (name === 'share' && number > 0 && number <= 1) return { call, kind, share: number }
  return rejectFault('It may end with a number, as in :times=2, or with a part, as in :share=0.25.')
}

function writeFault({ call, kind, times, share }: Fault): string {
  const limit = times === undefined ? (share === undefined ? '' : `:share=${share}`) : `:times=${times}`
  return `${call}:${kind}${limit}`
}

/** Returns the address of a page with parameters that `readDemoLink` reads back. */
export function demoLinkTo(page: string, { scenario, person, ownTab, conditions }: DemoLink): string {
  const address = withoutParameters(page)
  const { moment, clockRuns, delay, uploadSpeed, faults } = conditions
  const put = (name: Parameter, value: string | undefined) =>
    value !== undefined && address.searchParams.append(name, value)
  put('demo-scenario', scenario)
  put('demo-person', person)
  put('demo-tab', ownTab && 'own')
  put(
    'demo-clock',
    ifGiven(moment, (instant) => dateTimeInZone(new Date(instant), ZONE).replace(' ', 'T')),
  )
  put('demo-clock-runs', clockRuns === undefined ? undefined : clockRuns ? 'yes' : 'no')
  put('demo-delay', delay && (delay.least === delay.most ? String(delay.least) : `${delay.least}-${delay.most}`))
  put(
    'demo-upload',
    ifGiven(uploadSpeed, (speed) => String(Math.ceil(speed / 1000))),
  )
  faults?.forEach((fault) => put('demo-fault', writeFault(fault)))
  // These characters need no escape in a query and are easier to read without one.
  return address.href.replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%3D', '=')
}
