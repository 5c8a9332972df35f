import type { Endpoint } from '../contract/endpoint'
import { escapeHtml } from '@/lib/escape-html'
import { createStore } from '@/lib/create-store'
import { readJson } from '@/lib/read-json'
import { printedText } from './dialect'
import { LONGEST_BODY, readReply, readSent, type Reply, type Sent, type SentValue } from './exchange'
import type { FaultKind } from './faults'

/** One call to the host. `HIDDEN` replaces every password. */
export interface LoggedCall<Call extends string> {
  /** Counts from 1. */
  readonly number: number
  readonly call: Call
  /** Host time in milliseconds since 1970. */
  readonly at: number
  readonly sent: Sent
  /** Null while the call is in flight, and forever if no response comes. */
  readonly reply: LoggedReply | null
  readonly fault: FaultKind | null
}

interface LoggedReply extends Reply {
  /** Milliseconds, including the delay of the host. */
  readonly took: number
  readonly rule: string | null
}

export const HIDDEN = '•••'

const MOST_CALLS = 1000

const isSecret = (name: string): boolean => /password/i.test(name)

export interface LogEntry {
  readonly struckBy: (fault: FaultKind) => void
  readonly refusedBy: (rule: string) => void
  readonly complete: (response: Response) => void
}

/** The calls of this page, newest last. */
export class CallLog<Call extends string> {
  readonly #calls = createStore<readonly LoggedCall<Call>[]>([])
  #count = 0
  /** Every password sent. Masked in other texts too, such as e-mails. */
  #secrets = new Set<string>()
  /** Caches the masked calls: replies are long, and `list` is called often. */
  #listed = new WeakMap<LoggedCall<Call>, LoggedCall<Call>>()

  list(): readonly LoggedCall<Call>[] {
    return this.#calls.snapshot().map((logged) => {
      const listed = this.#listed.get(logged) ?? this.#withoutSecrets(logged)
      this.#listed.set(logged, listed)
      return listed
    })
  }

  names(): Call[] {
    return this.#calls.snapshot().map(({ call }) => call)
  }

  clear(): void {
    this.#calls.set([])
  }

  subscribe(listener: () => void): () => void {
    return this.#calls.subscribe(listener)
  }

  begin(call: Call, endpoint: Endpoint, request: Request, at: Date): LogEntry {
    const number = ++this.#count
    const began = performance.now()
    let rule: string | null = null
    let isChanged = false
    const logged: LoggedCall<Call> = { number, call, at: at.getTime(), sent: [], reply: null, fault: null }
    this.#calls.set([...this.#calls.snapshot(), logged].slice(-MOST_CALLS))
    void readSent(endpoint, request.clone()).then(
      (sent) => this.#note(number, { sent: this.#hide(sent) }),
      // The reply reports an unreadable body.
      () => {},
    )
    return {
      struckBy: (fault) => {
        isChanged = true
        this.#note(number, { fault })
      },
      refusedBy: (refusing) => (rule = refusing),
      complete: (response) => {
        const took = Math.round(performance.now() - began)
        const text = printedText(response, LONGEST_BODY)
        const copy = text === undefined ? response.clone() : response
        void readReply(endpoint, copy, { isChanged, text }).then((reply) =>
          this.#note(number, { reply: { took, rule, ...reply } }),
        )
      },
    }
  }

  #note(number: number, changes: Partial<LoggedCall<Call>>): void {
    const calls = this.#calls.snapshot()
    this.#calls.set(calls.map((logged) => (logged.number === number ? { ...logged, ...changes } : logged)))
  }

  #hide(sent: Sent): Sent {
    return sent.map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (name === '') this.#remember(Object.entries(Object(readJson(value))))
      else this.#remember([[name, value]])
      return [name, isSecret(name) ? HIDDEN : value]
    })
  }

  /** Collects passwords as sent and as escaped for HTML and JSON. */
  #remember(fields: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of fields) {
      if (typeof value !== 'string' || value === '' || !isSecret(name)) continue
      const written = [value, escapeHtml(value), JSON.stringify(value).slice(1, -1)]
      written.forEach((secret) => this.#secrets.add(secret))
      this.#listed = new WeakMap()
    }
  }

  #withoutSecrets(logged: LoggedCall<Call>): LoggedCall<Call> {
    const clean = (value: SentValue) => (typeof value === 'string' ? this.#clean(value) : value)
    return {
      ...logged,
      sent: logged.sent.map(([name, value]) => [name, clean(value)]),
      reply: logged.reply && { ...logged.reply, body: clean(logged.reply.body) },
    }
  }

  #clean(text: string): string {
    const withoutFields = text.replace(/("\w*password\w*"\s*:\s*")(?:[^"\\]|\\.)*"/gi, `$1${HIDDEN}"`)
    return [...this.#secrets].reduce((cleaned, secret) => cleaned.replaceAll(secret, HIDDEN), withoutFields)
  }
}
