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
import { ALL_FAULTS, FAULT_NAMES, REFUSAL_OF_ANY_CALL, type FaultName, type FaultVariant } from './faults'
import { findChangedValues } from './fields'
import { findExpectedOutcomes, TEXTS, type Outcome } from './rules'

/** 1 ms if no response ever comes; otherwise the default of the client. */
const timeoutUnder = (fault: FaultName) => (fault === 'hang' ? 1 : undefined)

/** Failures that may be temporary. A query is sent `REQUESTS` times in total. */
const TEMPORARY: readonly Outcome[] = ['network', 'timeout', 'http']
const REQUESTS = 3

function createHost(call: Call, { respond }: FaultVariant) {
  const counts = { requests: 0, processed: 0 }
  const processCall = () => {
    counts.processed += 1
    return Promise.resolve(createResponse(call, call.body))
  }
  async function fetch(_: unknown, init?: RequestInit): Promise<Response> {
    counts.requests += 1
    const signal = init?.signal
    const aborted = new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const response = await Promise.race([respond(processCall), aborted])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return { counts, fetch }
}

const readText = async (value: unknown): Promise<unknown> =>
  value instanceof Object && 'blob' in value && value.blob instanceof Blob ? value.blob.text() : value

const readExpectedContent = (call: Call): Promise<unknown> =>
  call.isFile ? createResponse(call, null).text() : Promise.resolve(z.decode(call.endpoint.response, call.body))

const areEmpty = (values: readonly unknown[], emptyValues: readonly unknown[]) =>
  values.every((value) => emptyValues.includes(value))

const ANY_EMPTY = [null, '', undefined]

interface CallResult {
  readonly outcome: Outcome
  readonly problems: readonly string[]
}

async function checkSuccess(call: Call, fault: FaultName, variant: FaultVariant, value: unknown): Promise<CallResult> {
  const changedContent = findChangedValues(await readExpectedContent(call), await readText(value))
  const field = variant.field?.path.join('.')
  const emptyValues = variant.field?.emptyValues ?? (fault === 'no-dates' ? ANY_EMPTY : [])
  return areEmpty(changedContent, emptyValues)
    ? { outcome: 'read', problems: [] }
    : {
        outcome: 'taken',
        problems: field === undefined ? [] : [`${field} is read as ${JSON.stringify(changedContent)}`],
      }
}

/** The text of a refusal, which a person must see. */
const REFUSAL_TEXTS: Readonly<Partial<Record<FaultName, string>>> = {
  refused: REFUSAL_TEXT,
  'status-error': REFUSAL_OF_ANY_CALL,
}

function checkFailure({ isWrite }: Call, fault: FaultName, { field }: FaultVariant, error: unknown): CallResult {
  if (!(error instanceof ApiError)) return { outcome: 'taken', problems: [`${String(error)} is no ApiError`] }
  const explanation = isWrite ? explainWrite(error) : explain(error)
  const outcome: Exclude<Outcome, 'read' | 'taken'> = explanation === TEXTS.unconfirmed ? 'unconfirmed' : error.kind
  const refusalText = REFUSAL_TEXTS[fault]
  return {
    outcome,
    problems: [
      ...(refusalText !== undefined && error.serverText !== refusalText
        ? [`the text of the host is lost: ${error.serverText}`]
        : []),
      ...(field && error.kind === 'shape' && error.field !== field.path.join('.') && error.field !== 'status'
        ? [`${field.path.join('.')} is reported as ${error.field}`]
        : []),
      ...(explanation.next === TEXTS[outcome].next ? [] : [`says “${explanation.happened}” for ${outcome}`]),
    ],
  }
}

/** How often the host processes a call without a complete response. */
const PROCESSED: Readonly<Partial<Record<FaultName, number>>> = { network: 0, hang: 0, 'lost-answer': 1, 'cut-off': 1 }

/** Returns whether the client must report noise around the JSON; null if it does not matter. */
async function isNoisy(call: Call, fault: FaultName): Promise<boolean | null> {
  if (call.isFile || (fault !== 'notice' && fault !== 'bom')) return null
  return fault === 'notice' || !/^[[{]/.test(await createResponse(call, call.body).text())
}

/** Under a false success, the demo would report a deletion that did not happen. */
const isFalseSuccess = ({ isWrite }: Call, fault: FaultName, { outcome }: CallResult, processed: number): boolean =>
  isWrite && fault in FAULTS && (outcome === 'read' || outcome === 'taken') && processed === 0

async function send(call: Call, fault: FaultName, variant: FaultVariant): Promise<CallResult> {
  const { counts, fetch } = createHost(call, variant)
  const noisyCalls: CallName[] = []
  const onNoise = (name: CallName) => noisyCalls.push(name)
  const client = createClient({ base: 'http://host.test/', fetch, timeout: timeoutUnder(fault), onNoise })
  const sendCall = client[call.name] as (input: unknown, options?: CallOptions) => Promise<unknown> // With its own example.
  const result = await sendCall(call.input).then(
    (value) => checkSuccess(call, fault, variant, value),
    (error: unknown) => checkFailure(call, fault, variant, error),
  )
  const expectedCount = PROCESSED[fault] ?? counts.processed
  const isNoiseExpected = (await isNoisy(call, fault)) ?? noisyCalls.length > 0
  return {
    outcome: result.outcome,
    problems: [
      ...result.problems,
      ...(noisyCalls.length > 0 === isNoiseExpected
        ? []
        : [isNoiseExpected ? 'does not report noise' : 'reports noise']),
      ...(counts.requests === 1 ? [] : [`sent ${counts.requests} times`]),
      ...(counts.processed === expectedCount ? [] : [`processed by the host ${counts.processed} times`]),
      ...(isFalseSuccess(call, fault, result, counts.processed)
        ? ['is a success that the host has not processed']
        : []),
    ],
  }
}

/** Sends a reading call through its query. */
async function fetchQuery(call: Call, fault: FaultName, variant: FaultVariant): Promise<CallResult> {
  const { counts, fetch } = createHost(call, variant)
  const client = createClient({ base: 'http://host.test/', fetch, timeout: timeoutUnder(fault) })
  // A call that changes nothing has a query; TypeScript cannot match its input in the union.
  const query = callQuery(client, call.name as ReadingCall, call.input as never)
  const result = await createQueries()
    .fetchQuery({ ...query, retryDelay: 0 })
    .then(
      (value) => checkSuccess(call, fault, variant, value),
      (error: unknown) => checkFailure(call, fault, variant, error),
    )
  const requests = TEMPORARY.includes(result.outcome) ? REQUESTS : 1
  return {
    outcome: result.outcome,
    problems: [...result.problems, ...(counts.requests === requests ? [] : [`requested ${counts.requests} times`])],
  }
}

export interface Cell {
  readonly call: CallName
  readonly fault: FaultName
  /** Empty if the call cannot fail in this way. */
  readonly outcomes: readonly Outcome[]
  /** Empty if the cell is correct. */
  readonly problems: readonly string[]
}

const sortUnique = (outcomes: readonly Outcome[]): Outcome[] => [...new Set(outcomes)].sort()

async function computeCell(call: Call, fault: FaultName): Promise<Cell> {
  const variants = ALL_FAULTS[fault].variants(call)
  const senders = call.isWrite ? [send] : [send, fetchQuery]
  const results = await Promise.all(
    variants.flatMap((variant) => senders.map((sendCall) => sendCall(call, fault, variant))),
  )
  const outcomes = sortUnique(results.map(({ outcome }) => outcome))
  const expectedOutcomes = sortUnique(findExpectedOutcomes(call, fault))
  const mismatch =
    outcomes.join() === expectedOutcomes.join()
      ? []
      : [`gives ${outcomes.join(' or ')} and not ${expectedOutcomes.join(' or ')}`]
  const problems = [...new Set([...mismatch, ...results.flatMap((result) => result.problems)])]
  return { call: call.name, fault, outcomes, problems }
}

export const computeRow = (call: Call): Promise<Cell[]> =>
  Promise.all(FAULT_NAMES.map((fault) => computeCell(call, fault)))

export const listProblems = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ call, fault, problems }) =>
    problems.length > 0 ? [`${call} under ${fault}: ${problems.join('; ')}`] : [],
  )
