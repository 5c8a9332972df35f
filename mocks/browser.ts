import { setupWorker } from 'msw/browser'
import { runningClock } from './clock'
import { createMock } from './create-mock'
import { PAGE_SESSION } from './make-handlers'
import type { Store } from './model/store'
import { persistence } from './persistence'
import { DEMO_NOW, seedScenario } from './seed/scenarios'
import { storeChanges } from './store-changes'

const DATABASE = 'mock-host'

/** Long enough to be seen, short enough not to be in the way. */
const DEMO_DELAY = 120

/** In a page served without https or localhost there are no service workers: calls then go past the network altogether. */
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

/**
 * Starts the mock host in this page. Its state is kept in IndexedDB and shared by all tabs: each call takes its
 * turn, reads what another tab has written, and writes what it has changed.
 * @param base path the portal is served from, ending in `/`
 */
export async function startMock(base: string) {
  const kept = persistence(DATABASE)
  const earlier = await kept.read()
  const clock = runningClock(earlier ? new Date(earlier.stoppedAt) : DEMO_NOW)

  let revisionSeen = earlier?.revision ?? 0
  let storeRevision = 0

  const fill = async (store: Store) => {
    // What another version of the mock has left may no longer fit its tables: the year then starts anew.
    const restored =
      earlier !== null &&
      (await kept.restore(store, earlier).then(
        () => true,
        () => false,
      ))
    if (!restored) {
      await kept.discard()
      seedScenario(store, 'council-year', clock.now())
    }
    storeRevision = store.revision
  }

  const catchUp = async (store: Store) => {
    if ((await kept.revisionKept()) === revisionSeen) return
    const state = await kept.read()
    if (state) await kept.restore(store, state)
    revisionSeen = state?.revision ?? 0
    storeRevision = store.revision
  }

  const changes = storeChanges(DATABASE)

  const exclusively = <Result>(run: () => Promise<Result>): Promise<Result> =>
    navigator.locks.request(DATABASE, async () => {
      const store = await mock.store()
      await catchUp(store)
      const result = await run()
      if (store.revision !== storeRevision) {
        revisionSeen = await kept.write(store, clock.now())
        storeRevision = store.revision
        changes.announce()
      }
      return result
    })

  const mock = createMock({ clock, delay: DEMO_DELAY, fill, exclusively })

  void import('./console/mount-console').then(({ mountConsole }) =>
    mountConsole({
      look: (see) => exclusively(async () => see(await mock.store())),
      subscribe: changes.subscribe,
      pagesAddress: new URL(base, location.origin).href,
    }),
  )

  const page = mock.connect(PAGE_SESSION)
  let hasWorker = await startWorker(mock.handlers, base)
  // The worker takes a question whether to leave for leaving, and answers no more calls of a page whose person stays.
  window.addEventListener('beforeunload', () => (hasWorker = false))
  return {
    /** Where calls go that no worker answers. */
    get fetch() {
      return hasWorker ? undefined : page.fetch
    },
    upload: page.upload,
    now: clock.now,
  }
}
