import { getBrowserStorage } from '@/lib/storage'
import { runWhenIdle } from '@/lib/run-when-idle'
import { clearTab, type BrowserTab } from './browser-tab'
import { clearDevice } from './clear-device'
import { runningClock } from '@/wire/mock/clock'
import type { Conditions } from '@/wire/mock/conditions'
import { createMock } from './create-mock'
import { DemoLinkError, VISITOR } from './demo-link'
import { personOf, type Store } from './model/store'
import { offlineCopy } from './offline'
import { becomePerson, openLink } from './open-link'
import { availablePersistence } from './persistence'
import { DEMO_NOW, type Scenario } from './seed/scenarios'
import { sharedState } from './shared-state'
import { startWorker, type MockWorker } from './start-worker'
import { connectTabs } from './tabs'
import { readWorldFile, writeWorldFile } from './world-file'

/** The suffix is the version of the stored format. */
const DATABASE = 'mock-host-3'
const EARLIER_DATABASE = 'mock-host-2'

const FIRST_SCENARIO: Scenario = 'council-year'

/** Logs in and out through the portal, so that other tabs are notified. */
interface PortalSession {
  readonly logIn: (email: string, password: string) => Promise<unknown>
  readonly logOut: () => Promise<void>
}

interface Portal {
  /** Path of the portal, ending in `/`. */
  readonly base: string
  readonly draftDatabaseName: string
  readonly tab: BrowserTab
  readonly session: PortalSession
}

function dropEarlierDatabase() {
  try {
    indexedDB.deleteDatabase(EARLIER_DATABASE)
  } catch {
    // IndexedDB is missing or blocked.
  }
}

/** Reloads the page after a change, because queries would keep showing stale data. */
const reloading =
  <Given extends unknown[]>(change: (...given: Given) => Promise<void>) =>
  async (...given: Given) => {
    await change(...given)
    location.reload()
  }

export type StartedMock = Awaited<ReturnType<typeof startMock>>

/** Starts the mock host in this page. Its state is stored in IndexedDB and shared by all tabs of the browser. */
export async function startMock({ base, draftDatabaseName, tab, session }: Portal) {
  const stored = await availablePersistence(DATABASE)
  dropEarlierDatabase()
  const conditionsBefore = await stored.conditions()
  const clock = runningClock(conditionsBefore ? new Date(conditionsBefore.moment) : DEMO_NOW)

  const goHome = () => location.replace(`${base}home`)
  let isReceiving = false
  const tabs = connectTabs(DATABASE, {
    onRestart: () => {
      clearTab()
      goHome()
    },
    onConditions: (conditions) => receive(conditions),
  })

  const shared = sharedState({
    name: DATABASE,
    stored,
    clock,
    scenario: FIRST_SCENARIO,
    store: () => mock.store(),
    onWrite: async () => {
      await stored.writeConditions(mock.conditions.get())
      tabs.announceWrite()
    },
  })
  const { fill, exclusively } = shared
  const mock = createMock({ clock, session: tab.session, fill, exclusively })

  /** Reads the store between two calls, including the writes of other tabs. */
  const look = <Seen>(see: (store: Store) => Seen): Promise<Seen> => exclusively(async () => see(await mock.store()))

  const receive = (conditions: Conditions) => {
    isReceiving = true
    mock.conditions.set(conditions)
    isReceiving = false
  }
  if (conditionsBefore) receive(conditionsBefore)
  let conditionsWritten = Promise.resolve()
  mock.conditions.subscribe(() => {
    if (isReceiving) return
    const conditions = mock.conditions.get()
    tabs.announceConditions(conditions)
    // Without storage, the conditions last until the page is closed.
    conditionsWritten = stored.writeConditions(conditions).catch(() => {})
  })

  const personHere = () => look((store) => personOf(store, tab.session)?.email ?? VISITOR)
  const logInAs = async (email: string) => {
    const person = await look(({ people }) => people.all().find((one) => one.email === email))
    if (!person) throw new DemoLinkError(`Nobody of this demo has the address ${email}.`)
    await session.logIn(email, person.password)
  }
  const logOut = async () => {
    if ((await personHere()) !== VISITOR) await session.logOut()
  }
  const restart = async (chosen: Scenario) => {
    await mock.reset(chosen)
    await clearDevice(draftDatabaseName)
    tabs.announceRestart()
  }

  const pagesAddress = new URL(base, location.origin).href
  // The first calls need neither the worker nor the demo bar.
  const idle = new Promise<void>((resolve) => void runWhenIdle(resolve))
  const starting = idle.then(() => startWorker(mock.handlers, base))
  const offline = offlineCopy(pagesAddress, starting)

  const loadingConsole = idle.then(() => import('./console/mount-console'))
  void loadingConsole.then(({ mountConsole }) =>
    mountConsole({
      look,
      subscribe: tabs.onWrite,
      conditions: mock.conditions,
      log: mock.log,
      pagesAddress,
      offline,
      tab,
      storage: getBrowserStorage('localStorage'),
      logIn: async (email) => {
        await logInAs(email)
        location.assign(`${base}dashboard`)
      },
      logOut: async () => {
        await logOut()
        location.assign(`${base}home`)
      },
      restart: async (chosen) => {
        await restart(chosen)
        goHome()
      },
      page: () => location.href,
      states: {
        savedAt: stored.savedAt,
        save: async () => stored.save(await mock.takeWorld()),
        restore: reloading(async () => mock.putWorld(await stored.saved())),
        takeFile: async () => writeWorldFile({ ...(await mock.takeWorld()), person: await personHere() }),
        readFile: async (file) => {
          const world = await readWorldFile(file)
          await mock.putWorld(world)
          if (world.person !== undefined)
            await becomePerson(world.person, { conditions: mock.conditions, logIn: logInAs, logOut })
          return world
        },
        reload: () => location.reload(),
      },
    }),
  )

  const page = mock.connect(tab.session)
  let worker: MockWorker | null = null
  void starting.then((started) => (worker = started))
  return {
    /** Handles calls while no worker does, such as the first ones: the page does not wait for the worker. */
    get fetch() {
      return worker?.isReady() ? undefined : page.fetch
    },
    upload: page.upload,
    now: clock.now,
    openLink: (address: string, root: HTMLElement) =>
      openLink(address, root, {
        conditions: mock.conditions,
        written: () => conditionsWritten,
        restart,
        logIn: logInAs,
        logOut,
      }),
  }
}
