import type { Endpoint } from '../contract/endpoint'
import { parseBody } from '../contract/read-body'
import { readJson } from '@/lib/read-json'
import { z } from '@/lib/zod'

/** Value of a field: text, or name and size of a file. */
export type SentValue = string | { readonly file: string; readonly bytes: number }

type ContractVerdict =
  | { readonly isKept: true; readonly noise: boolean }
  | { readonly isKept: false; readonly reason: string }

/** Fields of a request in their order. The text of a JSON body has the name `''`. */
export type SentFields = readonly (readonly [name: string, value: SentValue])[]

export interface ReceivedResponse {
  /** 0 if the connection was lost. */
  readonly status: number
  readonly body: SentValue
  readonly refusal: string | null
  readonly contract: ContractVerdict
}

/** Characters of a response to keep. */
export const MAX_BODY_LENGTH = 20_000

const toFileValue = ({ name, size }: { name: string; size: number }): SentValue => ({ file: name, bytes: size })

export async function readRequest({ sends }: Endpoint, request: Request): Promise<SentFields> {
  if (sends === 'query') return [...new URL(request.url).searchParams]
  if (sends === 'form') return [...new URLSearchParams(await request.text())]
  if (sends === 'json') return [['', await request.text()]]
  if (sends === 'nothing') return []
  return [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : toFileValue(value),
  ])
}

/** Returns the fields of a request, with those of a JSON body. */
export const listFields = (sent: SentFields): (readonly [name: string, value: unknown])[] =>
  sent.flatMap(([name, value]): (readonly [string, unknown])[] =>
    name === '' && typeof value === 'string' ? Object.entries(Object(readJson(value))) : [[name, value]],
  )

const KEPT: ContractVerdict = { isKept: true, noise: false }
const toBreach = (reason: string): ContractVerdict => ({ isKept: false, reason })

/** Checks a response that a fault has changed. The app shows a failure if it breaks the contract. */
function checkContract({ responseType, marker, response }: Endpoint, text: string): ContractVerdict {
  if (text === '') return toBreach('The reply is empty.')
  const body = parseBody(text)
  if ('text' in body) return toBreach('The reply is no JSON.')
  const outcome = marker.read(body.json)
  if (outcome !== 'unstated' && !outcome.ok) return { isKept: true, noise: body.noise }
  if (responseType === 'blob') return toBreach('The reply is no file.')
  if (outcome === 'unstated') return toBreach('The reply says neither success nor refusal.')
  const decoded = z.safeDecode(response, body.json)
  if (decoded.success) return { isKept: true, noise: body.noise }
  const fields = decoded.error.issues.map(({ path }) => path.join('.') || 'the whole')
  return toBreach(`These fields do not fit: ${[...new Set(fields)].join(', ')}.`)
}

const isFile = ({ headers }: Response): boolean =>
  !/^(text\/html|application\/json)/.test(headers.get('Content-Type') ?? '')

/** Returns the text if the response is a refusal. Skips long responses, which are never refusals. */
function findRefusal({ marker }: Endpoint, text: string): string | null {
  if (text.length > MAX_BODY_LENGTH) return null
  const body = parseBody(text)
  const outcome = marker.read('json' in body ? body.json : body.text)
  return outcome !== 'unstated' && !outcome.ok ? outcome.text : null
}

interface ReadOptions {
  /** Whether a fault has changed the response. Other responses are encoded with the contract and always fit. */
  readonly isChanged: boolean
  /** The text, if available without reading the body. */
  readonly text: string | undefined
}

export async function readResponse(
  endpoint: Endpoint,
  response: Response,
  { isChanged, text: printedText }: ReadOptions,
): Promise<ReceivedResponse> {
  const { status } = response
  if (response.type === 'error')
    return { status, body: '', refusal: null, contract: toBreach('The connection was lost.') }
  if (isFile(response)) {
    const { size } = await response.blob()
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return { status, body: toFileValue({ name, size }), refusal: null, contract: KEPT }
  }
  const text = printedText ?? (await response.text())
  return {
    status,
    body: text.slice(0, MAX_BODY_LENGTH),
    refusal: findRefusal(endpoint, text),
    contract: isChanged ? checkContract(endpoint, text) : KEPT,
  }
}
