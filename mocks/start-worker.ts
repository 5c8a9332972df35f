import { setupWorker } from 'msw/browser'
import { buildName } from './build-name'

/** A built demo has its own worker, which includes that of msw (scripts/support/demo-build.ts). */
const script = () => (buildName() === null ? 'mockServiceWorker.js' : 'demo-worker.js')

export interface MockWorker {
  readonly isThere: boolean
  /** Whether it handles the calls of this page. Otherwise they go straight to the handlers. */
  readonly isReady: () => boolean
}

/** Resolves once another worker, such as that of a newer build, takes over. It does not handle this page's calls. */
const workerReplaced = ({ serviceWorker }: Navigator) =>
  new Promise<void>((resolve) => {
    let isFirst = serviceWorker.controller === null
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) resolve()
      isFirst = false
    })
  })

/** In milliseconds. msw pings its worker every 5 s; browsers stop a worker after 30 s without events. */
const TICK = 5000
const SLEPT = 20_000

/** Calls back after timers were suspended (background tab, sleeping device). A restarted worker has lost this page. */
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

/** msw checks for a newer worker and does not catch the rejection, which happens whenever the browser is offline. */
async function quietUpdate(base: string) {
  const registration = await navigator.serviceWorker.getRegistration(base).catch(() => undefined)
  if (!registration) return
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}

/** Service workers are unavailable without https or localhost, and in some private windows. */
export async function startWorker(handlers: Parameters<typeof setupWorker>, base: string): Promise<MockWorker> {
  let isReady = false
  const hasSlept = onSleep(() => (isReady = false))
  const state = (isThere: boolean): MockWorker => ({ isThere, isReady: () => isReady && !hasSlept() })
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
  isReady = outcome === 'started'
  void replaced.then(() => (isReady = false))
  // The worker treats the "Leave this page?" prompt as leaving, and stops responding even if the user stays.
  window.addEventListener('beforeunload', () => (isReady = false))
  return state(outcome !== 'failed')
}
