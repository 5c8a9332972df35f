import type { Endpoint } from '@/contract/endpoint'
import { readBody } from '@/contract/php'
import { z } from '@/domain/zod'

/** What a field of a request held: a text, or what is known of a file. */
export type SentValue = string | { readonly file: string; readonly bytes: number }

/** Whether a reply fits the contract, or in which fields it does not. */
export type ContractVerdict =
  | { readonly kept: true; readonly noise: boolean }
  | { readonly kept: false; readonly why: string }

/** What a request carried: the fields in their order; of a JSON body its text under the name `''`. */
export type Sent = readonly (readonly [name: string, value: SentValue])[]

export interface Reply {
  /** 0 if the connection was lost. */
  readonly status: number
  /** The text, or what is known of a file. */
  readonly body: SentValue
  /** The host's words for a refusal. */
  readonly refusal: string | null
  readonly contract: ContractVerdict
}

/** Characters of a reply that are remembered. */
export const LONGEST_BODY = 20_000

const fileValue = ({ name, size }: { name: string; size: number }): SentValue => ({ file: name, bytes: size })

/** What a request carries, in the encoding that the call has. */
export async function readSent({ sends }: Endpoint, request: Request): Promise<Sent> {
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

interface KnownReply {
  /** Whether a fault has changed the reply: the mock's own is encoded with the contract, and fits. */
  readonly isChanged: boolean
  /** What is in it, where that is known without reading it. */
  readonly text: string | undefined
}

/** What came back, and whether it fits. */
export async function readReply(
  endpoint: Endpoint,
  response: Response,
  { isChanged, text: known }: KnownReply,
): Promise<Reply> {
  const { status } = response
  if (response.type === 'error')
    return { status, body: '', refusal: null, contract: broken('The connection was lost.') }
  if (isFile(response)) {
    const { size } = await response.blob()
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return { status, body: fileValue({ name, size }), refusal: null, contract: KEPT }
  }
  const text = known ?? (await response.text())
  return {
    status,
    body: text.slice(0, LONGEST_BODY),
    refusal: refusalIn(endpoint, text),
    contract: isChanged ? verdictOn(endpoint, text) : KEPT,
  }
}
