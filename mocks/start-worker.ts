import { setupWorker } from 'msw/browser'
import { buildName } from './build-name'

/** A built demo has a worker of its own, with that of msw in it (scripts/support/demo-build.ts). */
const script = () => (buildName() === null ? 'mockServiceWorker.js' : 'demo-worker.js')

export interface MockWorker {
  /** Whether there is one at all. */
  readonly isThere: boolean
  /** Whether it answers the calls of this page: if not, they go straight to the handlers. */
  readonly isAnswering: () => boolean
}

/**
 * Resolves once another worker, such as that of a newer build, has taken the place of the one that this page was loaded
 * with: it knows nothing of the calls of this page.
 */
const workerReplaced = ({ serviceWorker }: Navigator) =>
  new Promise<void>((resolve) => {
    let isFirst = serviceWorker.controller === null
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) resolve()
      isFirst = false
    })
  })

/** Milliseconds: msw wakes its worker every five seconds, and a browser stops one that has been idle for thirty. */
const TICK = 5000
const SLEPT = 20_000

/**
 * Calls back once the timers of this page have stood still, as in a tab in the background or on a device that slept: the
 * worker may have been stopped, and started again it no longer knows this page.
 */
function onSleep(slept: () => void): () => boolean {
  let last = Date.now()
  const hasSlept = () => Date.now() - last > SLEPT
  const timer = setInterval(() => {
    if (hasSlept()) {
      clearInterval(timer)
      slept()
    } else last = Date.now()
  }, TICK)
  return hasSlept
}

/** msw looks for a newer worker and handles no failure of that: without a connection there is one each time. */
async function quietUpdate(base: string) {
  const registration = await navigator.serviceWorker.getRegistration(base).catch(() => undefined)
  if (!registration) return
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}

/** Without https or localhost, and in some private windows, a page has no service worker. */
export async function startWorker(handlers: Parameters<typeof setupWorker>, base: string): Promise<MockWorker> {
  let isAnswering = false
  const hasSlept = onSleep(() => (isAnswering = false))
  const state = (isThere: boolean): MockWorker => ({ isThere, isAnswering: () => isAnswering && !hasSlept() })
  if (!('serviceWorker' in navigator)) return state(false)

  await quietUpdate(base)
  const replaced = workerReplaced(navigator)
  const started = setupWorker(...handlers).start({
    quiet: true,
    serviceWorker: { url: base + script() },
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.endsWith('.php')) print.error()
    },
  })
  const outcome = await Promise.race([
    started.then(
      () => 'started' as const,
      () => 'failed' as const,
    ),
    replaced.then(() => 'replaced' as const),
  ])
  isAnswering = outcome === 'started'
  void replaced.then(() => (isAnswering = false))
  // The worker takes the browser's question "Leave this page?" for leaving, and no longer answers if the person stays.
  window.addEventListener('beforeunload', () => (isAnswering = false))
  return state(outcome !== 'failed')
}
