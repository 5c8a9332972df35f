import { getBrowserStorage } from '@/lib/storage'
import { runWhenIdle } from '@/lib/run-when-idle'
import { clearTabStorage, type BrowserTab } from './browser-tab'
import { clearDevice } from './clear-device'
import type { CallName } from '@/contract'
import { runningClock } from '@/wire/mock/clock'
import { readRecording } from '@/wire/mock/recording'
import type { Conditions } from './implementation'
import { createMock } from './create-mock'
import { DemoLinkError, VISITOR } from './demo-link'
import { findSessionPerson, type Store } from './model/store'
import { createOfflineCopy } from './offline'
import { switchPerson, openLink } from './open-link'
import { openPersistence } from './persistence'
import { DEMO_NOW, type Scenario } from './seed/scenarios'
import { createSharedState } from './shared-state'
import { startWorker, type MockWorker } from './start-worker'
import { connectTabs } from './tabs'
import { readWorldFile, writeWorldFile } from './world-file'

/** The suffix is the version of the stored format. */
const DATABASE = 'mock-host-3'
const PREVIOUS_DATABASE = 'mock-host-2'

const FIRST_SCENARIO: Scenario = 'council-year'

/** Session of the portal. A log-in or log-out through it notifies the other tabs. */
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

function deletePreviousDatabase() {
  try {
    indexedDB.deleteDatabase(PREVIOUS_DATABASE)
  } catch {
    // IndexedDB is missing or blocked.
  }
}

/** Reloads the page after a change, because queries would keep showing stale data. */
const reloadAfter =
  <Args extends unknown[]>(change: (...args: Args) => Promise<void>) =>
  async (...args: Args) => {
    await change(...args)
    location.reload()
  }

export type StartedMock = Awaited<ReturnType<typeof startMock>>

/** Starts the mock host in this page. Its state is stored in IndexedDB and shared by all tabs of the browser. */
export async function startMock({ base, draftDatabaseName, tab, session }: Portal) {
  const persistence = await openPersistence(DATABASE)
  deletePreviousDatabase()
  const storedConditions = await persistence.readConditions()
  const clock = runningClock(storedConditions ? new Date(storedConditions.moment) : DEMO_NOW)

  const goHome = () => location.replace(`${base}home`)
  let isApplyingRemote = false
  const tabs = connectTabs(DATABASE, {
    onRestart: () => {
      clearTabStorage()
      goHome()
    },
    onConditions: (conditions) => applyRemoteConditions(conditions),
  })

  const { fillStore, runExclusively } = createSharedState({
    name: DATABASE,
    persistence,
    clock,
    scenario: FIRST_SCENARIO,
    getStore: () => mock.store(),
    onWrite: async () => {
      await persistence.writeConditions(mock.conditions.get())
      tabs.announceWrite()
    },
  })
  const mock = createMock({ clock, session: tab.session, fillStore, runExclusively })

  /** Reads the store between two calls, including the writes of other tabs. */
  const readStore = <Result>(read: (store: Store) => Result): Promise<Result> =>
    runExclusively(async () => read(await mock.store()))

  const applyRemoteConditions = (conditions: Conditions) => {
    isApplyingRemote = true
    mock.conditions.set(conditions)
    isApplyingRemote = false
  }
  if (storedConditions) applyRemoteConditions(storedConditions)
  let lastConditionsWrite = Promise.resolve()
  mock.conditions.subscribe(() => {
    if (isApplyingRemote) return
    const conditions = mock.conditions.get()
    tabs.announceConditions(conditions)
    // Without storage, the conditions last until the page is closed.
    lastConditionsWrite = persistence.writeConditions(conditions).catch(() => {})
  })

  const getCurrentEmail = () => readStore((store) => findSessionPerson(store, tab.session)?.email ?? VISITOR)
  const logInAs = async (email: string) => {
    const person = await readStore(({ people }) => people.all().find((candidate) => candidate.email === email))
    if (!person) throw new DemoLinkError(`Nobody of this demo has the address ${email}.`)
    await session.logIn(email, person.password)
  }
  const logOut = async () => {
    if ((await getCurrentEmail()) !== VISITOR) await session.logOut()
  }
  const restart = async (scenario: Scenario) => {
    await mock.reset(scenario)
    await clearDevice(draftDatabaseName)
    tabs.announceRestart()
  }

  const pagesAddress = new URL(base, location.origin).href
  // The first calls need neither the worker nor the demo bar.
  const idle = new Promise<void>((resolve) => void runWhenIdle(resolve))
  const workerStart = idle.then(() => startWorker(mock.handlers, base))
  const offline = createOfflineCopy(pagesAddress, workerStart)

  const consoleModule = idle.then(() => import('./console/mount-console'))
  void consoleModule.then(({ mountConsole }) =>
    mountConsole({
      readStore,
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
      restart: async (scenario) => {
        await restart(scenario)
        goHome()
      },
      getPageUrl: () => location.href,
      states: {
        getSavedAt: persistence.readSavedAt,
        save: async () => persistence.saveWorld(await mock.takeWorld()),
        restore: reloadAfter(async () => mock.restoreWorld(await persistence.readSavedWorld())),
        exportFile: async () => writeWorldFile({ ...(await mock.takeWorld()), person: await getCurrentEmail() }),
        importFile: async (file) => {
          const recording = readRecording<CallName>(await file.text())
          if (recording) {
            // The portal compares the dates of the host with this clock.
            mock.conditions.set({ recording, moment: recording.moment })
            return recording
          }
          const world = await readWorldFile(file)
          await mock.restoreWorld(world)
          if (world.person !== undefined)
            await switchPerson(world.person, { conditions: mock.conditions, logIn: logInAs, logOut })
          return world
        },
        reload: () => void lastConditionsWrite.then(() => location.reload()),
      },
    }),
  )

  const connection = mock.connect(tab.session)
  let worker: MockWorker | null = null
  void workerStart.then((started) => (worker = started))
  return {
    /** Handles the calls while the worker is not ready. The first calls do not wait for it. */
    get fetch() {
      return worker?.isReady() ? undefined : connection.fetch
    },
    upload: connection.upload,
    now: clock.now,
    openLink: (address: string, root: HTMLElement) =>
      openLink(address, root, {
        conditions: mock.conditions,
        waitForStoredConditions: () => lastConditionsWrite,
        restart,
        logIn: logInAs,
        logOut,
      }),
  }
}
