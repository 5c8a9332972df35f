import type { MockImplementation } from '@/wire/mock/implementation'
import type { CallName, Contract, Input } from '@/contract'
import { createHabits, type Habits } from '@mocks/habits'
import type { MockCall, MockContext } from '@mocks/implementation'
import { implementation } from '@mocks/impl'
import { createStore, findSessionPerson, type Store } from '@mocks/model/store'
import { DEMO_NOW, SCENARIOS, seedScenario, type Scenario } from '@mocks/seed/scenarios'

const calls: MockImplementation<Contract, MockContext> = implementation

export function seedStore(scenario: Scenario = 'council-year'): Store {
  const store = createStore()
  seedScenario(store, scenario, SCENARIOS[scenario].startsAt)
  return store
}

/** Creates a browser with its own session. It calls the implementation without encoding; null is a visitor. */
export function createBrowser(store: Store, email: string | null, habitOverrides?: Partial<Habits>) {
  const habits = createHabits(habitOverrides)
  const sid = `browser-${store.sessions.size + 1}`
  const userId = store.people.all().find((person) => person.email === email)?.id ?? null
  store.sessions.insert({ sid, userId, applicationId: null })
  const createContext = (): MockContext => {
    const session = store.sessions.getOrRefuse(sid, 'no session')
    const person = findSessionPerson(store, sid)
    return {
      store,
      session,
      person,
      caller: person?.role ?? 'visitor',
      habits,
      now: DEMO_NOW,
      nowText: '2026-11-20 09:00:00',
    }
  }
  const call = async <Name extends CallName>(name: Name, input: Input<Name>) => {
    const runCall: MockCall<Name> = calls[name]
    return runCall(input, createContext())
  }
  return { call, getSession: () => createContext().session }
}

export const createFakePdf = (name = 'file.pdf', content = '%PDF-1.7 test') =>
  new File([content], name, { type: 'application/pdf' })
