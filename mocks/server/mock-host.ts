import { contract } from '@/contract'
import { runningClock } from '@/wire/mock/clock'
import { readRecording } from '@/wire/mock/recording'
import { createMock, type Mock } from '../create-mock'
import type { Recording } from '../implementation'
import type { Dialect } from '@/wire/mock/dialect'
import { SCENARIOS, type Scenario } from '../seed/scenarios'
import { seedAsOfToday } from './seed-as-of-today'
import { respondEmails, respondNotAllowed, respondNotFound } from './pages'
import { servePortalFiles } from './portal-files'
import { serve, type Respond, type Server } from './serve'
import { withSessions } from './sessions'

/** In bytes. */
const POST_LIMIT = 64_000_000

/** Paths of the sent e-mails, as a page and as JSON. The PHP host of the tests has the same JSON. */
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
  readonly recording?: Recording
}

/** Returns null for any other file. */
export const readHostRecording = (text: string): Recording | null => readRecording(text)

export const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text)

export const scenarioNames = Object.keys(SCENARIOS)

/** Returns the methods of the calls at a path, plus HEAD for GET; none for an unknown path. */
const getAllowedMethods = (pathname: string): string[] =>
  Object.values(contract)
    .filter(({ path }) => path === pathname)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

async function findEmails(mock: Mock) {
  const { outgoingEmails } = await mock.store()
  return outgoingEmails.all()
}

function createResponder(mock: Mock, dist: string): Respond {
  const respondToCall = withSessions(mock)
  const respondWithFile = servePortalFiles(dist)

  const respond: Respond = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.php')) return respondToCall(request)
    if (pathname === MAIL_PAGE) return respondEmails(await findEmails(mock))
    if (pathname !== MAIL_DATA) return respondWithFile(request)
    const emails = await findEmails(mock)
    return Response.json(emails.map(({ to, subject, html, sentAt }) => ({ email: to, subject, message: html, sentAt })))
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const methods = pathname.endsWith('.php') ? [...new Set(getAllowedMethods(pathname))] : ['GET', 'HEAD']
    if (methods.length === 0) return respondNotFound()
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { Allow: [...methods, 'OPTIONS'].join(', ') } })
    return methods.includes(request.method) ? respond(request) : respondNotAllowed([...methods, 'OPTIONS'])
  }
}

/** Listens on a local port with data in memory. Rejects if the port is taken. */
export function startMockHost({
  port = 0,
  scenario = 'council-year',
  dialect = 'legacy',
  dist = 'dist',
  postLimit = POST_LIMIT,
  recording,
}: MockHostSettings = {}): Promise<Server> {
  const clock = runningClock(new Date())
  const fillStore = async (store: Awaited<ReturnType<Mock['store']>>) => seedAsOfToday(store, scenario, clock.now())
  const mock = createMock({ clock, dialect, fillStore, postLimit, ...(recording && { recording }) })
  return serve(createResponder(mock, dist), { port, bodyLimit: postLimit })
}
