import { http, type HttpHandler } from 'msw'
import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { HostFile } from '@/contract/php'
import { z } from '@/domain/zod'
import { mayDo } from '@/domain/people/roles'
import { dateTimeInZone } from '@/domain/dates/zoned-time'
import { readJson } from '@/lib/read-json'
import type { Clock } from './clock'
import { inWords, successBody, writeFile, writeRefusal, writeSuccess, type Dialect } from './dialect'
import type { CallLog, LogEntry } from './call-log'
import { answerWith, type Faults } from './faults'
import type { Habits } from './habits'
import type { MockContext, MockImplementation } from './implementation'
import { ListWriter } from './list-writer'
import { Refusal } from './refusal'
import { NO_SUCH_APPLICATION } from './model/applications'
import type { Store } from './model/store'

/** Names the browser that calls. Calls through the service worker have none: their page has only one session. */
export const SESSION_HEADER = 'X-Mock-Session'

/** Runs one task at a time. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>

export interface Host {
  /** Resolves once the seed, or the state stored on an earlier visit, is loaded. */
  readonly store: () => Promise<Store>
  readonly implementation: MockImplementation
  readonly clock: Clock
  readonly dialect: Dialect
  readonly habits: Readonly<Habits>
  readonly faults: Faults
  /** The session of calls that name none. */
  readonly session: string
  /** Milliseconds that the next answer takes. */
  readonly delay: () => number
  readonly exclusively: Exclusively
  /** Bytes of the largest request that it takes. */
  readonly postLimit: number
  readonly log: CallLog
}

const calls = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

/** Which call a request is: undefined, where the contract has none at this address. */
function callOf(request: Request): CallName | undefined {
  const { pathname, search } = new URL(request.url)
  const script = pathname.slice(pathname.lastIndexOf('/'))
  const sharing = calls.filter(([, { method, path }]) => method === request.method && path === script)
  // Whether the address has a query tells calls of one path apart.
  const hasQuery = search !== ''
  const found = sharing.length === 1 ? sharing[0] : sharing.find(([, { sends }]) => (sends === 'query') === hasQuery)
  return found?.[0]
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The input as PHP gets it in `$_GET`, `$_POST`, `$_FILES` or the raw body: nothing, where that cannot be read. */
async function readInput({ sends }: Endpoint, request: Request): Promise<unknown> {
  if (sends === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (sends === 'json') return readJson(await request.text()) ?? {}
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  if (sends === 'nothing') return {}
  return request.formData().then(readMultipart, () => ({}))
}

/** `file[]` becomes a list, `grantRows[0][amount]` a list of rows, everything else stays as it is. */
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

/** PHP drops a body over its limit, and runs the script on nothing; a modern host refuses it. */
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
  const { person } = session
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

/** Refuses a person whose role may not make the call, and a visitor where somebody has to be signed in. */
function assertMayCall({ person, caller }: MockContext, { action }: Endpoint): void {
  const verdict = mayDo(caller, action)
  if (verdict !== true) throw new Refusal(person ? 'forbidden' : 'not-signed-in', verdict, 'roles')
}

/**
 * Makes the host's handler from contract and implementation: decode, check the role, run, encode. It is one for all calls,
 * as msw reads cookies and address of a request again for each handler that it tries.
 */
export function makeHandlers(host: Host): HttpHandler[] {
  const { dialect, faults, habits, implementation } = host
  const lists = new ListWriter(dialect)

  const answer = async (call: CallName, endpoint: Endpoint, request: Request, entry: LogEntry): Promise<Response> => {
    try {
      const context = contextOf(await host.store(), host, request)
      assertMayCall(context, endpoint)
      const input = await decodeInput(host, endpoint, request)
      // Each implementation takes what its own row of the contract decodes to: `MockImplementation` has checked that.
      const run = implementation[call] as (input: unknown, context: MockContext) => unknown
      const output = await run(input, context)
      if (endpoint.replies === 'blob') return answerFile(call, endpoint, output as HostFile | null)
      if (output === null && dialect === 'clean') throw new Refusal('not-found', NO_SUCH_APPLICATION)
      const { statusInWords } = habits
      if (Array.isArray(output)) return lists.write(call, endpoint, output, statusInWords)
      const body = successBody(endpoint, output)
      return writeSuccess(dialect, call, endpoint, statusInWords ? inWords(call, body) : body)
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.rule) entry.refusedBy(error.rule)
        return writeRefusal(dialect, call, endpoint, { reason: error.reason, text: error.message })
      }
      // A bug of the mock itself: answered with 500, as PHP does, so that it is not taken for a lost connection.
      console.error(`${call} failed in the mock host`, error)
      return new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })
    }
  }

  const answerFile = (call: CallName, endpoint: Endpoint, file: HostFile | null): Response => {
    if (file) return writeFile(file.blob, file.name)
    if (endpoint.emptyWhenMissing && dialect === 'legacy') return new Response('')
    return writeRefusal(dialect, call, endpoint, { reason: 'not-found', text: 'File not found.' })
  }

  const handle = async (call: CallName, request: Request): Promise<Response> => {
    const endpoint: Endpoint = contract[call]
    const entry = host.log.begin(call, request, host.clock.now())
    const delay = host.delay()
    if (delay > 0) await wait(delay)
    const fault = faults.strike(call)
    if (fault) entry.struckBy(fault)
    const response = await answerWith(fault, endpoint, () =>
      host.exclusively(() => answer(call, endpoint, request, entry)),
    )
    if (response.type !== 'error') response.headers.set('Date', host.clock.now().toUTCString())
    entry.answered(response)
    return response
  }

  return [
    http.all('*.php', ({ request }) => {
      const call = callOf(request)
      return call && handle(call, request)
    }),
  ]
}
