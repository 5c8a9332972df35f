import { http, type HttpHandler } from 'msw'
import { readJson } from '@/lib/read-json'
import { z } from '@/lib/zod'
import type { Endpoint } from '../contract/endpoint'
import type { HostFile } from '../contract/php'
import type { Calls, NameOf } from '../contract/protocol'
import type { CallLog, LogEntry } from './call-log'
import type { Clock } from './clock'
import { successBody, writeFile, writeRefusal, writeSuccess, type Dialect, type Rewrite } from './dialect'
import { respondUnderFault, type Faults } from './faults'
import { findCall } from './find-call'
import type { MockImplementation } from './implementation'
import { ListWriter } from './list-writer'
import { Refusal, type HostTexts } from './refusal'

/** Identifies the calling browser. Calls through the service worker lack it: their page has only one session. */
export const SESSION_HEADER = 'X-Mock-Session'

/** Runs one task at a time. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>

/** A mock host. `Context` is the state that each call works on, with the session of the caller. */
export interface MockHost<C extends Calls, Context> {
  readonly calls: C
  readonly implementation: MockImplementation<C, Context>
  /** Resolves once the state is loaded. */
  readonly contextOf: (session: string) => Promise<Context>
  /** Throws a `Refusal` if the caller may not make the call. */
  readonly assertMayCall: (context: Context, endpoint: Endpoint) => void
  readonly texts: HostTexts
  /** Returns the change of bodies that is on, or null. */
  readonly rewrite?: () => Rewrite | null
  /** Returns a recorded response to a call; null without one. */
  readonly replay?: (call: NameOf<C>, context: Context, request: Request) => Promise<Response | null>
  /** Addresses of the host, in the syntax of msw. */
  readonly addresses: string
  readonly clock: Clock
  readonly dialect: Dialect
  readonly faults: Faults<NameOf<C>>
  /** Session of calls without `SESSION_HEADER`. */
  readonly session: string
  /** In milliseconds. */
  readonly delay: () => number
  readonly exclusively: Exclusively
  /** In bytes. */
  readonly postLimit: number
  readonly log: CallLog<NameOf<C>>
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

/** Parses `file[]` to a list and `rows[0][amount]` to a list of rows. Other fields stay as they are. */
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

type Limits = Pick<MockHost<Calls, unknown>, 'dialect' | 'postLimit'>

/** PHP drops a body over its limit and runs the script without input. A modern host refuses it. */
function readInputWithinLimit(host: Limits, endpoint: Endpoint, request: Request): Promise<unknown> {
  const isTooLarge = Number(request.headers.get('Content-Length') ?? 0) > host.postLimit
  if (!isTooLarge) return readInput(endpoint, request)
  if (host.dialect === 'legacy') return Promise.resolve({})
  throw new Refusal('too-large', `This host takes up to ${Math.floor(host.postLimit / 1_000_000)} MB at once.`)
}

async function decodeInput(host: Limits, endpoint: Endpoint, request: Request): Promise<unknown> {
  const decoded = z.safeDecode(endpoint.request, await readInputWithinLimit(host, endpoint, request))
  if (decoded.success) return decoded.data
  const fields = decoded.error.issues.map(({ path }) => path.join('.'))
  throw new Refusal('invalid', `Missing required fields: ${fields.join(', ')}`, 'contract')
}

/** Creates one handler for all calls: msw parses cookies and address again for each handler that it tries. */
export function makeHandlers<C extends Calls, Context>(host: MockHost<C, Context>): HttpHandler[] {
  const { calls, dialect, faults, implementation, texts } = host
  const listWriter = new ListWriter(dialect)

  const respond = async (call: NameOf<C>, endpoint: Endpoint, request: Request, entry: LogEntry): Promise<Response> => {
    try {
      const context = await host.contextOf(request.headers.get(SESSION_HEADER) ?? host.session)
      const recorded = (await host.replay?.(call, context, request)) ?? null
      if (recorded) {
        entry.recordSource('recording')
        return recorded
      }
      host.assertMayCall(context, endpoint)
      const input = await decodeInput(host, endpoint, request)
      // `MockImplementation` guarantees that each implementation accepts the decoded input of its call.
      const run = implementation[call] as (input: unknown, context: Context) => unknown
      const output = await run(input, context)
      if (endpoint.responseType === 'blob') return createFileResponse(endpoint, output as HostFile | null)
      if (output === null && dialect === 'clean') throw new Refusal('not-found', texts.noRecord)
      const rewrite = host.rewrite?.() ?? null
      if (Array.isArray(output)) return listWriter.write(call, endpoint, output, rewrite)
      const body = successBody(endpoint, output)
      return writeSuccess(dialect, endpoint, rewrite ? rewrite(call, body) : body)
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.rule) entry.recordRule(error.rule)
        return writeRefusal(dialect, endpoint, { reason: error.reason, text: error.message })
      }
      // A bug of the mock: respond with 500, as PHP does, so that it is not mistaken for a lost connection.
      console.error(`${call} failed in the mock host`, error)
      return new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })
    }
  }

  const createFileResponse = (endpoint: Endpoint, file: HostFile | null): Response => {
    if (file) return writeFile(file.blob, file.name)
    if (endpoint.emptyWhenMissing && dialect === 'legacy') return new Response('')
    return writeRefusal(dialect, endpoint, { reason: 'not-found', text: texts.noFile })
  }

  const handle = async (call: NameOf<C>, endpoint: Endpoint, request: Request): Promise<Response> => {
    const entry = host.log.begin(call, request, host.clock.now())
    const delay = host.delay()
    if (delay > 0) await wait(delay)
    const fault = faults.strike(call)
    if (fault) entry.recordFault(fault)
    const response = await respondUnderFault(fault, { endpoint, texts }, () =>
      host.exclusively(() => respond(call, endpoint, request, entry)),
    )
    if (response.type !== 'error') response.headers.set('Date', host.clock.now().toUTCString())
    entry.complete(response)
    return response
  }

  return [
    http.all(host.addresses, ({ request }) => {
      const call = findCall(calls, request)
      const endpoint = call && calls[call]
      return endpoint && handle(call, endpoint, request)
    }),
  ]
}
