import { contract } from '@/contract'
import { runningClock } from '@/wire/mock/clock'
import { createMock, type Mock } from '../create-mock'
import type { Dialect } from '@/wire/mock/dialect'
import { SCENARIOS, type Scenario } from '../seed/scenarios'
import { seedAsOfToday } from './as-of-today'
import { mailPage, notAllowed, notFound } from './pages'
import { portalFiles } from './portal-files'
import { serve, type Respond, type Server } from './serve'
import { withSessions } from './sessions'

/** In bytes. */
const POST_LIMIT = 64_000_000

/** Sent e-mails as a page, and as JSON like that of the PHP host in tests. */
const MAIL_PAGE = '/__mail'
const MAIL_DATA = '/__test/mail'

interface MockHostSettings {
  /** 0 picks a free port. */
  readonly port?: number
  readonly scenario?: Scenario
  readonly dialect?: Dialect
  /** Folder of the built portal, served beside the calls. */
  readonly dist?: string
  readonly postLimit?: number
}

export const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text)

export const scenarioNames = Object.keys(SCENARIOS)

/** Returns the methods of the calls at a path, plus HEAD for GET; none for an unknown path. */
const methodsOf = (pathname: string): string[] =>
  Object.values(contract)
    .filter(({ path }) => path === pathname)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

async function emailsOf(mock: Mock) {
  const { outgoingEmails } = await mock.store()
  return outgoingEmails.all()
}

function respondFrom(mock: Mock, dist: string): Respond {
  const call = withSessions(mock)
  const file = portalFiles(dist)

  const respond: Respond = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.php')) return call(request)
    if (pathname === MAIL_PAGE) return mailPage(await emailsOf(mock))
    if (pathname !== MAIL_DATA) return file(request)
    const emails = await emailsOf(mock)
    return Response.json(emails.map(({ to, subject, html, sentAt }) => ({ email: to, subject, message: html, sentAt })))
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const methods = pathname.endsWith('.php') ? [...new Set(methodsOf(pathname))] : ['GET', 'HEAD']
    if (methods.length === 0) return notFound()
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } })
    return methods.includes(request.method) ? respond(request) : notAllowed([...methods, 'OPTIONS'])
  }
}

/** Listens on a local port with data in memory. Rejects if the port is taken. */
export function startMockHost({
  port = 0,
  scenario = 'council-year',
  dialect = 'legacy',
  dist = 'dist',
  postLimit = POST_LIMIT,
}: MockHostSettings = {}): Promise<Server> {
  const clock = runningClock(new Date())
  const fillStore = async (store: Awaited<ReturnType<Mock['store']>>) => seedAsOfToday(store, scenario, clock.now())
  const mock = createMock({ clock, dialect, fillStore, postLimit })
  return serve(respondFrom(mock, dist), { port, bodyLimit: postLimit })
}
