import { partOf } from './part-of'
import { requestKind, type RequestKind } from './request-kind'
import { storedBuilds } from './stored-builds'

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
const PATIENCE = 3000

/** Attribute in `index.html` of demo builds only. */
const MARK = 'name="demo-build"'

const isDemo = async (reply: Response) => (await reply.clone().text()).includes(MARK)

/** Removes the demo, because another program has replaced it at this address. */
async function retire(): Promise<boolean> {
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
  return (await retire()) ? Response.redirect(request.url) : reply
}

const nothing = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))

/** Falls back to the cache if the server fails or times out. */
async function freshOr(reply: Promise<Response>, stored: () => Promise<Response | undefined>): Promise<Response> {
  const fresh = await Promise.race([reply.catch(() => undefined), nothing()])
  return fresh && fresh.status < 500 ? fresh : ((await stored()) ?? reply)
}

async function storedFile(request: Request): Promise<Response | undefined> {
  const whole = await builds.file(request)
  const range = request.headers.get('Range')
  return whole && range !== null ? partOf(whole, range) : whole
}

const ANSWERS: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  page: (event) => {
    const reply = pageOfServer(event.request)
    event.waitUntil(reply.catch(() => {}))
    return freshOr(reply, builds.page)
  },
  asset: async ({ request }) => (await builds.asset(request)) ?? fetch(request),
  file: ({ request }) => freshOr(fetch(request), () => storedFile(request)),
}

worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, pages)
  if (kind === null) return
  event.stopImmediatePropagation()
  event.respondWith(ANSWERS[kind](event))
})
