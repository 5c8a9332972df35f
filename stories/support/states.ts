import type { Fault } from '@mocks/implementation'
import type { StoryObj } from '@storybook/react-vite'
import { branding, type Branding } from '@/branding'
import { contract } from '@/contract'
import { getApplicationPeriod, type ApplicationPeriod } from '@/domain/dates/period'
import type { Caller } from '@/domain/people/roles'
import type { StatusCode } from '@/domain/status/status'
import type { FaultKind } from '@/wire/mock/faults'
import { createStore } from '@mocks/model/store'
import { seedPeople } from '@mocks/seed/people'
import { SCENARIOS } from '@mocks/seed/scenarios'
import type { TestServicesSettings } from '@tests/support/test-services'

type Kind =
  // As opened in the scenario of a council year.
  | 'default'
  // The host has no data, or the person has entered nothing.
  | 'empty'
  // A response is pending.
  | 'loading'
  // The host refuses a read.
  | 'refused'
  // A read fails, or its response is unreadable.
  | 'broken'
  // The host refuses a write.
  | 'sending refused'
  // Texts of maximum length.
  | 'long text'
  | 'Sinhala'
  | 'Tamil'
  | 'phone'
  | 'dark'
  | 'print'

export type ScreenState = Kind | `for ${Caller}` | `period ${ApplicationPeriod['state']}` | `status ${StatusCode}`

export interface StateSettings extends TestServicesSettings {
  /** Texts on the screen that prove that the state was reached. */
  readonly shows: Texts
  /** Values of fields that prove it. */
  readonly holds?: Texts
  /** Statuses whose labels it also shows. */
  readonly statuses?: readonly StatusCode[]
  readonly phone?: boolean
  readonly dark?: boolean
  readonly print?: boolean
  /** Optional settings of the council. */
  readonly branding?: Partial<Branding>
  /** States that the settings do not imply, because a person or the host's data cause them. */
  readonly state?: readonly ScreenState[]
  readonly play?: StoryObj['play']
}

type Text = string | RegExp | ((value: string, element: Element | null) => boolean)

type Texts = Text | readonly Text[]

export const asList = (texts: Texts = []): Text[] => [texts].flat()

/** The states that each fault causes; empty if the portal tolerates it. */
const FAULT_STATES: Readonly<Record<FaultKind, readonly ('loading' | 'refused' | 'broken')[]>> = {
  network: ['broken'],
  hang: ['loading'],
  'lost-answer': ['broken'],
  'http-500': ['broken'],
  html: ['broken'],
  empty: ['broken'],
  'post-too-large': ['refused'],
  notice: [],
  bom: [],
  truncated: ['broken'],
  text: ['broken'],
  refused: ['refused'],
  'signed-out': ['refused'],
  shape: ['broken'],
  'missing-file': [],
  'no-dates': [],
}

/** Returns whether a call changes data on the host. */
export const isSent = (call: Fault['call']): boolean => call !== '*' && contract[call].changes.length > 0

const listFaultStates = ({ call, kind }: Fault): Kind[] => {
  if (!isSent(call)) return [...FAULT_STATES[kind]]
  return FAULT_STATES[kind].includes('refused') ? ['sending refused'] : []
}

const ROLES = (() => {
  const store = createStore()
  seedPeople(store)
  return new Map<string, Caller>(store.people.all().map(({ email, role }) => [email, role]))
})()

function getPeriod({ scenario = 'council-year', now = SCENARIOS[scenario].startsAt, faults = [] }: StateSettings) {
  if (faults.some(({ call }) => call === 'getApplicationDates')) return 'unknown'
  return getApplicationPeriod(SCENARIOS[scenario].getPeriod(now) ?? 'failed', now, branding.timeZone.name).state
}

/** Derives the states that a story shows from its settings. */
export function listStates(settings: StateSettings): ReadonlySet<ScreenState> {
  const { person, scenario, faults = [], shows, holds, statuses = [], phone, dark, print, state = [] } = settings
  const texts = [...asList(shows), ...asList(holds)].map(String).join('\n')
  const isPlain = !(
    scenario ||
    settings.now ||
    settings.branding ||
    settings.play ||
    faults.length > 0 ||
    state.length > 0 ||
    phone ||
    print
  )
  const conditions: [boolean | undefined, Kind][] = [
    [isPlain && !dark, 'default'],
    [scenario === 'empty' || scenario === 'nothing' || person === 'newcomer@demo.urc', 'empty'],
    [scenario === 'long-texts', 'long text'],
    [/\p{Script=Sinhala}/u.test(texts), 'Sinhala'],
    [/\p{Script=Tamil}/u.test(texts), 'Tamil'],
    [phone, 'phone'],
    [dark, 'dark'],
    [print, 'print'],
  ]
  return new Set<ScreenState>([
    ...state,
    ...conditions.flatMap(([applies, kind]) => (applies ? kind : [])),
    ...faults.flatMap(listFaultStates),
    ...statuses.map((code): ScreenState => `status ${code}`),
    `for ${ROLES.get(person ?? '') ?? 'visitor'}`,
    `period ${getPeriod(settings)}`,
  ])
}
