import { setupWorker } from 'msw/browser'
import { getBuildName } from './build-name'

/** A built demo has its own worker, which includes the one of msw (scripts/support/demo-build.ts). */
const getScriptName = () => (getBuildName() === null ? 'mockServiceWorker.js' : 'demo-worker.js')

export interface MockWorker {
  readonly isAvailable: boolean
  /** Whether the worker handles the calls of this page. Otherwise the page calls the handlers directly. */
  readonly isReady: () => boolean
}

/** Resolves once another worker takes over, such as one of a newer build. That worker ignores this page's calls. */
const waitForReplacement = ({ serviceWorker }: Navigator) =>
  new Promise<void>((resolve) => {
    let isFirst = serviceWorker.controller === null
    serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) resolve()
      isFirst = false
    })
  })

/** In milliseconds. msw pings its worker every 5 s; browsers stop a worker after 30 s without events. */
const CHECK_INTERVAL = 5000
const SLEEP_THRESHOLD = 20_000

/** Calls back after suspended timers (background tab, sleeping device): a restarted worker no longer knows this page. */
function watchForSleep(onSleep: () => void): () => boolean {
  let lastCheck = Date.now()
  const hasSlept = () => Date.now() - lastCheck > SLEEP_THRESHOLD
  const timer = setInterval(() => {
    if (hasSlept()) {
      clearInterval(timer)
      onSleep()
    } else lastCheck = Date.now()
  }, CHECK_INTERVAL)
  return hasSlept
}

/** msw checks for a newer worker and does not catch the rejection, which happens whenever the browser is offline. */
async function ignoreUpdateErrors(base: string) {
  const registration = await navigator.serviceWorker.getRegistration(base).catch(() => undefined)
  if (!registration) return
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}

/** Service workers are unavailable without https or localhost, and in some private windows. */
export async function startWorker(handlers: Parameters<typeof setupWorker>, base: string): Promise<MockWorker> {
  let isReady = false
  const hasSlept = watchForSleep(() => (isReady = false))
  const createWorkerState = (isAvailable: boolean): MockWorker => ({
    isAvailable,
    isReady: () => isReady && !hasSlept(),
  })
  if (!('serviceWorker' in navigator)) return createWorkerState(false)

  await ignoreUpdateErrors(base)
  const replacement = waitForReplacement(navigator)
  const started = setupWorker(...handlers).start({
    quiet: true,
    serviceWorker: { url: base + getScriptName() },
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.endsWith('.php')) print.error()
    },
  })
  const outcome = await Promise.race([
    started.then(
      () => 'started' as const,
      () => 'failed' as const,
    ),
    replacement.then(() => 'replaced' as const),
  ])
  isReady = outcome === 'started'
  void replacement.then(() => (isReady = false))
  // The worker treats the "Leave this page?" prompt as leaving, and stops responding even if the user stays.
  window.addEventListener('beforeunload', () => (isReady = false))
  return createWorkerState(outcome !== 'failed')
}
