import { setupWorker } from 'msw/browser'
import { clearTab, type BrowserTab } from './browser-tab'
import { clearDevice } from './clear-device'
import { runningClock } from './clock'
import { NO_DELAY, type Conditions, type Delay } from './conditions'
import { createMock } from './create-mock'
import { DemoLinkError, readDemoLink, VISITOR, withoutParameters } from './demo-link'
import type { Store } from './model/store'
import { persistence } from './persistence'
import { DEMO_NOW, seedScenario, type Scenario } from './seed/scenarios'
import { connectTabs } from './tabs'

const DATABASE = 'mock-host'

/** What the demo starts with on its first visit. */
const FIRST_SCENARIO: Scenario = 'council-year'

/** Milliseconds: long enough to show a loading state, short enough not to annoy. */
const DEMO_DELAY: Delay = { least: 120, most: 120 }

/** Without https or localhost a page has no service workers: calls then go straight to the handlers, past the network. */
async function startWorker(handlers: Parameters<typeof setupWorker>, base: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  await setupWorker(...handlers).start({
    quiet: true,
    serviceWorker: { url: `${base}mockServiceWorker.js` },
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.endsWith('.php')) print.error()
    },
  })
  return true
}

/** The portal's own log-in and log-out, which the other tabs of this browser notice. */
interface PortalSession {
  readonly logIn: (email: string, password: string) => Promise<unknown>
  readonly logOut: () => Promise<void>
}

interface Portal {
  /** Path that the portal is served from, ending in `/`. */
  readonly base: string
  /** Name of its database of files. */
  readonly draftFiles: string
  readonly tab: BrowserTab
  readonly session: PortalSession
}

export type StartedMock = Awaited<ReturnType<typeof startMock>>

/**
 * Starts the mock host in this page. Its state is stored in IndexedDB and shared by all tabs: calls run one
 * at a time; each reads what another tab has written, and writes what it changes.
 */
export async function startMock({ base, draftFiles, tab, session }: Portal) {
  const stored = persistence(DATABASE)
  const earlier = await stored.read()
  const clock = runningClock(earlier?.conditions ? new Date(earlier.conditions.moment) : DEMO_NOW)

  let scenario: Scenario = earlier?.scenario ?? FIRST_SCENARIO
  let revisionSeen = earlier?.revision ?? 0
  let storeRevision = 0

  const fill = async (store: Store) => {
    // A state stored by another version of the mock may not fit the tables: the demo is then seeded anew.
    const restored =
      earlier !== null &&
      (await stored.restore(store, earlier).then(
        () => true,
        () => false,
      ))
    if (!restored) {
      await stored.discard()
      scenario = FIRST_SCENARIO
      seedScenario(store, scenario, clock.now())
    }
    storeRevision = store.revision
  }

  const catchUp = async (store: Store) => {
    if ((await stored.storedRevision()) === revisionSeen) return
    const state = await stored.read()
    if (state) await stored.restore(store, state)
    scenario = state?.scenario ?? scenario
    revisionSeen = state?.revision ?? 0
    storeRevision = store.revision
  }

  const goHome = () => location.replace(`${base}home`)
  let isReceiving = false
  const tabs = connectTabs(DATABASE, {
    onRestart: () => {
      clearTab()
      goHome()
    },
    onConditions: (conditions) => receive(conditions),
  })

  const exclusively = <Result>(run: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(DATABASE, async () => {
      const store = await mock.store()
      await catchUp(store)
      const result = await run()
      if (store.revision !== storeRevision) {
        revisionSeen = await stored.write(store, scenario, mock.conditions.get())
        storeRevision = store.revision
        tabs.announceWrite()
      }
      return result
    })

  const mock = createMock({
    clock,
    session: tab.session,
    delay: DEMO_DELAY,
    fill,
    exclusively,
    onReset: (next) => (scenario = next),
  })

  const receive = (conditions: Conditions) => {
    isReceiving = true
    mock.conditions.set(conditions)
    isReceiving = false
  }
  if (earlier?.conditions) receive(earlier.conditions)
  let conditionsWritten = Promise.resolve()
  mock.conditions.subscribe(() => {
    if (isReceiving) return
    const conditions = mock.conditions.get()
    tabs.announceConditions(conditions)
    // A browser that stores nothing forgets them with the page, and nothing else.
    conditionsWritten = stored.writeConditions(conditions).catch(() => {})
  })

  const logInAs = async (email: string) => {
    const { people } = await mock.store()
    const person = people.findFirst({ where: { email: { equals: email } } })
    if (!person) throw new DemoLinkError(`Nobody of this demo has the address ${email}.`)
    await session.logIn(email, person.password)
  }
  const logOut = async () => {
    const { sessions } = await mock.store()
    if (sessions.get(tab.session)?.person) await session.logOut()
  }
  const restart = async (chosen: Scenario) => {
    await mock.reset(chosen)
    await clearDevice(draftFiles)
    tabs.announceRestart()
  }

  /**
   * Does what an address asks for, then leads to it without the parameters. What cannot be done is said in `root`.
   * @param address absolute address of a page, with parameters of the demo
   */
  const openLink = async (address: string, root: HTMLElement) => {
    const page = withoutParameters(address).href
    try {
      const link = readDemoLink(new URL(address).searchParams)
      if (link?.scenario) await restart(link.scenario)
      // A failure that is on must not prevent the log-in.
      const { faults, delay } = mock.conditions.get()
      mock.conditions.set({ faults: [], delay: NO_DELAY })
      if (link?.person === VISITOR) await logOut()
      else if (link?.person !== undefined) await logInAs(link.person)
      mock.conditions.set({ faults, delay, ...link?.conditions })
      await conditionsWritten
      location.replace(page)
    } catch (error) {
      const { mountLinkFailure } = await import('./console/mount-link-failure')
      mountLinkFailure(root, { error, page })
    }
  }

  void import('./console/mount-console').then(({ mountConsole, openedEmails }) =>
    mountConsole({
      look: (see) => exclusively(async () => see(await mock.store())),
      subscribe: tabs.onWrite,
      conditions: mock.conditions,
      log: mock.log,
      pagesAddress: new URL(base, location.origin).href,
      tab,
      opened: openedEmails(localStorage),
      logIn: async (email) => {
        await logInAs(email)
        location.assign(`${base}dashboard`)
      },
      logOut: async () => {
        await logOut()
        location.assign(`${base}home`)
      },
      scenario: () => scenario,
      restart: async (chosen) => {
        await restart(chosen)
        goHome()
      },
    }),
  )

  const page = mock.connect(tab.session)
  let hasWorker = await startWorker(mock.handlers, base)
  // The worker takes the browser's question "Leave this page?" for leaving, and no longer answers if the person stays.
  window.addEventListener('beforeunload', () => (hasWorker = false))
  return {
    /** Used for calls that no worker answers. */
    get fetch() {
      return hasWorker ? undefined : page.fetch
    },
    upload: page.upload,
    now: clock.now,
    openLink,
  }
}
