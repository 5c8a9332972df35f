import { getDemoCachePrefix } from '@/lib/demo-caches'
import { createRangeResponse, getRequestKind, type RequestKind } from './requests'

/** First half of the demo's service worker: serves the files of the demo. The build appends the worker of msw. */

/** The members in use. The DOM types do not include service workers. */
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
const pagesAddress = worker.registration.scope
const builds = openStoredBuilds(pagesAddress)

/** Milliseconds to wait for the server before serving from the cache. */
const NETWORK_TIMEOUT = 3000

/** Attribute in `index.html` of demo builds only. */
const DEMO_MARKER = 'name="demo-build"'

const isDemo = async (response: Response) => (await response.clone().text()).includes(DEMO_MARKER)

/** Removes the demo, because the server has another program at this address. */
async function uninstall(): Promise<boolean> {
  await builds.deleteAll()
  return worker.registration.unregister()
}

/** Bypasses the HTTP cache, which may have a page of an earlier build. */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request, { cache: 'no-cache' })
  if (response.status >= 500 || (response.ok && (await isDemo(response)))) return response
  const startPage = await fetch(pagesAddress, { cache: 'no-cache' })
  if (!startPage.ok) return response
  // A plain file server does not route all addresses to the portal.
  if (await isDemo(startPage)) return response.status === 404 ? new Response(startPage.body, startPage) : response
  // The redirect bypasses this worker, which would otherwise keep control of the page.
  return (await uninstall()) ? Response.redirect(request.url) : response
}

const waitForTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT))

/** Falls back to the cache if the server fails or times out. */
async function respondNetworkFirst(
  response: Promise<Response>,
  findStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const networkResponse = await Promise.race([response.catch(() => undefined), waitForTimeout()])
  return networkResponse && networkResponse.status < 500 ? networkResponse : ((await findStored()) ?? response)
}

async function findStoredFile(request: Request): Promise<Response | undefined> {
  const file = await builds.file(request)
  const range = request.headers.get('Range')
  return file && range !== null ? createRangeResponse(file, range) : file
}

const RESPONDERS: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: (event) => {
    const response = fetchPage(event.request)
    event.waitUntil(response.catch(() => {}))
    return respondNetworkFirst(response, builds.page)
  },
  asset: async ({ request }) => (await builds.asset(request)) ?? fetch(request),
  file: ({ request }) => respondNetworkFirst(fetch(request), () => findStoredFile(request)),
}

worker.addEventListener('fetch', (event) => {
  const kind = getRequestKind(event.request, pagesAddress)
  if (kind === null) return
  event.stopImmediatePropagation()
  event.respondWith(RESPONDERS[kind](event))
})

/** Reads the stored builds (mocks/offline.ts). Avoids `caches.open`, which recreates a cache that is being deleted. */
function openStoredBuilds(pagesAddress: string) {
  const listCacheNames = async () =>
    (await caches.keys()).filter((name) => name.startsWith(getDemoCachePrefix(pagesAddress)))
  const matchInBuild = (cacheName: string, request: Request | string) =>
    caches.match(request, { cacheName, ignoreVary: true })

  /** Returns the newest complete build. Its page is stored last. */
  const findNewestComplete = async (): Promise<string | undefined> => {
    for (const name of (await listCacheNames()).toReversed()) if (await matchInBuild(name, pagesAddress)) return name
    return undefined
  }

  const file = async (request: Request | string): Promise<Response | undefined> => {
    const name = await findNewestComplete()
    return name === undefined ? undefined : matchInBuild(name, request)
  }

  return {
    file,
    page: () => file(pagesAddress),
    /** Searches all builds: a fingerprinted name has the same content in each. */
    asset: async (request: Request): Promise<Response | undefined> => {
      for (const name of await listCacheNames()) {
        const stored = await matchInBuild(name, request)
        if (stored) return stored
      }
      return undefined
    },
    deleteAll: async () => {
      await Promise.all((await listCacheNames()).map((name) => caches.delete(name)))
    },
  }
}
