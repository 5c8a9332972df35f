import { getResponse, type HttpHandler } from 'msw'
import type { CallName } from '@/contract'
import { SHARED_SESSION } from './browser-tab'
import { CallLog } from './call-log'
import { fixedClock, type Clock } from './clock'
import { createConditions, NO_DELAY, type Delay, type MockConditions } from './conditions'
import type { Dialect } from './dialect'
import { Faults, type Fault } from './faults'
import { habitsWith, type Habits } from './habits'
import { implementation } from './impl'
import { makeHandlers, SESSION_HEADER, type Exclusively } from './make-handlers'
import { clearStore } from './model/snapshot'
import { createStore, type Store } from './model/store'
import { SCENARIOS, seedScenario, type Scenario } from './seed/scenarios'
import { simulatedUpload, type MockUpload } from './simulated-upload'
import { putWorld, takeWorld, type World } from './world'

export interface MockSettings {
  readonly scenario?: Scenario
  readonly clock?: Clock
  readonly dialect?: Dialect
  readonly faults?: readonly Fault[]
  /** Overrides for the defaults in `HABITS`. */
  readonly habits?: Partial<Habits>
  /** The session of calls that come without a connection. */
  readonly session?: string
  /** How long an answer takes; no time in tests. */
  readonly delay?: Delay
  /** From 0 up to 1: decides on delays, and on faults that affect a share of the calls. */
  readonly random?: () => number
  /** Fills the store instead of a seed: with the state stored on an earlier visit. */
  readonly fill?: (store: Store) => Promise<void>
  /** Wraps whatever reads or changes the store, where several tabs share one state. */
  readonly exclusively?: Exclusively
  /** Bytes of the largest request that the host takes, where requests say how long they are; any by default. */
  readonly postLimit?: number
}

/** One browser connected to the mock host, with a session of its own; needs no service worker. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  readonly upload: MockUpload
  /** Logs a demo person in without the log-in page. Throws for an unknown address, so that a typo is found at once. */
  readonly signInAs: (email: string) => Promise<void>
  /** Ends the session on the host, as PHP does after a while: the page is not notified. */
  readonly expireSession: () => Promise<void>
}

export interface Mock {
  readonly handlers: HttpHandler[]
  readonly clock: Clock
  readonly faults: Faults
  /** Clock, delay and faults together, as data. */
  readonly conditions: MockConditions
  /** The current habits; a change takes effect with the next call. */
  readonly habits: Habits
  /** What was sent and answered. */
  readonly log: CallLog
  /** The names of the calls that were made, oldest first. */
  readonly calls: readonly CallName[]
  readonly store: () => Promise<Store>
  /** Starts anew with a scenario and its clock, under the first conditions. Nobody is signed in then. */
  readonly reset: (scenario: Scenario) => Promise<void>
  /** What the host knows at this moment, as data. */
  readonly takeWorld: () => Promise<World>
  /**
   * Replaces what the host knows; who is logged in stays so. Rejects with a zod error for a world of another version of
   * the mock, and then changes nothing.
   */
  readonly putWorld: (world: World) => Promise<void>
  readonly connect: (sid?: string) => Connection
}

/** Rejects as `fetch` does when its signal is aborted while the host is still busy. */
const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** Runs one call after the other, as PHP does within one session. */
export function oneByOne(): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run, run)
    last = result.catch(() => undefined)
    return result
  }
}

/** A mock host that shares nothing with any other. Its seed is created by the first call. */
export function createMock(settings: MockSettings = {}): Mock {
  const { scenario = 'council-year', dialect = 'legacy', delay = NO_DELAY, random = Math.random } = settings
  const { clock = fixedClock(SCENARIOS[scenario].startsAt) } = settings
  const faults = new Faults(settings.faults ?? [], random)
  const conditions = createConditions({ clock, faults, delay, random })
  const habits = habitsWith(settings.habits)
  const log = new CallLog()

  let filled: Promise<Store> | null = null
  const fillStore = async () => {
    const store = createStore()
    if (settings.fill) await settings.fill(store)
    else seedScenario(store, scenario, clock.now())
    return store
  }
  const store = () => (filled ??= fillStore())

  const exclusively = settings.exclusively ?? oneByOne()
  const reset = async (next: Scenario) => {
    const emptied = await store()
    await exclusively(async () => {
      clearStore(emptied)
      conditions.reset(SCENARIOS[next].startsAt)
      seedScenario(emptied, next, clock.now())
    })
  }

  const worldOf = async () => takeWorld(await store(), clock)
  const replaceWorld = async (world: World) => {
    const replaced = await store()
    await exclusively(async () => putWorld(replaced, world))
    conditions.set({ moment: world.moment })
  }

  const handlers = makeHandlers({
    store,
    implementation,
    clock,
    dialect,
    faults,
    habits,
    session: settings.session ?? SHARED_SESSION,
    delay: conditions.nextDelay,
    exclusively,
    postLimit: settings.postLimit ?? Infinity,
    log,
  })

  let browsers = 0
  const connect = (sid = `browser-${++browsers}`): Connection => {
    const connectedFetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      request.headers.set(SESSION_HEADER, sid)
      // The caller's own signal: a request without an answer may be garbage-collected, and its signal with it.
      const signal = init?.signal ?? request.signal
      const response = await untilAborted(getResponse(handlers, request), signal)
      if (!response) throw new Error(`${request.method} ${request.url} is no call of the contract`)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    }
    const writeSession = async (userId: number | null) => {
      const { sessions } = await store()
      if (sessions.get(sid)) sessions.update(sid, { userId, applicationId: null })
      else sessions.insert({ sid, userId, applicationId: null })
    }
    return {
      fetch: connectedFetch,
      upload: simulatedUpload(connectedFetch, () => conditions.get().uploadSpeed),
      signInAs: async (email) => {
        const person = (await store()).people.findFirst({ where: { email: { equals: email } } })
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
    takeWorld: () => exclusively(worldOf),
    putWorld: replaceWorld,
    connect,
  }
}
