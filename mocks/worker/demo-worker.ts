import { partOf } from './part-of'
import { requestKind, type RequestKind } from './request-kind'
import { storedBuilds } from './stored-builds'

/** The first half of the demo's service worker: answers its own files. The worker of msw follows in the same script. */

/** The types of the page contain no service worker; this is what is used of one. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>
  readonly addEventListener: (type: 'fetch', listener: (event: FetchEvent) => void) => void
}

interface FetchEvent extends Event {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

const worker = self as unknown as WorkerScope // The global scope of a service worker is no window.
const pages = worker.registration.scope
const builds = storedBuilds(pages)

/** Milliseconds that a server may take before what is stored is shown. */
const PATIENCE = 3000

/** The element of `index.html` that only a build of the demo has. */
const MARK = 'name="demo-build"'

const isDemo = async (reply: Response) => (await reply.clone().text()).includes(MARK)

/** Removes the demo: another program has taken its place at this address. */
async function retire(): Promise<boolean> {
  await builds.deleteAll()
  return worker.registration.unregister()
}

/** The server's page, never one that the browser has kept of an earlier build. */
async function pageOfServer(request: Request): Promise<Response> {
  const reply = await fetch(request, { cache: 'no-cache' })
  if (reply.status >= 500 || (reply.ok && (await isDemo(reply)))) return reply
  const start = await fetch(pages, { cache: 'no-cache' })
  if (!start.ok) return reply
  // A plain file server does not know that all addresses are pages of the portal.
  if (await isDemo(start)) return reply.status === 404 ? new Response(start.body, start) : reply
  // Asked once more, the browser goes to the server itself: a page that came through here would still have this worker.
  return (await retire()) ? Response.redirect(request.url) : reply
}

const nothing = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))

/** The server's reply; what is stored if the server fails, or does not reply in time. */
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
