import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { escapeHtml } from '@/domain/texts/email-body'
import { createStore } from '@/lib/create-store'
import { readJson } from '@/lib/read-json'
import { printedText } from './dialect'
import { LONGEST_BODY, readReply, readSent, type Reply, type Sent, type SentValue } from './exchange'
import type { FaultKind } from './faults'
import type { RefusalRule } from './refusal'

/** One call to the host. Passwords are replaced by `HIDDEN` wherever they stand. */
export interface LoggedCall {
  /** Counts from 1. */
  readonly number: number
  readonly call: CallName
  /** By the host's clock, in milliseconds since 1970. */
  readonly at: number
  readonly sent: Sent
  /** Null while the call is under way, and for ever if no answer comes. */
  readonly reply: LoggedReply | null
  /** The failure that was asked for, if it affected this call. */
  readonly fault: FaultKind | null
}

export interface LoggedReply extends Reply {
  /** Milliseconds, with the delay of the host. */
  readonly took: number
  /** What refused, as far as the mock says it. */
  readonly rule: RefusalRule | null
}

/** In place of a password. */
export const HIDDEN = '•••'

/** How many calls are remembered. */
const MOST_CALLS = 1000

const isSecret = (name: string): boolean => /password/i.test(name)

/** A call that is under way. */
export interface LogEntry {
  readonly struckBy: (fault: FaultKind) => void
  readonly refusedBy: (rule: RefusalRule) => void
  /** Notes the reply, which it reads from a copy. */
  readonly answered: (response: Response) => void
}

/** The calls that a host has answered in this page, the newest last. */
export class CallLog {
  readonly #calls = createStore<readonly LoggedCall[]>([])
  #count = 0
  /** Every password that was sent: it is hidden also where it stands in other texts, such as an e-mail. */
  #secrets = new Set<string>()
  /** The calls as they are listed: a reply is long, and a list is asked for often. */
  #listed = new WeakMap<LoggedCall, LoggedCall>()

  list(): readonly LoggedCall[] {
    return this.#calls.snapshot().map((logged) => {
      const listed = this.#listed.get(logged) ?? this.#withoutSecrets(logged)
      this.#listed.set(logged, listed)
      return listed
    })
  }

  /** The names alone. */
  names(): CallName[] {
    return this.#calls.snapshot().map(({ call }) => call)
  }

  clear(): void {
    this.#calls.set([])
  }

  /** Calls the listener after each change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    return this.#calls.subscribe(listener)
  }

  /** Notes a call. What it carries is read from a copy of the request. */
  begin(call: CallName, request: Request, at: Date): LogEntry {
    const endpoint: Endpoint = contract[call]
    const number = ++this.#count
    const began = performance.now()
    let rule: RefusalRule | null = null
    let isChanged = false
    const logged = { number, call, at: at.getTime(), sent: [], reply: null, fault: null }
    this.#calls.set([...this.#calls.snapshot(), logged].slice(-MOST_CALLS))
    void readSent(endpoint, request.clone()).then(
      (sent) => this.#note(number, { sent: this.#hide(sent) }),
      // A body that cannot be read is the subject of the reply.
      () => {},
    )
    return {
      struckBy: (fault) => {
        isChanged = true
        this.#note(number, { fault })
      },
      refusedBy: (refusing) => (rule = refusing),
      answered: (response) => {
        const took = Math.round(performance.now() - began)
        const text = printedText(response, LONGEST_BODY)
        const copy = text === undefined ? response.clone() : response
        void readReply(endpoint, copy, { isChanged, text }).then((reply) =>
          this.#note(number, { reply: { took, rule, ...reply } }),
        )
      },
    }
  }

  #note(number: number, changes: Partial<LoggedCall>): void {
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

  /** Remembers passwords as they are, and as they stand in HTML and in JSON. */
  #remember(fields: readonly (readonly [string, unknown])[]): void {
    for (const [name, value] of fields) {
      if (typeof value !== 'string' || value === '' || !isSecret(name)) continue
      const written = [value, escapeHtml(value), JSON.stringify(value).slice(1, -1)]
      written.forEach((secret) => this.#secrets.add(secret))
      this.#listed = new WeakMap()
    }
  }

  #withoutSecrets(logged: LoggedCall): LoggedCall {
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
