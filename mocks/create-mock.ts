import type { HttpHandler } from 'msw'
import { branding } from '@/branding'
import { contract, protocol, type CallName } from '@/contract'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import { mayDo, type Action } from '@/domain/people/permissions'
import type { Endpoint } from '@/wire/contract/endpoint'
import { Refusal } from '@/wire/mock/refusal'
import { HOST_TEXTS } from './host-texts'
import type { CallLog, Fault, Faults, MockConditions, MockContext, Recording } from './implementation'
import { rewriteStatuses } from './rewrite-statuses'
import { SHARED_SESSION } from './browser-tab'
import { CallLog as CallLogOf } from '@/wire/mock/call-log'
import { fixedClock, type Clock } from '@/wire/mock/clock'
import { createConditions, NO_DELAY, type Delay } from '@/wire/mock/conditions'
import type { Dialect } from '@/wire/mock/dialect'
import { Faults as FaultsOf } from '@/wire/mock/faults'
import { createHabits, type Habits } from './habits'
import { implementation } from './impl'
import { createMockFetch, createQueue } from '@/wire/mock/connect'
import { makeHandlers, type Exclusively } from '@/wire/mock/make-handlers'
import { clearStore } from './model/snapshot'
import { playRecorded } from './play-recorded'
import { createStore, findSessionPerson, type Store } from './model/store'
import { SCENARIOS, seedScenario, type Scenario } from './seed/scenarios'
import type { Upload } from '@/wire/client/upload'
import { simulatedUpload } from '@/wire/mock/simulated-upload'
import { restoreWorld, takeWorld, type World } from './world'

export interface MockSettings {
  readonly scenario?: Scenario
  readonly clock?: Clock
  readonly dialect?: Dialect
  readonly faults?: readonly Fault[]
  /** Overrides for the defaults in `HABITS`. */
  readonly habits?: Partial<Habits>
  /** Session of calls without a session id. */
  readonly session?: string
  readonly delay?: Delay
  /** Responses of a real host, played instead of the mock's own. */
  readonly recording?: Recording
  /** Returns a number from 0 up to 1, for delays and for faults that affect a share of the calls. */
  readonly random?: () => number
  /** Fills the store with the state stored on an earlier visit. */
  readonly fillStore?: (store: Store) => Promise<void>
  /** Runs every read and write of the store while no other tab does, if tabs share one state. */
  readonly runExclusively?: Exclusively
  /** Largest request in bytes, by its Content-Length; unlimited by default. */
  readonly postLimit?: number
}

/** One browser with its own session on the mock host. Needs no service worker. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  readonly upload: Upload
  /** Logs a person in without the log-in page. Throws for an unknown address, to expose typos. */
  readonly signInAs: (email: string) => Promise<void>
  /** Ends the session on the host without notifying the page, as PHP does after a while. */
  readonly expireSession: () => Promise<void>
}

export interface Mock {
  readonly handlers: HttpHandler[]
  readonly clock: Clock
  readonly faults: Faults
  readonly conditions: MockConditions
  /** Changes take effect with the next call. */
  readonly habits: Habits
  readonly log: CallLog
  /** Names of the logged calls, oldest first. */
  readonly calls: readonly CallName[]
  readonly store: () => Promise<Store>
  /** Restarts with a scenario, its clock and the initial conditions. Logs everybody out. */
  readonly reset: (scenario: Scenario) => Promise<void>
  readonly takeWorld: () => Promise<World>
  /** Keeps log-ins. Rejects with a zod error and changes nothing for a world of another version. */
  readonly restoreWorld: (world: World) => Promise<void>
  readonly connect: (sid?: string) => Connection
}

/** Refuses people whose role does not permit the call, and visitors if the call requires a log-in. */
function assertMayCall({ person, caller }: MockContext, { action }: Endpoint): void {
  const verdict = mayDo(caller, action as Action) // Every row of the contract has an action of the council.
  if (verdict !== true) throw new Refusal(person ? 'forbidden' : 'not-signed-in', verdict, 'roles')
}

/** Creates a mock host that shares no state with others. The first call seeds its store. */
export function createMock(settings: MockSettings = {}): Mock {
  const { scenario = 'council-year', dialect = 'legacy', delay = NO_DELAY, random = Math.random } = settings
  const { clock = fixedClock(SCENARIOS[scenario].startsAt) } = settings
  const faults = new FaultsOf<CallName>(settings.faults ?? [], random)
  const conditions = createConditions({ clock, faults, delay, random, recording: settings.recording ?? null })
  const habits = createHabits(settings.habits)
  const log = new CallLogOf<CallName>(protocol)

  let storePromise: Promise<Store> | null = null
  const createFilledStore = async () => {
    const store = createStore()
    if (settings.fillStore) await settings.fillStore(store)
    else seedScenario(store, scenario, clock.now())
    return store
  }
  const store = () => (storePromise ??= createFilledStore())

  const exclusively = settings.runExclusively ?? createQueue()
  const reset = async (nextScenario: Scenario) => {
    const target = await store()
    await exclusively(async () => {
      clearStore(target)
      conditions.reset(SCENARIOS[nextScenario].startsAt)
      seedScenario(target, nextScenario, clock.now())
    })
  }

  const takeCurrentWorld = async () => takeWorld(await store(), conditions.get())
  const replaceWorld = async (world: World) => {
    const target = await store()
    await exclusively(async () => restoreWorld(target, world))
    conditions.set(world)
  }

  const createContext = async (sid: string): Promise<MockContext> => {
    const filled = await store()
    const session = filled.sessions.get(sid) ?? filled.sessions.insert({ sid, userId: null, applicationId: null })
    const person = findSessionPerson(filled, sid)
    const now = clock.now()
    return {
      store: filled,
      session,
      person,
      caller: person?.role ?? 'visitor',
      habits,
      now,
      nowText: formatDateTimeInZone(now, branding.timeZone.name),
    }
  }

  const handlers = makeHandlers({
    calls: contract,
    implementation,
    contextOf: createContext,
    assertMayCall,
    texts: HOST_TEXTS,
    rewrite: () => (habits.statusInWords ? rewriteStatuses : null),
    replay: async (call, { caller }, request) => {
      const { recording } = conditions.get()
      return recording && playRecorded(recording, { call, sender: caller, request })
    },
    addresses: '*.php',
    clock,
    dialect,
    faults,
    session: settings.session ?? SHARED_SESSION,
    delay: conditions.nextDelay,
    exclusively,
    postLimit: settings.postLimit ?? Infinity,
    log,
  })

  let connectionCount = 0
  const connect = (sid = `browser-${++connectionCount}`): Connection => {
    const connectedFetch = createMockFetch(handlers, sid)
    const writeSession = async (userId: number | null) => {
      const { sessions } = await store()
      if (sessions.get(sid)) sessions.update(sid, { userId, applicationId: null })
      else sessions.insert({ sid, userId, applicationId: null })
    }
    return {
      fetch: connectedFetch,
      upload: simulatedUpload(connectedFetch, () => conditions.get().uploadSpeed),
      signInAs: async (email) => {
        const person = (await store()).people.all().find((candidate) => candidate.email === email)
        if (!person) throw new Error(`Nobody of the demo has the address ${email}`)
        await writeSession(person.id)
      },
      expireSession: () => writeSession(null),
    }
  }

  return {
    handlers,
    clock,
    faults,
    conditions,
    habits,
    log,
    get calls() {
      return log.names()
    },
    store,
    reset,
    takeWorld: () => exclusively(takeCurrentWorld),
    restoreWorld: replaceWorld,
    connect,
  }
}
