import type { Endpoint } from '../contract/endpoint'
import { parseBody } from '../contract/read-body'
import { readJson } from '@/lib/read-json'
import { toApiError, type ApiError } from '../client/api-error'
import { decodeResponse } from '../client/decode-response'
import type { CallContext } from '../client/refusal'

// As in the client: an edited message reaches the screens without a page reload.
if (import.meta.hot) import.meta.hot.accept('../client/decode-response', () => {})

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

/** Decodes a response as the client does. */
async function judge(
  callContext: CallContext,
  response: Response,
): Promise<Pick<ReceivedResponse, 'refusal' | 'contract'>> {
  let noise = false
  try {
    await decodeResponse(callContext, response, () => (noise = true))
    return { refusal: null, contract: { isKept: true, noise } }
  } catch (error) {
    const failure = toApiError(error)
    const isRefusal = ['refused', 'signed-out', 'no-file'].includes(failure.kind)
    if (isRefusal) return { refusal: failure.serverText, contract: { isKept: true, noise } }
    return { refusal: null, contract: { isKept: false, reason: describe(failure) } }
  }
}

function describe({ kind, status = 0, field = '', bodyKind }: ApiError): string {
  if (kind === 'http') return `the status is ${status}`
  if (kind === 'shape') return field === '' ? 'the whole reply' : `the field ${field}`
  if (kind === 'too-large') return 'the host dropped the upload'
  return bodyKind === 'nothing' ? 'the reply is empty' : 'the reply is no JSON'
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
  /** Whether the mock has not written the response alone. What it writes is encoded with the contract and always fits. */
  readonly isChanged: boolean
  /** The text, if available without reading the body. */
  readonly text: string | undefined
}

export async function readResponse(
  callContext: CallContext,
  response: Response,
  { isChanged, text: printedText }: ReadOptions,
): Promise<ReceivedResponse> {
  const { status } = response
  if (response.type === 'error')
    return { status, body: '', refusal: null, contract: { isKept: false, reason: 'the connection was lost' } }
  const verdict = isChanged ? await judge(callContext, response.clone()) : null
  if (isFile(response)) {
    const { size } = await response.blob()
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
    return { status, body: toFileValue({ name, size }), refusal: null, contract: KEPT, ...verdict }
  }
  const text = printedText ?? (await response.text())
  return {
    status,
    body: text.slice(0, MAX_BODY_LENGTH),
    ...(verdict ?? { refusal: findRefusal(callContext.endpoint, text), contract: KEPT }),
  }
}
