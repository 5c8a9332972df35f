import type { StoryObj } from '@storybook/react-vite'
import { branding } from '@/branding'
import { contract } from '@/contract'
import { applicationPeriod, type ApplicationPeriod } from '@/domain/dates/period'
import type { Caller } from '@/domain/people/roles'
import type { StatusCode } from '@/domain/status/status'
import type { Fault, FaultKind } from '@mocks/faults'
import { createStore } from '@mocks/model/store'
import { seedPeople } from '@mocks/seed/people'
import { SCENARIOS } from '@mocks/seed/scenarios'
import type { TestServicesSettings } from '@tests/support/test-services'

type Kind =
  // As it is opened in a council year.
  | 'default'
  // The host has nothing for it, or the person has entered nothing.
  | 'empty'
  // An answer that it reads has not come.
  | 'loading'
  // The host refuses what it reads.
  | 'refused'
  // What it reads cannot be reached or cannot be read.
  | 'broken'
  // The host refuses what it sends.
  | 'sending refused'
  // Texts as long as they may be.
  | 'long text'
  | 'Sinhala'
  | 'Tamil'
  // 360 px wide.
  | 'phone'
  | 'dark'
  // Laid out for paper.
  | 'print'

/** A state of a screen: one of the kinds, who sees it, when it is seen, or the status of what is on it. */
export type ScreenState = Kind | `for ${Caller}` | `period ${ApplicationPeriod['state']}` | `status ${StatusCode}`

export interface StateSettings extends TestServicesSettings {
  /** A text on the screen in the state of the story, which proves that it was reached; or several. */
  readonly shows: Texts
  /** The values of fields, if they are the proof. */
  readonly holds?: Texts
  /** The statuses whose words it shows, too. */
  readonly statuses?: readonly StatusCode[]
  readonly phone?: boolean
  readonly dark?: boolean
  readonly print?: boolean
  /** States that its settings do not tell, because a person or the host's data brings them about. */
  readonly state?: readonly ScreenState[]
  /** What a person does to reach the state of the story. */
  readonly play?: StoryObj['play']
}

type Texts = string | RegExp | readonly (string | RegExp)[]

/** One text or several, as a list. */
export const listed = (texts: Texts = []): (string | RegExp)[] => [texts].flat()

/** What the portal can make of an answer; an empty list if it copes. */
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

/** Whether a call changes something at the host. */
export const isSent = (call: Fault['call']): boolean => call !== '*' && contract[call].changes.length > 0

const faultStates = ({ call, kind }: Fault): Kind[] => {
  if (!isSent(call)) return [...FAULT_STATES[kind]]
  return FAULT_STATES[kind].includes('refused') ? ['sending refused'] : []
}

const ROLES = (() => {
  const store = createStore()
  seedPeople(store)
  return new Map<string, Caller>(store.people.all().map(({ email, role }) => [email, role]))
})()

function periodOf({ scenario = 'council-year', now = SCENARIOS[scenario].startsAt, faults = [] }: StateSettings) {
  if (faults.some(({ call }) => call === 'getApplicationDates')) return 'unknown'
  return applicationPeriod(SCENARIOS[scenario].dates(now) ?? 'failed', now, branding.timeZone.name).state
}

/** What a story shows, by its settings. */
export function statesOf(settings: StateSettings): ReadonlySet<ScreenState> {
  const { person, scenario, faults = [], shows, holds, statuses = [], phone, dark, print, state = [] } = settings
  const texts = [...listed(shows), ...listed(holds)].map(String).join('\n')
  const plain = !(scenario || settings.now || settings.play || faults.length > 0 || state.length > 0 || phone || print)
  const conditions: [boolean | undefined, Kind][] = [
    [plain && !dark, 'default'],
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
    ...faults.flatMap(faultStates),
    ...statuses.map((code): ScreenState => `status ${code}`),
    `for ${ROLES.get(person ?? '') ?? 'visitor'}`,
    `period ${periodOf(settings)}`,
  ])
}
