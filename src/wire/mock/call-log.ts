import type { Protocol } from '../contract/protocol'
import { escapeHtml } from '@/lib/escape-html'
import { createStore } from '@/lib/create-store'
import { readJson } from '@/lib/read-json'
import { getPrintedText } from './dialect'
import {
  MAX_BODY_LENGTH,
  readResponse,
  readRequest,
  type ReceivedResponse,
  type SentFields,
  type SentValue,
} from './exchange'
import type { FaultKind } from './faults'

/** One call to the host. `HIDDEN` replaces every password. */
export interface LoggedCall<Call extends string> {
  /** Counts from 1. */
  readonly number: number
  readonly call: Call
  /** Host time in milliseconds since 1970. */
  readonly at: number
  readonly sent: SentFields
  /** Null while the call is in flight, and forever if no response comes. */
  readonly response: LoggedResponse | null
  readonly fault: FaultKind | null
  readonly source: Source
}

/** Who responds: the mock, a recording of a real host, or a real host. */
type Source = 'mock' | 'recording' | 'host'

interface LoggedResponse extends ReceivedResponse {
  /** Milliseconds, including the delay of the host. */
  readonly duration: number
  readonly rule: string | null
}

export const HIDDEN = '•••'

const MAX_CALLS = 1000

const isSecret = (name: string): boolean => /password/i.test(name)

export interface LogEntry {
  readonly recordFault: (fault: FaultKind) => void
  readonly recordRule: (rule: string) => void
  /** Without it, the mock responds. */
  readonly recordSource: (source: Source) => void
  readonly complete: (response: Response) => void
}

/** The calls of this page, newest last. */
export class CallLog<Call extends string> {
  readonly #calls = createStore<readonly LoggedCall<Call>[]>([])
  #count = 0
  /** Every password sent. Masked in other texts too, such as e-mails. */
  #secrets = new Set<string>()
  /** Caches the masked calls: responses are long, and `list` is called often. */
  #maskedCalls = new WeakMap<LoggedCall<Call>, LoggedCall<Call>>()

  list(): readonly LoggedCall<Call>[] {
    return this.#calls.snapshot().map((logged) => {
      const maskedCall = this.#maskedCalls.get(logged) ?? this.#maskCall(logged)
      this.#maskedCalls.set(logged, maskedCall)
      return maskedCall
    })
  }

  names(): Call[] {
    return this.#calls.snapshot().map(({ call }) => call)
  }

  constructor(private readonly protocol: Protocol) {}

  clear(): void {
    this.#calls.set([])
  }

  subscribe(listener: () => void): () => void {
    return this.#calls.subscribe(listener)
  }

  begin(call: Call, request: Request, at: Date): LogEntry {
    const { protocol } = this
    const endpoint = protocol.calls[call]
    if (!endpoint) throw new Error(`${call} is no call of the contract`)
    const number = ++this.#count
    const startedAt = performance.now()
    let rule: string | null = null
    let isChanged = false
    const logged: LoggedCall<Call> = {
      number,
      call,
      at: at.getTime(),
      sent: [],
      response: null,
      fault: null,
      source: 'mock',
    }
    this.#calls.set([...this.#calls.snapshot(), logged].slice(-MAX_CALLS))
    void readRequest(endpoint, request.clone()).then(
      (sent) => this.#recordChanges(number, { sent: this.#maskFields(sent) }),
      // The response reports an unreadable body.
      () => {},
    )
    return {
      recordFault: (fault) => {
        isChanged = true
        this.#recordChanges(number, { fault })
      },
      recordRule: (refusingRule) => (rule = refusingRule),
      recordSource: (source) => {
        isChanged = true
        this.#recordChanges(number, { source })
      },
      complete: (response) => {
        const duration = Math.round(performance.now() - startedAt)
        const text = getPrintedText(response, MAX_BODY_LENGTH)
        const copy = text === undefined ? response.clone() : response
        void readResponse({ call, endpoint, protocol }, copy, { isChanged, text }).then((received) =>
          this.#recordChanges(number, { response: { duration, rule, ...received } }),
        )
      },
    }
  }

  #recordChanges(number: number, changes: Partial<LoggedCall<Call>>): void {
    const calls = this.#calls.snapshot()
    this.#calls.set(calls.map((logged) => (logged.number === number ? { ...logged, ...changes } : logged)))
  }

  #maskFields(sent: SentFields): SentFields {
    return sent.map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (name === '') this.#collectSecrets(Object.entries(Object(readJson(value))))
      else this.#collectSecrets([[name, value]])
      return [name, isSecret(name) ? HIDDEN : value]
    })
  }

  /** Collects passwords as sent and as escaped for HTML and JSON. */
  #collectSecrets(fields: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of fields) {
      if (typeof value !== 'string' || value === '' || !isSecret(name)) continue
      const spellings = [value, escapeHtml(value), JSON.stringify(value).slice(1, -1)]
      spellings.forEach((secret) => this.#secrets.add(secret))
      this.#maskedCalls = new WeakMap()
    }
  }

  #maskCall(logged: LoggedCall<Call>): LoggedCall<Call> {
    const mask = (value: SentValue) => (typeof value === 'string' ? this.#maskText(value) : value)
    return {
      ...logged,
      sent: logged.sent.map(([name, value]) => [name, mask(value)]),
      response: logged.response && { ...logged.response, body: mask(logged.response.body) },
    }
  }

  #maskText(text: string): string {
    const withoutPasswordFields = text.replace(/("\w*password\w*"\s*:\s*")(?:[^"\\]|\\.)*"/gi, `$1${HIDDEN}"`)
    return [...this.#secrets].reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), withoutPasswordFields)
  }
}
