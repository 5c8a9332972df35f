import { ApiError } from '../client/api-error'
import type { CallOptions } from '../client/client'
import { onlyReads } from '../contract/endpoint'
import type { Calls, ClientOf, NameOf } from '../contract/protocol'
import { describeFailure } from './failure-words'
import { absentFields } from './fields'
import { NotTried, Unchecked } from './finding'
import type { Host } from './host'
import { fileOf } from './words'

export type Send = (input: unknown) => Promise<unknown>

/** State of a run on one host. A contract adds its log-ins and what its steps pass on. */
export class RunContext<C extends Calls, Milestone extends string = string> {
  /** Identifies what this run creates on the host. */
  readonly mark = crypto.randomUUID().slice(0, 8)
  /** Fields missing from replies; no entry for calls without a record so far. */
  readonly absent = new Map<string, ReadonlySet<string>>()
  /** Milliseconds from each request to the last byte of its response. */
  readonly times = new Map<NameOf<C>, number[]>()
  /** True, or why the milestone was not reached. */
  readonly milestones = new Map<Milestone, true | NotTried>()

  /** Calls that have returned what the run had written. */
  readonly reliable = new Set<string>()
  /** Calls with a finding that breaks a screen. */
  readonly broken = new Set<string>()

  #noisy: string[] = []
  /** Calls of the current step, in order, with whether they succeeded. */
  #calls: { call: NameOf<C>; isDone: boolean }[] = []
  #reply = ''

  constructor(readonly host: Host<C>) {}

  fileOf(call: string): string {
    const endpoint = this.host.protocol.calls[call]
    return endpoint ? fileOf(endpoint) : call
  }

  whyNot(milestone: Milestone): NotTried | null {
    const reached = this.milestones.get(milestone)
    return reached === true ? null : (reached ?? new NotTried(`it needs ${milestone}`))
  }

  startStep(): void {
    this.#calls = []
    this.#noisy = []
  }

  /** The call that read the last value of the current step. */
  get lastCall(): NameOf<C> | undefined {
    return this.#calls.at(-1)?.call
  }

  hasDone(call: string): boolean {
    return this.#calls.some((made) => made.call === call && made.isDone)
  }

  /** Reads an effect. Rejects with `Unchecked` if the calls that show it fail, or miss it and have faults. */
  async observed(read: () => Promise<boolean | null>): Promise<boolean | null> {
    const before = this.#calls.length
    const found = await read().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      throw new Unchecked(`${this.fileOf(error.call)} answered with ${describeFailure(error)}`)
    })
    const faulty = this.#calls.slice(before).find(({ call }) => this.broken.has(call))
    if (found !== true && faulty) throw new Unchecked(`${this.fileOf(faulty.call)} has a fault of its own`)
    return found
  }

  /** Returns and clears the calls that printed something before their JSON, except those that always do. */
  takeNoise(): string[] {
    return this.#noisy.splice(0).filter((call) => this.host.protocol.calls[call]?.printsFirst === '')
  }

  get reply(): string {
    return this.#reply
  }

  /** Opens a browser whose calls are observed. */
  protected open(): ClientOf<C, CallOptions> {
    const { client } = this.host.connect({
      onNoise: (call) => this.#noisy.push(call),
      onReply: (written) => (this.#reply = written),
    })
    const calls = Object.entries(client) as [NameOf<C>, Send][] // The keys are the call names.
    return Object.fromEntries(
      calls.map(([call, send]) => [call, (input: unknown) => this.#observe(call, input, send)]),
    ) as unknown as ClientOf<C, CallOptions> // Keeps input and output of each call.
  }

  /** Sends a call. A contract may record what it creates. */
  protected send(_call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    return send(input)
  }

  async #observe(call: NameOf<C>, input: unknown, send: Send): Promise<unknown> {
    const made = { call, isDone: false }
    this.#calls.push(made)
    const started = performance.now()
    const output = await this.send(call, input, send).finally(() =>
      this.times.set(call, [...(this.times.get(call) ?? []), performance.now() - started]),
    )
    made.isDone = true
    // Null means an unknown id, which a modern host refuses; a refusal has other fields.
    if (output !== null) this.#noteFields(call)
    return output
  }

  #noteFields(call: NameOf<C>): void {
    const endpoint = this.host.protocol.calls[call]
    if (!endpoint || !onlyReads(endpoint) || endpoint.replies === 'blob') return
    const absent = absentFields(endpoint, this.#reply)
    if (absent) this.absent.set(call, new Set([...(this.absent.get(call) ?? []), ...absent]))
  }
}
