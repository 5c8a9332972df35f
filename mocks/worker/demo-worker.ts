import { getDemoCachePrefix } from '@/lib/demo-caches'
import { rangeOf, requestKind, type RequestKind } from './requests'

/** First half of the demo's service worker: serves the demo's own files. The msw worker follows in the same script. */

/** The DOM types lack service workers. Declares the part in use. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>
  readonly addEventListener: (type: 'fetch', listener: (event: FetchEvent) => void) => void
}

interface FetchEvent extends Event {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

const worker = self as unknown as WorkerScope // A service worker has no `Window`.
const pages = worker.registration.scope
const builds = storedBuilds(pages)

/** Milliseconds to wait for the server before serving from the cache. */
const NETWORK_TIMEOUT = 3000

/** Attribute in `index.html` of demo builds only. */
const MARK = 'name="demo-build"'

const isDemo = async (reply: Response) => (await reply.clone().text()).includes(MARK)

/** Removes the demo, because another program has replaced it at this address. */
async function uninstall(): Promise<boolean> {
  await builds.deleteAll()
  return worker.registration.unregister()
}

/** Bypasses the HTTP cache, which may have a page of an earlier build. */
async function pageOfServer(request: Request): Promise<Response> {
  const reply = await fetch(request, { cache: 'no-cache' })
  if (reply.status >= 500 || (reply.ok && (await isDemo(reply)))) return reply
  const start = await fetch(pages, { cache: 'no-cache' })
  if (!start.ok) return reply
  // A plain file server does not route all addresses to the portal.
  if (await isDemo(start)) return reply.status === 404 ? new Response(start.body, start) : reply
  // The redirect bypasses this worker. A page served through it would stay under its control.
  return (await uninstall()) ? Response.redirect(request.url) : reply
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT))

/** Falls back to the cache if the server fails or times out. */
async function networkFirst(reply: Promise<Response>, stored: () => Promise<Response | undefined>): Promise<Response> {
  const fresh = await Promise.race([reply.catch(() => undefined), timeout()])
  return fresh && fresh.status < 500 ? fresh : ((await stored()) ?? reply)
}

async function storedFile(request: Request): Promise<Response | undefined> {
  const whole = await builds.file(request)
  const range = request.headers.get('Range')
  return whole && range !== null ? rangeOf(whole, range) : whole
}

const RESPONSES: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: (event) => {
    const reply = pageOfServer(event.request)
    event.waitUntil(reply.catch(() => {}))
    return networkFirst(reply, builds.page)
  },
  asset: async ({ request }) => (await builds.asset(request)) ?? fetch(request),
  file: ({ request }) => networkFirst(fetch(request), () => storedFile(request)),
}

worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, pages)
  if (kind === null) return
  event.stopImmediatePropagation()
  event.respondWith(RESPONSES[kind](event))
})

/** Reads the stored builds (mocks/offline.ts). `caches.open` would recreate a cache while it is being deleted. */
function storedBuilds(pages: string) {
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(getDemoCachePrefix(pages)))
  const inBuild = (cacheName: string, request: Request | string) =>
    caches.match(request, { cacheName, ignoreVary: true })

  /** Returns the newest complete build. Its page is stored last. */
  const newestComplete = async (): Promise<string | undefined> => {
    for (const name of (await names()).toReversed()) if (await inBuild(name, pages)) return name
    return undefined
  }

  const file = async (request: Request | string): Promise<Response | undefined> => {
    const name = await newestComplete()
    return name === undefined ? undefined : inBuild(name, request)
  }

  return {
    file,
    page: () => file(pages),
    /** Searches all builds: a fingerprinted name has the same content in each. */
    asset: async (request: Request): Promise<Response | undefined> => {
      for (const name of await names()) {
        const stored = await inBuild(name, request)
        if (stored) return stored
      }
      return undefined
    },
    deleteAll: async () => {
      await Promise.all((await names()).map((name) => caches.delete(name)))
    },
  }
}
