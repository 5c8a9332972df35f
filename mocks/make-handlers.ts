import { http, type HttpHandler } from 'msw'
import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { HostFile } from '@/contract/php'
import { z } from '@/domain/zod'
import { mayDo } from '@/domain/roles'
import { mysqlText, type Clock } from './clock'
import { inWords, writeFile, writeReply, type Dialect } from './dialect'
import type { CallLog, LogEntry } from './call-log'
import { answerWith, type Faults } from './faults'
import type { Habits } from './habits'
import type { MockContext, MockImplementation } from './implementation'
import { assertAllowed, Refusal } from './refusal'
import type { Store } from './model/store'

/** Names the browser that calls. Calls through the service worker have none: their page has only one session. */
export const SESSION_HEADER = 'X-Mock-Session'

/** What is done to the store. */
export interface Task {
  /** As it is called in the list of what can be undone. */
  readonly name: string
  /** Whether it changes nothing, but for who is logged in. */
  readonly reads?: boolean
}

/** Runs one task at a time. */
export type Exclusively = <Result>(task: Task, run: () => Promise<Result>) => Promise<Result>

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
  readonly log: CallLog
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The input as PHP gets it in `$_GET`, `$_POST`, `$_FILES` or the raw body. */
async function readInput({ sends }: Endpoint, request: Request): Promise<unknown> {
  if (sends === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (sends === 'json') return JSON.parse((await request.text()) || '{}')
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  if (sends === 'nothing') return {}
  const form = await request.formData()
  return readMultipart(form)
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

async function decodeInput(endpoint: Endpoint, request: Request): Promise<unknown> {
  const decoded = z.safeDecode(endpoint.request, await readInput(endpoint, request))
  if (decoded.success) return decoded.data
  const fields = decoded.error.issues.map(({ path }) => path.join('.'))
  throw new Refusal(`Missing required fields: ${fields.join(', ')}`, 'contract')
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
    nowText: mysqlText(now, branding.timeZone.name),
  }
}

/** Makes handlers from contract and implementation: decode, check the role, run, encode. */
export function makeHandlers(host: Host): HttpHandler[] {
  const { dialect, faults, habits, implementation } = host

  const refused = (call: CallName, endpoint: Endpoint, text: string): Response =>
    writeReply(dialect, call, endpoint, endpoint.marker.refused(text))

  const answer = async (call: CallName, endpoint: Endpoint, request: Request, entry: LogEntry): Promise<Response> => {
    try {
      const context = contextOf(await host.store(), host, request)
      if (!context.person || !habits.rolesUnasked) assertAllowed(mayDo(context.caller, endpoint.action), 'roles')
      const input = await decodeInput(endpoint, request)
      // Each implementation takes what its own row of the contract decodes to: `MockImplementation` has checked that.
      const run = implementation[call] as (input: unknown, context: MockContext) => unknown
      const output = await run(input, context)
      if (endpoint.replies === 'blob') return answerFile(call, endpoint, output as HostFile | null)
      const encoded = z.encode(endpoint.response, output)
      const body = habits.statusInWords ? inWords(call, encoded) : encoded
      const marked = Array.isArray(body) || body === null ? body : { ...endpoint.marker.succeeded, ...Object(body) }
      return writeReply(dialect, call, endpoint, marked)
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.rule) entry.refusedBy(error.rule)
        return refused(call, endpoint, error.message)
      }
      // A bug of the mock itself: answered with 500, as PHP does, so that it is not taken for a lost connection.
      console.error(`${call} failed in the mock host`, error)
      return new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })
    }
  }

  const answerFile = (call: CallName, endpoint: Endpoint, file: HostFile | null): Response => {
    if (file) return writeFile(file.blob, file.name)
    return endpoint.emptyWhenMissing ? new Response('') : refused(call, endpoint, 'File not found.')
  }

  const handle = async (call: CallName, request: Request): Promise<Response> => {
    const endpoint: Endpoint = contract[call]
    const entry = host.log.begin(call, request, host.clock.now())
    const delay = host.delay()
    if (delay > 0) await wait(delay)
    const fault = faults.strike(call)
    if (fault) entry.struckBy(fault)
    const response = await answerWith(fault, endpoint, () =>
      host.exclusively({ name: call, reads: endpoint.changes.length === 0 }, () =>
        answer(call, endpoint, request, entry),
      ),
    )
    entry.answered(response)
    return response
  }

  const calls = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.
  return calls.map(([call, { method, path, sends }]) => {
    // Several calls can share a path; whether the address has a query tells them apart.
    const matches = (request: Request) =>
      method === 'POST' || (new URL(request.url).search !== '') === (sends === 'query')
    return http[method === 'GET' ? 'get' : 'post'](`*${path}`, ({ request }) => {
      if (matches(request)) return handle(call, request)
      return undefined
    })
  })
}
