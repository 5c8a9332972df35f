import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { readBody, type HostFile } from '@/contract/php'
import { z } from '@/domain/zod'
import { messages } from '@/domain/texts/messages'
import { saysItWasDropped } from './dropped-upload'
import { ApiError } from './errors'
import { refusal, speaksOfNoSession } from './refusal'
import { isHtml, replyKindOf } from './reply-kind'

/** Called when a host printed something around its JSON: harmless for the portal, but of interest to its owner. */
export type OnNoise = (call: CallName) => void

/** `Form submitted successfully!` is a success, `unsuccessful` and `not successful` are none. */
const SAYS_SUCCESS = /^(?!.*\b(error|fail\w*|not)\b).*\bsuccess(fully)?\b/is

/** The beginning of JSON that has no end: whatever it says, the rest may have said otherwise. */
const CUT_JSON = /\{\s*"/

/** The path in a reply that does not fit. Of a union the first option is used: it is the usual one. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  const [inner] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : []
  return inner ? [...issue.path, ...pathOf(inner)] : issue.path
}

/** The output of a call that has succeeded without a word. */
export const readNothing = ({ marker, response }: Endpoint): unknown => z.decode(response, { ...marker.succeeded })

/** Decodes a reply of text or JSON. Throws an `ApiError` of kind too-large, refused, signed-out, not-json or shape. */
export function readJsonReply(call: CallName, endpoint: Endpoint, reply: string, status: number, onNoise?: OnNoise) {
  // The script ran with empty input, so the rest of its answer means nothing.
  if (endpoint.sends === 'multipart' && saysItWasDropped(reply)) throw new ApiError(call, { kind: 'too-large', status })

  const body = readBody(reply)
  const found = 'json' in body ? body.json : body.text
  if ('json' in body && body.noise) onNoise?.(call)

  const isPage = 'text' in body && isHtml(body.text)
  // A page may hold any word, "Error" among them, and none of them is the host's.
  const outcome = isPage ? 'unsaid' : endpoint.marker.read(found)
  if (outcome !== 'unsaid' && !outcome.ok) throw refusal(call, outcome.text, status)

  if ('text' in body) {
    if (speaksOfNoSession(body.text)) throw refusal(call, body.text, status)
    const isSentence = !isPage && !CUT_JSON.test(body.text)
    const saysSuccess = endpoint.replies === 'text' && isSentence && SAYS_SUCCESS.test(body.text)
    if (!saysSuccess) throw new ApiError(call, { kind: 'not-json', found: replyKindOf(body.text), status })
    return z.decode(endpoint.response, { message: body.text })
  }
  // A reply that has to state success or refusal and states neither is no success.
  if (outcome === 'unsaid') throw new ApiError(call, { kind: 'shape', field: 'status', status })

  // The host's JSON is of no known type yet: the schema decides whether it fits.
  const decoded = z.safeDecode(endpoint.response, body.json)
  if (decoded.success) return decoded.data
  const [issue] = decoded.error.issues
  const field = issue ? pathOf(issue).join('.') : ''
  throw new ApiError(call, { kind: 'shape', field, status, cause: decoded.error })
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The type of a document by its first bytes, because the declared one may be wrong (docs/host.md#missing-files). */
function typeOf(firstBytes: Uint8Array, declared: string): string {
  const text = String.fromCharCode(...firstBytes.subarray(0, 5))
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('PK')) return /sheet/i.test(declared) ? declared : WORD
  if (firstBytes[0] === 0xd0 && firstBytes[1] === 0xcf) return 'application/msword'
  return 'application/octet-stream'
}

/** Null where the percent signs of a name are no encoding: the plain name of the header is used then. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** The file name of a `Content-Disposition` header, without any folders. */
function nameOf(disposition: string | null): string | null {
  const encoded = /filename\*=(?:UTF-8'')?([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const name = (encoded && decoded(encoded.trim())) || plain?.trim()
  return name?.replace(/^.*[/\\]/, '') || null
}

/**
 * Checks a file before it is used: no bytes or a small JSON mean that there is none, and an HTML page is never taken
 * for a document. Throws an `ApiError` of kind no-file, refused, signed-out or not-json.
 */
export async function readFileReply(call: CallName, endpoint: Endpoint, response: Response): Promise<HostFile> {
  const { status, headers } = response
  const blob = await response.blob()
  if (blob.size === 0) throw new ApiError(call, { kind: 'no-file', serverText: messages.files.notFound, status })
  const firstBytes = new Uint8Array(await blob.slice(0, 1024).arrayBuffer())
  const opening = new TextDecoder()
    .decode(firstBytes)
    .replace(/^\uFEFF/, '')
    .trimStart()
  // A notice may be printed before the small JSON too, as before any other.
  const isPage = isHtml(opening)
  const body = isPage || /^[{[]/.test(opening) ? readBody(await blob.text()) : null
  if (body && ('json' in body || !isPage)) {
    const outcome = 'json' in body ? endpoint.marker.read(body.json) : 'unsaid'
    const text = outcome !== 'unsaid' && !outcome.ok ? outcome.text : ''
    if (text !== '' && !/file|found|available/i.test(text)) throw refusal(call, text, status)
    throw new ApiError(call, { kind: 'no-file', serverText: text, status })
  }
  if (speaksOfNoSession(opening)) throw refusal(call, 'User not logged in', status)
  if (isPage) throw new ApiError(call, { kind: 'not-json', status })
  return {
    blob: new Blob([blob], { type: typeOf(firstBytes, headers.get('Content-Type') ?? '') }),
    name: nameOf(headers.get('Content-Disposition')),
  }
}
