import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { readBody } from '@/contract/php'
import { escapeHtml } from '@/domain/email-body'
import { z } from '@/domain/zod'
import { readJson } from '@/lib/read-json'
import type { FaultKind } from './faults'
import type { RefusalRule } from './refusal'

/** What a field of a request held: a text, or what is known of a file. */
export type SentValue = string | { readonly file: string; readonly bytes: number }

/** Whether a reply fits the contract, or in which fields it does not. */
export type ContractVerdict =
  | { readonly kept: true; readonly noise: boolean }
  | { readonly kept: false; readonly why: string }

/** One call to the host. Passwords are replaced by `HIDDEN` wherever they stand. */
export interface LoggedCall {
  /** Counts from 1. */
  readonly number: number
  readonly call: CallName
  /** By the host's clock, in milliseconds since 1970. */
  readonly at: number
  /** The fields in their order; of a JSON body its text under the name `''`. */
  readonly sent: readonly (readonly [name: string, value: SentValue])[]
  /** Null while the call is under way, and for ever if no answer comes. */
  readonly reply: LoggedReply | null
  /** The failure that was asked for, if it affected this call. */
  readonly fault: FaultKind | null
}

export interface LoggedReply {
  /** Milliseconds, with the delay of the host. */
  readonly took: number
  /** 0 if the connection was lost. */
  readonly status: number
  /** The text, or what is known of a file. */
  readonly body: SentValue
  /** The host's words for a refusal. */
  readonly refusal: string | null
  /** What refused, as far as the mock says it. */
  readonly rule: RefusalRule | null
  readonly contract: ContractVerdict
}

/** In place of a password. */
export const HIDDEN = '•••'

/** How many calls are remembered. */
const MOST_CALLS = 1000

/** Characters of a reply that are remembered. */
const LONGEST_BODY = 20_000

const isSecret = (name: string): boolean => /password/i.test(name)

const fileValue = ({ name, size }: { name: string; size: number }): SentValue => ({ file: name, bytes: size })

/** What a request carries, in the encoding that the call has. */
async function readSent({ sends }: Endpoint, request: Request): Promise<LoggedCall['sent']> {
  if (sends === 'query') return [...new URL(request.url).searchParams]
  if (sends === 'form') return [...new URLSearchParams(await request.text())]
  if (sends === 'json') return [['', await request.text()]]
  if (sends === 'nothing') return []
  return [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : fileValue(value),
  ])
}

const KEPT: ContractVerdict = { kept: true, noise: false }
const broken = (why: string): ContractVerdict => ({ kept: false, why })

/** Whether a reply that a fault has changed still fits: where it does not, the portal shows a failure. */
function verdictOn({ replies, marker, response }: Endpoint, text: string): ContractVerdict {
  if (text === '') return broken('The reply is empty.')
  const body = readBody(text)
  if ('text' in body) return broken('The reply is no JSON.')
  const outcome = marker.read(body.json)
  if (outcome !== 'unsaid' && !outcome.ok) return { kept: true, noise: body.noise }
  if (replies === 'blob') return broken('The reply is no file.')
  if (outcome === 'unsaid') return broken('The reply says neither success nor refusal.')
  const decoded = z.safeDecode(response, body.json)
  if (decoded.success) return { kept: true, noise: body.noise }
  const fields = decoded.error.issues.map(({ path }) => path.join('.') || 'the whole')
  return broken(`These fields do not fit: ${[...new Set(fields)].join(', ')}.`)
}

const isFile = ({ headers }: Response): boolean =>
  !/^(text\/html|application\/json)/.test(headers.get('Content-Type') ?? '')

/** The host's words, if the reply is a refusal. Long replies are none. */
function refusalIn({ marker }: Endpoint, text: string): string | null {
  if (text.length > LONGEST_BODY) return null
  const body = readBody(text)
  const outcome = marker.read('json' in body ? body.json : body.text)
  return outcome !== 'unsaid' && !outcome.ok ? outcome.text : null
}

/** @param isChanged whether a fault has changed the reply: the mock's own is encoded with the contract, and fits */
async function readReply(
  endpoint: Endpoint,
  response: Response,
  isChanged: boolean,
): Promise<Omit<LoggedReply, 'took' | 'rule'>> {
  const { status } = response
  if (response.type === 'error')
    return { status, body: '', refusal: null, contract: broken('The connection was lost.') }
  if (isFile(response)) {
    const { size } = await response.blob()
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return { status, body: fileValue({ name, size }), refusal: null, contract: KEPT }
  }
  const text = await response.text()
  return {
    status,
    body: text.slice(0, LONGEST_BODY),
    refusal: refusalIn(endpoint, text),
    contract: isChanged ? verdictOn(endpoint, text) : KEPT,
  }
}

/** A call that is under way. */
export interface LogEntry {
  readonly struckBy: (fault: FaultKind) => void
  readonly refusedBy: (rule: RefusalRule) => void
  /** Notes the reply, which it reads from a copy. */
  readonly answered: (response: Response) => void
}

/** The calls that a host has answered in this page, the newest last. */
export class CallLog {
  #calls: LoggedCall[] = []
  #listeners = new Set<() => void>()
  #count = 0
  /** Every password that was sent: it is hidden also where it stands in other texts, such as an e-mail. */
  #secrets = new Set<string>()
  /** The calls as they are listed: a reply is long, and a list is asked for often. */
  #listed = new WeakMap<LoggedCall, LoggedCall>()

  list(): readonly LoggedCall[] {
    return this.#calls.map((logged) => {
      const listed = this.#listed.get(logged) ?? this.#withoutSecrets(logged)
      this.#listed.set(logged, listed)
      return listed
    })
  }

  /** The names alone. */
  names(): CallName[] {
    return this.#calls.map(({ call }) => call)
  }

  clear(): void {
    this.#calls = []
    this.#tell()
  }

  /** Calls the listener after each change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Notes a call. What it carries is read from a copy of the request. */
  begin(call: CallName, request: Request, at: Date): LogEntry {
    const endpoint: Endpoint = contract[call]
    const number = ++this.#count
    const began = performance.now()
    let rule: RefusalRule | null = null
    let isChanged = false
    this.#calls = [...this.#calls, { number, call, at: at.getTime(), sent: [], reply: null, fault: null }].slice(
      -MOST_CALLS,
    )
    void readSent(endpoint, request.clone()).then(
      (sent) => this.#note(number, { sent: this.#hide(sent) }),
      // A body that cannot be read is the subject of the reply.
      () => {},
    )
    this.#tell()
    return {
      struckBy: (fault) => {
        isChanged = true
        this.#note(number, { fault })
      },
      refusedBy: (refusing) => (rule = refusing),
      answered: (response) => {
        const took = Math.round(performance.now() - began)
        void readReply(endpoint, response.clone(), isChanged).then((reply) =>
          this.#note(number, { reply: { took, rule, ...reply } }),
        )
      },
    }
  }

  #note(number: number, changes: Partial<LoggedCall>): void {
    this.#calls = this.#calls.map((logged) => (logged.number === number ? { ...logged, ...changes } : logged))
    this.#tell()
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener())
  }

  #hide(sent: LoggedCall['sent']): LoggedCall['sent'] {
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
