import type { Conditions, Fault } from './implementation'
import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import { readHostDate } from '@/domain/dates/host-date'
import { formatDateTimeInZone, getInstantInZone } from '@/domain/dates/zoned-time'
import { isDemoParameter } from './browser-tab'
import type { Delay } from '@/wire/mock/conditions'
import { FAULTS, type FaultKind } from '@/wire/mock/faults'
import { SCENARIOS, type Scenario } from './seed/scenarios'

const ZONE = branding.timeZone.name

/** Value of `demo-person` that logs out. */
export const VISITOR = 'visitor'

/** The parsed demo parameters of an address. Absent properties leave the current state unchanged. */
export interface DemoLink {
  readonly scenario?: Scenario
  /** E-mail address of the person to log in, or `VISITOR`. */
  readonly person?: string
  readonly separateTab?: true
  readonly conditions: Partial<Conditions>
}

/** A test compares this list with the table in README.md. */
export const PARAMETERS = {
  'demo-scenario': { example: 'decisions-due', description: 'Starts the demo anew with this scenario.' },
  'demo-person': { example: 'urc@demo.urc', description: 'Logs this person in; `visitor` logs out.' },
  'demo-tab': { example: 'own', description: 'Gives this tab a log-in, drafts and storage of its own.' },
  'demo-clock': { example: '2026-11-30T15:59', description: 'Sets the clock, in the time of the council.' },
  'demo-clock-runs': { example: 'no', description: 'Stops the clock, or lets it run: `yes`.' },
  'demo-delay': {
    example: '1000-3000',
    description: 'Milliseconds that each answer takes: a number, or by chance between two.',
  },
  'demo-upload': { example: '100', description: 'How fast uploads are, in kilobytes per second.' },
  'demo-fault': {
    example: 'listApplications:http-500:times=1',
    description:
      'Lets a call fail, or every call: `*`. Always, some `times`, or for a `share` of the calls. Can be repeated.',
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

function throwInvalid(parameter: Parameter, value: string, expected: string): never {
  throw new DemoLinkError(`${parameter}=${value} is nothing that this demo knows. ${expected}`)
}

const joinNames = (names: object) => Object.keys(names).join(', ')

export function removeDemoParameters(address: string): URL {
  const url = new URL(address)
  const parameters = Array.from(url.searchParams.keys()).filter(isDemoParameter)
  parameters.forEach((name) => url.searchParams.delete(name))
  return url
}

/** Returns null if there are no demo parameters. Throws a `DemoLinkError` for an unknown parameter or value. */
export function parseDemoLink(query: URLSearchParams): DemoLink | null {
  const parameters = [...query.keys()].filter(isDemoParameter)
  if (parameters.length === 0) return null
  const unknown = parameters.find((name) => !isParameter(name))
  if (unknown !== undefined)
    throw new DemoLinkError(`${unknown} is no parameter of the demo. There are: ${joinNames(PARAMETERS)}.`)
  const get = (name: Parameter) => query.get(name) ?? undefined
  return {
    scenario: mapDefined(get('demo-scenario'), parseScenario),
    person: get('demo-person'),
    separateTab: mapDefined(get('demo-tab'), parseTab),
    conditions: omitUndefined({
      moment: mapDefined(get('demo-clock'), parseMoment),
      clockRuns: mapDefined(get('demo-clock-runs'), parseClockRuns),
      delay: mapDefined(get('demo-delay'), parseDelay),
      uploadSpeed: mapDefined(get('demo-upload'), parseUploadSpeed),
      faults: query.has('demo-fault') ? query.getAll('demo-fault').map(parseFault) : undefined,
    }),
  }
}

const mapDefined = <Input, Value>(input: Input | undefined, convert: (input: Input) => Value): Value | undefined =>
  input === undefined ? undefined : convert(input)

const omitUndefined = (conditions: Partial<Conditions>): Partial<Conditions> =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined))

const parseScenario = (text: string): Scenario =>
  isScenario(text) ? text : throwInvalid('demo-scenario', text, `It can be: ${joinNames(SCENARIOS)}.`)

const parseTab = (text: string): true => text === 'own' || throwInvalid('demo-tab', text, 'It can be: own.')

function parseMoment(text: string): number {
  const date = readHostDate(text)
  if (!date?.time) return throwInvalid('demo-clock', text, `Write it as ${PARAMETERS['demo-clock'].example}.`)
  return getInstantInZone({ ...date, ...date.time }, ZONE, 'earlier').getTime()
}

function parseClockRuns(text: string): boolean {
  if (text !== 'yes' && text !== 'no') return throwInvalid('demo-clock-runs', text, 'It can be: yes, no.')
  return text === 'yes'
}

function parseDelay(text: string): Delay {
  const [, least, most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  const delay = { least: Number(least), most: Number(most) }
  const isValid = least !== undefined && delay.least <= delay.most
  return isValid ? delay : throwInvalid('demo-delay', text, 'Write milliseconds: 800, or 1000-3000.')
}

function parseUploadSpeed(text: string): number {
  const isValid = /^[1-9]\d{0,6}$/.test(text)
  return isValid ? Number(text) * 1000 : throwInvalid('demo-upload', text, 'Write kilobytes per second: 100.')
}

function parseFault(text: string): Fault {
  const [call = '', kind = '', limit] = text.split(':')
  const throwInvalidFault = (expected: string) => throwInvalid('demo-fault', text, expected)
  if (call !== '*' && !isCall(call))
    return throwInvalidFault('It begins with the name of a call, or with * for every call.')
  if (!isFaultKind(kind)) return throwInvalidFault(`After the call stands how it fails: ${joinNames(FAULTS)}.`)
  if (limit === undefined) return { call, kind }
  const [, name, digits] = /^(times|share)=(\d+(?:\.\d+)?)$/.exec(limit) ?? []
  const number = Number(digits)
  if (name === 'times' && Number.isInteger(number) && number > 0) return { call, kind, times: number }
  if (name === 'share' && number > 0 && number <= 1) return { call, kind, share: number }
  return throwInvalidFault('It may end with a number, as in :times=2, or with a part, as in :share=0.25.')
}

function formatFaultParameter({ call, kind, times, share }: Fault): string {
  const shareText = share === undefined ? '' : `:share=${share}`
  return `${call}:${kind}${times === undefined ? shareText : `:times=${times}`}`
}

/** Returns the address of a page with demo parameters. `parseDemoLink` is the inverse. */
export function formatDemoLink(page: string, { scenario, person, separateTab, conditions }: DemoLink): string {
  const address = removeDemoParameters(page)
  const { moment, clockRuns, delay, uploadSpeed, faults } = conditions
  const append = (name: Parameter, value: string | undefined) =>
    value !== undefined && address.searchParams.append(name, value)
  append('demo-scenario', scenario)
  append('demo-person', person)
  append('demo-tab', separateTab && 'own')
  append(
    'demo-clock',
    mapDefined(moment, (instant) => formatDateTimeInZone(new Date(instant), ZONE).replace(' ', 'T')),
  )
  append('demo-clock-runs', clockRuns === undefined ? undefined : clockRuns ? 'yes' : 'no')
  append('demo-delay', delay && (delay.least === delay.most ? String(delay.least) : `${delay.least}-${delay.most}`))
  append(
    'demo-upload',
    mapDefined(uploadSpeed, (speed) => String(Math.ceil(speed / 1000))),
  )
  faults?.forEach((fault) => append('demo-fault', formatFaultParameter(fault)))
  // These characters need no escape in a query and are easier to read without one.
  return address.href.replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%3D', '=')
}
