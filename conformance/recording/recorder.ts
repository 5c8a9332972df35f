import { contract, type CallName } from '@/contract'
import type { CouncilEndpoint } from '@/contract/endpoint'
import { ROLES, type Caller } from '@/domain/people/roles'
import { detectFormat } from '@/lib/document-format'
import { z } from '@/lib/zod'
import { parseBody } from '@/wire/contract/read-body'
import { HIDDEN } from '@/wire/mock/call-log'
import { listFields, readRequest, type SentValue } from '@/wire/mock/exchange'
import { findCall } from '@/wire/mock/find-call'
import type { RecordedCall, Recording } from '@/wire/mock/recording'
import { Placeholders } from './placeholders'
import { findFieldPlaces, findPlaces, replaceAt, rewriteBody } from './rewrite-body'
import { isPassword } from './text-columns'

type Exchange = RecordedCall<CallName>

/** The headers that the portal reads, or that decide what a browser does with a file. Never a cookie. */
const RECORDED_HEADERS = ['Content-Type', 'Content-Disposition', 'WWW-Authenticate', 'X-Content-Type-Options']

const pickHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(RECORDED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))

/** Keeps a byte order mark, which `Response.text` drops. */
const decodeText = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Returns the text of a body; of a document only its size, because its content is personal. */
async function readBody({ responseType }: CouncilEndpoint, response: Response): Promise<SentValue> {
  const blob = await response.clone().blob()
  const format = responseType === 'blob' ? await detectFormat(blob) : null
  if (format !== null && format !== 'html') return { file: format, bytes: blob.size }
  return decodeText(await blob.arrayBuffer())
}

/** Returns who is signed in after a call. */
function findSender(previous: Caller, { call, body }: Exchange): Caller {
  if (call === 'logOut') return 'visitor'
  const parsed = call === 'logIn' && typeof body === 'string' ? parseBody(body) : null
  const decoded = parsed && 'json' in parsed ? z.safeParse(contract.logIn.response, parsed.json) : null
  return ROLES.find((role) => role === Object(decoded?.data).role) ?? previous
}

/** Records the calls to a host. */
export class Recorder {
  readonly #exchanges: Exchange[] = []

  /** Returns the `fetch` of one browser, whose calls are recorded. */
  readonly watch = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
    let sender: Caller = 'visitor'
    return async (input, init) => {
      const request = new Request(input, init)
      const call = findCall(contract, request)
      if (call === undefined) return fetch(input, init)
      const endpoint: CouncilEndpoint = contract[call]
      const started = { call, sender, sent: await readRequest(endpoint, request) }
      const response = await fetch(input, init).catch((error: unknown) => {
        this.#exchanges.push({ ...started, status: 0, headers: {}, body: '' })
        throw error
      })
      const body = await readBody(endpoint, response)
      const exchange = { ...started, status: response.status, headers: pickHeaders(response), body }
      this.#exchanges.push(exchange)
      sender = findSender(sender, exchange)
      return response
    }
  }

  /** Returns the calls with placeholders, each response once. */
  createRecording(): Recording<CallName> {
    // The first pass finds the words that no placeholder may be.
    const known = new Placeholders()
    this.#replaceTexts(known)
    const calls = this.#replaceTexts(new Placeholders(known, this.#findPasswords()))
    return { moment: Date.now(), calls: [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()] }
  }

  #replaceTexts(placeholders: Placeholders): Exchange[] {
    return this.#exchanges.map((exchange) => replaceExchange(exchange, placeholders))
  }

  #findPasswords(): Set<string> {
    const fields = this.#exchanges.flatMap(({ sent }) => listFields(sent))
    return new Set(fields.filter(([name]) => isPassword(name)).map(([, value]) => String(value)))
  }
}

function replaceExchange({ sent, headers, body, ...exchange }: Exchange, placeholders: Placeholders): Exchange {
  const { request, response }: CouncilEndpoint = contract[exchange.call]
  return {
    ...exchange,
    sent: sent.map(([name, value]) => [name, replaceSent(name, value, { request, placeholders })]),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name === 'WWW-Authenticate' ? placeholders.replacePrinted(value) : replaceFileName(value, placeholders),
      ]),
    ),
    body: typeof body === 'string' ? rewriteBody(body, { schema: response, placeholders }) : body,
  }
}

function replaceSent(
  name: string,
  value: SentValue,
  { request, placeholders }: { request: z.core.$ZodType; placeholders: Placeholders },
): SentValue {
  if (typeof value !== 'string') return { ...value, file: placeholders.replacePersonal(value.file) }
  if (isPassword(name)) return HIDDEN
  if (name === '') return rewriteBody(value, { schema: request, placeholders, isRequest: true })
  return replaceAt(findFieldPlaces(findPlaces(request), name, false), value, placeholders)
}

/** Replaces the name of a file in a header, in both of its spellings. */
const replaceFileName = (header: string, placeholders: Placeholders): string =>
  header
    .replace(/(filename="?)([^";]+)/i, (_, start: string, name: string) => start + placeholders.replacePersonal(name))
    .replace(
      /(filename\*=UTF-8'')([^;]+)/i,
      (_, start: string, name: string) => start + encodeURIComponent(placeholders.replacePersonal(decodeName(name))),
    )

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
