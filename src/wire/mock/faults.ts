import type { Endpoint } from '../contract/endpoint'
import { createStore, type Store } from '@/lib/create-store'
import type { HostTexts } from './refusal'

export const FAULTS = {
  network: 'No connection: nothing reaches the host.',
  hang: 'No answer ever comes.',
  'lost-answer': 'The host does what is asked, and its answer is lost.',
  'http-500': 'Status 500, with a page of HTML.',
  html: 'Status 200, with a page of HTML.',
  empty: 'Status 200, with nothing in it.',
  'post-too-large': 'The host drops the body as too large, prints a warning, and finds every field missing.',
  notice: 'A PHP notice is printed before the JSON.',
  bom: 'Byte order marks, one of each file of PHP, and blank lines stand before the JSON.',
  truncated: 'The answer ends in the middle.',
  text: 'The host does what is asked, and answers with a sentence in place of the JSON.',
  refused: 'A refusal, in the shape of the call.',
  'signed-out': 'A refusal because nobody is signed in.',
  shape: 'The host does what is asked, and answers with JSON that has nothing to do with the call.',
  'missing-file': 'The file does not exist.',
  'no-dates': 'An older database, whose tables have no date columns.',
} as const

export type FaultKind = keyof typeof FAULTS

export interface Fault<Call extends string> {
  /** Name of the call, or `*` for all. */
  readonly call: Call | '*'
  readonly kind: FaultKind
  /** Number of calls to affect; all by default. */
  readonly times?: number
  /** Share of the calls to affect at random: above 0, at most 1; all by default. */
  readonly share?: number
}

const PAGE =
  '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Error</h1><p>The server could not answer.</p></body></html>'
const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: page in <b>index.php</b> on line <b>12</b><br />\n'

const OVER_LIMIT =
  '<br />\n<b>Warning</b>:  POST Content-Length of 9000287 bytes exceeds the limit of 8388608 bytes in <b>Unknown</b> on line <b>0</b><br />\n'

const createPage = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html' } })

/** Removes all dates. Returns a response that is not JSON unchanged. */
async function removeDates(response: Response): Promise<Response> {
  const body = await response.clone().text()
  try {
    const isDate = (key: string) => /(date|_at)$/i.test(key)
    const withoutDates: unknown = JSON.parse(body, (key, value: unknown) => (isDate(key) ? undefined : value))
    return createPage(JSON.stringify(withoutDates))
  } catch {
    return response
  }
}

/** Returns the first half of a response with its own headers. */
async function truncate(response: Response): Promise<Response> {
  const body = await response.blob()
  return new Response(body.slice(0, Math.floor(body.size / 2)), response)
}

const waitForever = () => new Promise<never>(() => {})

interface ActiveFault<Call extends string> {
  readonly fault: Fault<Call>
  remaining: number
}

export class Faults<Call extends string> {
  readonly #active: Store<readonly ActiveFault<Call>[]>

  /** @param random from 0 up to 1, for faults that affect a share of the calls */
  constructor(
    faults: readonly Fault<Call>[],
    private readonly random: () => number,
  ) {
    this.#active = createStore<readonly ActiveFault<Call>[]>(faults.map(activate))
  }

  add(fault: Fault<Call>): void {
    this.#active.set([...this.#active.snapshot(), activate(fault)])
  }

  clear(): void {
    this.#active.set([])
  }

  /** Returns the faults that may still affect a call. `times` is the number of remaining calls. */
  list(): Fault<Call>[] {
    return this.#active.snapshot().flatMap(({ fault, remaining }) => {
      if (remaining === 0) return []
      return remaining === Infinity ? fault : { ...fault, times: remaining }
    })
  }

  set(faults: readonly Fault<Call>[]): void {
    this.#active.set(faults.map(activate))
  }

  /** Also notifies when a fault has affected a call. */
  subscribe(listener: () => void): () => void {
    return this.#active.subscribe(listener)
  }

  /** Returns the fault that affects this call, or null. Counts down its `times`. */
  strike(call: Call): FaultKind | null {
    const active = this.#active
      .snapshot()
      .find(
        ({ fault: { call: target, share = 1 }, remaining }) =>
          remaining > 0 && (target === call || target === '*') && (share === 1 || this.random() < share),
      )
    if (!active) return null
    if (active.remaining !== Infinity) {
      active.remaining -= 1
      this.#active.set(this.#active.snapshot())
    }
    return active.fault.kind
  }
}

const activate = <Call extends string>(fault: Fault<Call>): ActiveFault<Call> => ({
  fault,
  remaining: fault.times ?? Infinity,
})

/** Runs a call under a fault. Calls `respond` only if the request reaches the host. */
export async function respondUnderFault(
  fault: FaultKind | null,
  { endpoint, texts }: { endpoint: Endpoint; texts: HostTexts },
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case null:
      return respond()
    case 'network':
      return Response.error()
    case 'hang':
      return waitForever()
    case 'lost-answer':
      await respond()
      return Response.error()
    case 'http-500':
      return createPage(PAGE, 500)
    case 'html':
      return createPage(PAGE)
    case 'empty':
      return createPage('')
    case 'post-too-large':
      return createPage(OVER_LIMIT + JSON.stringify(endpoint.marker.refused('Missing required fields.')))
    case 'notice':
      return createPage(NOTICE + (await (await respond()).text()))
    case 'bom':
      return createPage(`\uFEFF\uFEFF\uFEFF\n\n${await (await respond()).text()}`)
    case 'truncated':
      return truncate(await respond())
    case 'text':
      await respond()
      return createPage('The request was processed successfully.')
    case 'refused':
      return createPage(JSON.stringify(endpoint.marker.refused(texts.refused)))
    case 'signed-out':
      return createPage(JSON.stringify(endpoint.marker.refused(texts.signedOut)))
    case 'shape':
      // Some calls treat this as a success, so the mock runs them.
      await respond()
      return createPage('{"status":"success","success":true,"criteria":7,"unexpected":[{"page":{"kind":"none"}}]}')
    case 'missing-file':
      return createPage(endpoint.emptyWhenMissing ? '' : JSON.stringify(endpoint.marker.refused(texts.noFile)))
    case 'no-dates':
      return removeDates(await respond())
  }
}
