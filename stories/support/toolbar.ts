import type { Preview } from '@storybook/react-vite'
import { branding } from '@/branding'
import { getApplicationPeriod } from '@/domain/dates/period'
import { getJumpTarget, getNextNewYear, PERIOD_JUMPS } from '@mocks/clock-jumps'
import { FAULTS, type FaultKind } from '@/wire/mock/faults'
import { createStore } from '@mocks/model/store'
import { seedPeople } from '@mocks/seed/people'
import { SCENARIOS, type Scenario } from '@mocks/seed/scenarios'
import { DELAYS } from '@mocks/speeds'
import type { TestServices, TestServicesSettings } from '@tests/support/test-services'

/** A choice in the toolbar: settings for the stage, or a change to it once it is created. */
interface Choice {
  readonly value: string
  readonly title: string
  readonly settings?: Pick<TestServicesSettings, 'person' | 'scenario' | 'now'>
  readonly change?: (stage: TestServices) => Promise<void> | void
}

const ZONE = branding.timeZone.name

function listPeople(): Choice[] {
  const store = createStore()
  seedPeople(store)
  return store.people.all().map(({ email, firstName, lastName, role }) => ({
    value: email,
    title: `${firstName} ${lastName}, ${role}`,
    settings: { person: email },
  }))
}

/** Each scenario starts at its own time. */
const listScenarios = (): Choice[] =>
  (Object.keys(SCENARIOS) as Scenario[]) // The keys of a constant are its own.
    .map((scenario) => ({
      value: scenario,
      title: SCENARIOS[scenario].label,
      settings: { scenario, now: undefined },
    }))

const listClockJumps = (): Choice[] =>
  PERIOD_JUMPS.map((jump) => ({
    value: jump.label,
    title: jump.label,
    change: async ({ clock, mock }) => {
      const dates = (await mock.store()).applicationDates.all().at(-1) ?? 'failed'
      const moment = getJumpTarget(jump, getApplicationPeriod(dates, clock.now(), ZONE))
      if (moment) clock.set(moment)
    },
  }))

const listDelays = (): Choice[] =>
  DELAYS.map(({ value, label, delay }) => ({
    value,
    title: `Answers ${label.toLowerCase()}`,
    change: ({ mock }) => mock.conditions.set({ delay }),
  }))

/** Each affects every call and replaces the story's own faults. */
const listFaults = (): Choice[] =>
  (Object.keys(FAULTS) as FaultKind[]) // The keys of a constant are its own.
    .map((kind) => ({
      value: kind,
      title: `${kind}: ${FAULTS[kind]}`,
      change: ({ mock }) => mock.faults.set([{ call: '*', kind }]),
    }))

const MENUS = {
  person: {
    title: 'Person',
    icon: 'user',
    choices: [{ value: 'visitor', title: 'Visitor', settings: { person: undefined } }, ...listPeople()],
  },
  scenario: { title: 'Scenario', icon: 'database', choices: listScenarios() },
  clock: {
    title: 'Clock',
    icon: 'time',
    choices: [
      ...listClockJumps(),
      {
        value: 'new-year',
        title: 'The next 1 January',
        change: ({ clock }) => clock.set(getNextNewYear(clock.now(), ZONE)),
      },
    ],
  },
  weather: { title: 'Weather', icon: 'lightning', choices: [...listDelays(), ...listFaults()] },
} as const satisfies Record<string, { title: string; icon: string; choices: readonly Choice[] }>

/** The menus of the toolbar, for stories of whole screens. */
export const globalTypes: Preview['globalTypes'] = Object.fromEntries(
  Object.entries(MENUS).map(([name, { title, icon, choices }]) => [
    name,
    {
      description: `${title} of a whole screen`,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: [
          { type: 'reset', title: 'As in the story' },
          ...choices.map(({ value, title: words }) => ({ value, title: words })),
        ],
      },
    },
  ]),
)

/** The choices made in the toolbar; empty if all settings are the story's. */
export const findChoices = (globals: Readonly<Record<string, unknown>>): readonly Choice[] =>
  Object.entries(MENUS).flatMap(([name, { choices }]) => choices.filter(({ value }: Choice) => value === globals[name]))
