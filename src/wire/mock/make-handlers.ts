import { http, type HttpHandler } from 'msw'
import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import type { CouncilEndpoint as Endpoint } from '@/contract/endpoint'
import type { HostFile } from '../contract/php'
import { z } from '@/lib/zod'
import { mayDo } from '@/domain/people/roles'
import { dateTimeInZone } from '@/domain/dates/zoned-time'
import { readJson } from '@/lib/read-json'
import type { Clock } from './clock'
import { inWords, successBody, writeFile, writeRefusal, writeSuccess, type Dialect } from './dialect'
import type { CallLog, LogEntry } from './call-log'
import { respondWith, type Faults } from './faults'
import type { Habits } from '@mocks/habits'
import type { MockContext, MockImplementation } from '@mocks/implementation'
import { ListWriter } from './list-writer'
import { Refusal } from './refusal'
import { NO_SUCH_APPLICATION } from '@mocks/model/applications'
import { personOf, type Store } from '@mocks/model/store'

/** Identifies the calling browser. Calls through the service worker lack it: their page has only one session. */
export const SESSION_HEADER = 'X-Mock-Session'

/** Runs one task at a time. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>

export interface Host {
  /** Resolves once the seed or the stored state is loaded. */
  readonly store: () => Promise<Store>
  readonly implementation: MockImplementation
  readonly clock: Clock
  readonly dialect: Dialect
  readonly habits: Readonly<Habits>
  readonly faults: Faults
  /** Session of calls without `SESSION_HEADER`. */
  readonly session: string
  /** In milliseconds. */
  readonly delay: () => number
  readonly exclusively: Exclusively
  /** In bytes. */
  readonly postLimit: number
  readonly log: CallLog
}

const calls = Object.entries(contract) as [CallName, Endpoint][] // The keys are the call names.

/** Returns the call of a request; undefined for an address outside the contract. */
function callOf(request: Request): CallName | undefined {
  const { pathname, search } = new URL(request.url)
  const script = pathname.slice(pathname.lastIndexOf('/'))
  const sharing = calls.filter(([, { method, path }]) => method === request.method && path === script)
  // Calls that share a path differ in whether the address has a query.
  const hasQuery = search !== ''
  const found = sharing.length === 1 ? sharing[0] : sharing.find(([, { sends }]) => (sends === 'query') === hasQuery)
  return found?.[0]
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Reads the input as PHP's `$_GET`, `$_POST`, `$_FILES` or raw body; empty if it cannot be parsed. */
async function readInput({ sends }: Endpoint, request: Request): Promise<unknown> {
  if (sends === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (sends === 'json') return readJson(await request.text()) ?? {}
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  if (sends === 'nothing') return {}
  return request.formData().then(readMultipart, () => ({}))
}

/** Parses `file[]` to a list and `grantRows[0][amount]` to a list of rows. Other fields stay as they are. */
function readMultipart(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const key of new Set(form.keys())) {
    const row = /^(\w+)\[(\d+)\]\[(\w+)\]$/.exec(key)
    if (key.endsWith('[]')) fields[key] = form.getAll(key)
    else if (row) {
      const [, list = '', index = '', column = ''] = row
      const rows = (fields[list] ??= []) as Record<string, unknown>[] // Only this line creates it.
      rows[Number(index)] = { ...rows[Number(index)], [column]: form.get(key) }
    } else fields[key] = form.get(key)
  }
  return fields
}

/** PHP drops a body over its limit and runs the script without input. A modern host refuses it. */
function readWithin(host: Host, endpoint: Endpoint, request: Request): Promise<unknown> {
  const isTooLarge = Number(request.headers.get('Content-Length') ?? 0) > host.postLimit
  if (!isTooLarge) return readInput(endpoint, request)
  if (host.dialect === 'legacy') return Promise.resolve({})
  throw new Refusal('too-large', `This host takes up to ${Math.floor(host.postLimit / 1_000_000)} MB at once.`)
}

async function decodeInput(host: Host, endpoint: Endpoint, request: Request): Promise<unknown> {
  const decoded = z.safeDecode(endpoint.request, await readWithin(host, endpoint, request))
  if (decoded.success) return decoded.data
  const fields = decoded.error.issues.map(({ path }) => path.join('.'))
  throw new Refusal('invalid', `Missing required fields: ${fields.join(', ')}`, 'contract')
}

function contextOf(store: Store, host: Host, request: Request): MockContext {
  const { clock, habits } = host
  const sid = request.headers.get(SESSION_HEADER) ?? host.session
  const session = store.sessions.get(sid) ?? store.sessions.insert({ sid, userId: null, applicationId: null })
  const person = personOf(store, sid)
  const now = clock.now()
  return {
    store,
    session,
    person,
    caller: person?.role ?? 'visitor',
    habits,
    now,
    nowText: dateTimeInZone(now, branding.timeZone.name),
  }
}

/** Refuses a person whose role does not permit the call, and a visitor if the call requires a log-in. */
function assertMayCall({ person, caller }: MockContext, { action }: Endpoint): void {
  const verdict = mayDo(caller, action)
  if (verdict !== true) throw new Refusal(person ? 'forbidden' : 'not-signed-in', verdict, 'roles')
}

/** Creates one handler for all calls: msw parses cookies and address again for each handler that it tries. */
export function makeHandlers(host: Host): HttpHandler[] {
  const { dialect, faults, habits, implementation } = host
  const lists = new ListWriter(dialect)

  const respond = async (call: CallName, endpoint: Endpoint, request: Request, entry: LogEntry): Promise<Response> => {
    try {
      const context = contextOf(await host.store(), host, request)
      assertMayCall(context, endpoint)
      const input = await decodeInput(host, endpoint, request)
      // `MockImplementation` guarantees that each implementation accepts the decoded input of its call.
      const run = implementation[call] as (input: unknown, context: MockContext) => unknown
      const output = await run(input, context)
      if (endpoint.replies === 'blob') return fileResponse(endpoint, output as HostFile | null)
      if (output === null && dialect === 'clean') throw new Refusal('not-found', NO_SUCH_APPLICATION)
      const { statusInWords } = habits
      if (Array.isArray(output)) return lists.write(call, endpoint, output, statusInWords)
      const body = successBody(endpoint, output)
      return writeSuccess(dialect, endpoint, statusInWords ? inWords(call, body) : body)
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.rule) entry.refusedBy(error.rule)
        return writeRefusal(dialect, endpoint, { reason: error.reason, text: error.message })
      }
      // A bug of the mock: respond with 500, as PHP does, so that it is not mistaken for a lost connection.
      console.error(`${call} failed in the mock host`, error)
      return new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })
    }
  }

  const fileResponse = (endpoint: Endpoint, file: HostFile | null): Response => {
    if (file) return writeFile(file.blob, file.name)
    if (endpoint.emptyWhenMissing && dialect === 'legacy') return new Response('')
    return writeRefusal(dialect, endpoint, { reason: 'not-found', text: 'File not found.' })
  }

  const handle = async (call: CallName, request: Request): Promise<Response> => {
    const endpoint: Endpoint = contract[call]
    const entry = host.log.begin(call, request, host.clock.now())
    const delay = host.delay()
    if (delay > 0) await wait(delay)
    const fault = faults.strike(call)
    if (fault) entry.struckBy(fault)
    const response = await respondWith(fault, endpoint, () =>
      host.exclusively(() => respond(call, endpoint, request, entry)),
    )
    if (response.type !== 'error') response.headers.set('Date', host.clock.now().toUTCString())
    entry.complete(response)
    return response
  }

  return [
    http.all('*.php', ({ request }) => {
      const call = callOf(request)
      return call && handle(call, request)
    }),
  ]
}
