import { ApiError } from '../client/api-error'
import type { CallOptions } from '../client/client'
import { onlyReads } from '../contract/endpoint'
import type { Calls, ClientOf, NameOf } from '../contract/protocol'
import { describeFailure } from './describe-failure'
import { findMissingFields, findUnreadableDates } from './missing-fields'
import { findRepetition } from './repetition'
import { isRepeatable, isTransient, MAX_REPETITIONS } from './transient-failure'
import { findUnsafeHeaders } from './unsafe-headers'
import { SkippedStep, UncheckedStep } from './finding'
import type { Host } from './host'
import { formatFile } from './format'

/** A call that fails this often, and never works, does not fail by chance. */
const CERTAIN_FAILURES = 3

const NOTICE = 'something printed around the JSON'

export type Send = (input: unknown) => Promise<unknown>

/** A call whose effect is unknown. */
export interface UncertainWrite {
  readonly call: string
  readonly actual: string
  readonly hasResponse: boolean
}

/** State of a run on one host. A contract adds its log-ins and the values that its steps share. */
export class RunContext<C extends Calls, Milestone extends string = string> {
  /** Identifies what this run creates on the host. */
  readonly runId = crypto.randomUUID().slice(0, 8)
  /** Fields missing from responses; no entry for calls without a record so far. */
  readonly missingFields = new Map<string, ReadonlySet<string>>()
  /** Date fields in another format than MySQL's, by call. */
  readonly unreadableDates = new Map<string, ReadonlySet<string>>()
  /** What the headers of downloads lack, by call. */
  readonly unsafeHeaders = new Map<string, ReadonlySet<string>>()
  /** Milliseconds from each request to the last byte of its response. */
  readonly durations = new Map<NameOf<C>, number[]>()
  /** Number of calls, without repetitions. */
  callCount = 0
  /** Number of failures after which a call responded when repeated. */
  readonly recoveries = new Map<NameOf<C>, number>()
  /** Number of failures of calls that may not be repeated. */
  readonly failedWrites = new Map<NameOf<C>, number>()
  /** True, or why the milestone was not reached. */
  readonly milestones = new Map<Milestone, true | SkippedStep>()

  /** Calls that have returned what the run had written. */
  readonly reliableCalls = new Set<string>()
  /** Calls with a finding that breaks a screen. */
  readonly faultyCalls = new Set<string>()

  /** Calls that have succeeded. */
  #workingCalls = new Set<string>()
  /** Calls that failed, also when repeated. */
  #deadCalls = new Set<string>()
  /** A call of the current step that failed and may not be repeated. */
  #uncertainWrite: UncertainWrite | undefined
  #noises: { call: NameOf<C>; actual: string }[] = []
  /** Calls of the current step, in order, with whether they succeeded. */
  #calls: { call: NameOf<C>; isDone: boolean }[] = []
  #lastHeaders = new Headers()
  #lastBody = ''

  constructor(readonly host: Host<C>) {}

  formatFile(call: string): string {
    const endpoint = this.host.protocol.calls[call]
    return endpoint ? formatFile(endpoint) : call
  }

  findMilestoneSkip(milestone: Milestone): SkippedStep | null {
    const result = this.milestones.get(milestone)
    return result === true ? null : (result ?? new SkippedStep(`it needs ${milestone}`))
  }

  startStep(): void {
    this.#calls = []
    this.#noises = []
    this.#uncertainWrite = undefined
  }

  get uncertainWrite(): UncertainWrite | undefined {
    return this.#uncertainWrite
  }

  /** Returns whether a failure is one that the host has now and then, so that it proves nothing. */
  isOccasional({ call }: UncertainWrite): boolean {
    const isDead = !this.#workingCalls.has(call) && (this.failedWrites.get(call) ?? 0) >= CERTAIN_FAILURES
    return this.recoveries.size > 0 && !isDead
  }

  /** The call that read the last value of the current step. */
  get lastCall(): NameOf<C> | undefined {
    return this.#calls.at(-1)?.call
  }

  /** Blames the last call if its response lacks a field, else the call that wrote the value, or the last one. */
  findCulprits(writtenBy: NameOf<C>, ...fields: readonly string[]): { faultyCall?: string; suspects?: string[] } {
    const { lastCall } = this
    if (lastCall === undefined) return {}
    const isComplete = fields.every((field) => this.#lastBody.includes(`"${field}"`))
    return isComplete ? { suspects: [writtenBy, lastCall] } : { faultyCall: lastCall }
  }

  hasSucceeded(call: string): boolean {
    return this.#calls.some((sentCall) => sentCall.call === call && sentCall.isDone)
  }

  /** Reads an effect. Rejects with `UncheckedStep` if the reading calls fail, or are faulty and show no effect. */
  async observeEffect(read: () => Promise<boolean | null>): Promise<boolean | null> {
    const callCount = this.#calls.length
    const isVisible = await read().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      throw new UncheckedStep(`${this.formatFile(error.call)} responded with ${describeFailure(error)}`)
    })
    const faultyCall = this.#calls.slice(callCount).find(({ call }) => this.faultyCalls.has(call))
    if (isVisible !== true && faultyCall)
      throw new UncheckedStep(`${this.formatFile(faultyCall.call)} has a fault of its own`)
    return isVisible
  }

  /** Returns the first call of the step that printed more than its response, except debug lines of the contract. */
  findNoise(): { call: NameOf<C>; actual: string } | undefined {
    return this.#noises.find(
      ({ call, actual }) => actual !== NOTICE || this.host.protocol.calls[call]?.debugOutput === '',
    )
  }

  get lastBody(): string {
    return this.#lastBody
  }

  /** Opens a browser whose calls are observed. */
  protected openBrowser(): ClientOf<C, CallOptions> {
    const { client } = this.host.connect({
      onNoise: (call) => this.#noises.push({ call, actual: findRepetition(this.#lastBody) ?? NOTICE }),
      onResponse: ({ headers, body }) => {
        this.#lastHeaders = headers
        this.#lastBody = body
      },
    })
    const calls = Object.entries(client) as [NameOf<C>, Send][] // The keys are the call names.
    return Object.fromEntries(
      calls.map(([call, send]) => [call, (input: unknown) => this.#sendObserved(call, input, send)]),
    ) as unknown as ClientOf<C, CallOptions> // Keeps input and output of each call.
  }

  /** Sends a call. A contract may record what it creates. */
  protected send(_call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    return send(input)
  }

  async #sendObserved(call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    const sentCall = { call, isDone: false }
    this.#calls.push(sentCall)
    const output = await this.#sendPatiently(call, input, send)
    sentCall.isDone = true
    this.#workingCalls.add(call)
    // Null means an unknown id, which a modern host refuses; a refusal has other fields.
    if (output !== null) this.#recordDeviations(call)
    return output
  }

  /** Repeats a call that only reads after a transient failure. */
  async #sendPatiently(call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    const endpoint = this.host.protocol.calls[call]
    const mayRepeat = endpoint !== undefined && isRepeatable(endpoint) && !this.#deadCalls.has(call)
    this.callCount += 1
    for (let repetitions = 0; ; repetitions += 1) {
      const [result] = await Promise.allSettled([this.#sendTimed(call, input, send)])
      const failure = result.status === 'rejected' && isTransient(result.reason) ? result.reason : null
      if (failure === null) {
        if (repetitions > 0) increment(this.recoveries, call)
        if (result.status === 'rejected') throw result.reason
        return result.value
      }
      if (!mayRepeat) this.#recordFailedWrite(call, failure)
      else if (repetitions === MAX_REPETITIONS) this.#deadCalls.add(call)
      else continue
      throw failure
    }
  }

  #recordFailedWrite(call: NameOf<C>, failure: ApiError): void {
    const endpoint = this.host.protocol.calls[call]
    if (endpoint === undefined || isRepeatable(endpoint)) return
    increment(this.failedWrites, call)
    this.#uncertainWrite ??= { call, actual: describeFailure(failure), hasResponse: failure.kind === 'http' }
  }

  async #sendTimed(call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    const startedAt = performance.now()
    return this.send(call, input, send).finally(() =>
      this.durations.set(call, [...(this.durations.get(call) ?? []), performance.now() - startedAt]),
    )
  }

  #recordDeviations(call: NameOf<C>): void {
    const endpoint = this.host.protocol.calls[call]
    if (!endpoint || !onlyReads(endpoint)) return
    if (endpoint.responseType === 'blob') return this.#recordDownload(call)
    const missing = findMissingFields(endpoint, this.#lastBody)
    addAll(this.unreadableDates, call, findUnreadableDates(endpoint, this.#lastBody))
    if (missing) addAll(this.missingFields, call, missing)
  }

  #recordDownload(call: NameOf<C>): void {
    addAll(this.unsafeHeaders, call, findUnsafeHeaders(this.#lastHeaders))
    const repetition = findRepetition(this.#lastBody)
    if (repetition !== null) this.#noises.push({ call, actual: repetition })
  }
}

const increment = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

function addAll(sets: Map<string, ReadonlySet<string>>, key: string, items: readonly string[]): void {
  sets.set(key, new Set([...(sets.get(key) ?? []), ...items]))
}
