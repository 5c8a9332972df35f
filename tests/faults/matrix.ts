import { createQueries } from '@/app/create-queries'
import { createClient } from '@/api/client'
import type { CallOptions } from '@/wire/client/client'
import { ApiError } from '@/wire/client/api-error'
import { explain, explainWrite } from '@/api/explain'
import { callQuery, type ReadingCall } from '@/api/query'
import type { CallName } from '@/contract'
import { z } from '@/lib/zod'
import { FAULTS } from '@/wire/mock/faults'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { createResponse, type Call } from './calls'
import { ALL_FAULTS, FAULT_NAMES, REFUSAL_OF_ANY_CALL, type FaultName, type Variant } from './faults'
import { findChangedValues } from './fields'
import { findExpectedOutcomes, TEXTS, type Outcome } from './rules'

/** 1 ms if no response ever comes, else the client's own limit. */
const limitUnder = (fault: FaultName) => (fault === 'hang' ? 1 : undefined)

/** Failures that may be temporary: a query is sent `REQUESTS` times. */
const TEMPORARY: readonly Outcome[] = ['network', 'timeout', 'http']
const REQUESTS = 3

function hostOf(call: Call, { respond }: Variant) {
  const counts = { requests: 0, done: 0 }
  const reply = () => {
    counts.done += 1
    return Promise.resolve(createResponse(call, call.body))
  }
  async function fetch(_: unknown, init?: RequestInit): Promise<Response> {
    counts.requests += 1
    const signal = init?.signal
    const given = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const response = await Promise.race([respond(reply), given])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return { counts, fetch }
}

const bytesOf = async (value: unknown): Promise<unknown> =>
  value instanceof Object && 'blob' in value && value.blob instanceof Blob ? value.blob.text() : value

const contentOf = (call: Call): Promise<unknown> =>
  call.isFile ? createResponse(call, null).text() : Promise.resolve(z.decode(call.endpoint.response, call.body))

const isEmptied = (values: readonly unknown[], empty: readonly unknown[]) =>
  values.every((value) => empty.includes(value))

const ANY_EMPTY = [null, '', undefined]

interface Ended {
  readonly outcome: Outcome
  readonly wrong: readonly string[]
}

async function succeeded(call: Call, fault: FaultName, variant: Variant, value: unknown): Promise<Ended> {
  const changed = findChangedValues(await contentOf(call), await bytesOf(value))
  const field = variant.field?.path.join('.')
  const empty = variant.field?.empty ?? (fault === 'no-dates' ? ANY_EMPTY : [])
  return isEmptied(changed, empty)
    ? { outcome: 'read', wrong: [] }
    : { outcome: 'taken', wrong: field === undefined ? [] : [`${field} is read as ${JSON.stringify(changed)}`] }
}

const SAID: Readonly<Partial<Record<FaultName, string>>> = {
  refused: REFUSAL_TEXT,
  'status-error': REFUSAL_OF_ANY_CALL,
}

function failed({ isWrite }: Call, fault: FaultName, { field }: Variant, error: unknown): Ended {
  if (!(error instanceof ApiError)) return { outcome: 'taken', wrong: [`${String(error)} is no ApiError`] }
  const shown = isWrite ? explainWrite(error) : explain(error)
  const outcome: Exclude<Outcome, 'read' | 'taken'> = shown === TEXTS.unconfirmed ? 'unconfirmed' : error.kind
  const said = SAID[fault]
  return {
    outcome,
    wrong: [
      ...(said !== undefined && error.serverText !== said ? [`the host’s words are lost: ${error.serverText}`] : []),
      ...(field && error.kind === 'shape' && error.field !== field.path.join('.') && error.field !== 'status'
        ? [`${field.path.join('.')} is called ${error.field}`]
        : []),
      ...(shown.next === TEXTS[outcome].next ? [] : [`says “${shown.happened}” for ${outcome}`]),
    ],
  }
}

/** How often a call without a complete response reaches the host. */
const REACHES: Readonly<Partial<Record<FaultName, number>>> = { network: 0, hang: 0, 'lost-answer': 1, 'cut-off': 1 }

/** Returns whether the client must report noise around the JSON; null if it does not matter. */
async function isNoisy(call: Call, fault: FaultName): Promise<boolean | null> {
  if (call.isFile || (fault !== 'notice' && fault !== 'bom')) return null
  return fault === 'notice' || !/^[[{]/.test(await createResponse(call, call.body).text())
}

/** A fault of the mock must not be a false success: the demo would report a deletion that did not happen. */
const isFalseSuccess = ({ isWrite }: Call, fault: FaultName, { outcome }: Ended, done: number): boolean =>
  isWrite && fault in FAULTS && (outcome === 'read' || outcome === 'taken') && done === 0

async function send(call: Call, fault: FaultName, variant: Variant): Promise<Ended> {
  const { counts, fetch } = hostOf(call, variant)
  const noisy: CallName[] = []
  const onNoise = (name: CallName) => noisy.push(name)
  const client = createClient({ base: 'http://host.test/', fetch, timeout: limitUnder(fault), onNoise })
  const sent = client[call.name] as (input: unknown, options?: CallOptions) => Promise<unknown> // With its own example.
  const ended = await sent(call.input).then(
    (value) => succeeded(call, fault, variant, value),
    (error: unknown) => failed(call, fault, variant, error),
  )
  const reaches = REACHES[fault] ?? counts.done
  const noise = (await isNoisy(call, fault)) ?? noisy.length > 0
  return {
    outcome: ended.outcome,
    wrong: [
      ...ended.wrong,
      ...(noisy.length > 0 === noise ? [] : [noise ? 'is not told to print noise' : 'is told to print noise']),
      ...(counts.requests === 1 ? [] : [`sent ${counts.requests} times`]),
      ...(counts.done === reaches ? [] : [`reached the host ${counts.done} times`]),
      ...(isFalseSuccess(call, fault, ended, counts.done) ? ['is a success that the host knows nothing of'] : []),
    ],
  }
}

/** Sends a reading call through its query. */
async function ask(call: Call, fault: FaultName, variant: Variant): Promise<Ended> {
  const { counts, fetch } = hostOf(call, variant)
  const client = createClient({ base: 'http://host.test/', fetch, timeout: limitUnder(fault) })
  // A call that changes nothing has a query; TypeScript cannot match its input in the union.
  const query = callQuery(client, call.name as ReadingCall, call.input as never)
  const ended = await createQueries()
    .fetchQuery({ ...query, retryDelay: 0 })
    .then(
      (value) => succeeded(call, fault, variant, value),
      (error: unknown) => failed(call, fault, variant, error),
    )
  const requests = TEMPORARY.includes(ended.outcome) ? REQUESTS : 1
  return {
    outcome: ended.outcome,
    wrong: [...ended.wrong, ...(counts.requests === requests ? [] : [`asked for ${counts.requests} times`])],
  }
}

export interface Cell {
  readonly call: CallName
  readonly fault: FaultName
  /** Empty if the call cannot fail in this way. */
  readonly outcomes: readonly Outcome[]
  /** Empty if the cell is right. */
  readonly wrong: readonly string[]
}

const inOrder = (outcomes: readonly Outcome[]): Outcome[] => [...new Set(outcomes)].sort()

async function cellOf(call: Call, fault: FaultName): Promise<Cell> {
  const variants = ALL_FAULTS[fault].variants(call)
  const ways = call.isWrite ? [send] : [send, ask]
  const ended = await Promise.all(variants.flatMap((variant) => ways.map((way) => way(call, fault, variant))))
  const outcomes = inOrder(ended.map(({ outcome }) => outcome))
  const due = inOrder(findExpectedOutcomes(call, fault))
  const differs = outcomes.join() === due.join() ? [] : [`gives ${outcomes.join(' or ')} and not ${due.join(' or ')}`]
  const wrong = [...new Set([...differs, ...ended.flatMap(({ wrong: found }) => found)])]
  return { call: call.name, fault, outcomes, wrong }
}

export const computeRow = (call: Call): Promise<Cell[]> => Promise.all(FAULT_NAMES.map((fault) => cellOf(call, fault)))

export const listProblems = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ call, fault, wrong }) => (wrong.length > 0 ? [`${call} under ${fault}: ${wrong.join('; ')}`] : []))
