import type { Endpoint } from '../contract/endpoint'
import { parseBody } from '../contract/read-body'
import type { HostFile } from '../contract/php'
import { z } from '@/lib/zod'
import { isDroppedUpload } from './dropped-upload'
import { ApiError } from './api-error'
import { createRefusal, type CallContext } from './refusal'
import { isHtml, getBodyKind } from './body-kind'

/** Runs when a host printed something around its JSON: harmless for the app, but the host's owner should see it. */
export type OnNoise<Call extends string = string> = (call: Call) => void

/** Matches `Form submitted successfully!`, but not `unsuccessful` or `not successful`. */
const SUCCESS_SENTENCE = /^(?!.*\b(error|fail\w*|not)\b).*\bsuccess(fully)?\b/is

/** The start of truncated JSON. It never counts as a success, because the missing part may contradict it. */
const TRUNCATED_JSON = /\{\s*"/

/** Returns the path of the value that does not fit. For a union, follows its first option, the usual one. */
function getIssuePath(issue: z.core.$ZodIssue): PropertyKey[] {
  const [inner] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : []
  return inner ? [...issue.path, ...getIssuePath(inner)] : issue.path
}

/** Returns the output of a call that succeeded with an empty body. */
export const readEmptyResponse = ({ marker, response }: Endpoint): unknown =>
  z.decode(response, { ...marker.succeeded })

/** Decodes a response of text or JSON. Throws an `ApiError` of kind too-large, refused, signed-out, not-json or shape. */
export function readJsonResponse(callContext: CallContext, text: string, status: number, onNoise?: OnNoise) {
  const { call, endpoint, protocol } = callContext
  // The script ran with empty input, so the rest of its response is meaningless.
  if (endpoint.sends === 'multipart' && isDroppedUpload(text)) throw new ApiError(call, { kind: 'too-large', status })

  const body = parseBody(text)
  const value = 'json' in body ? body.json : body.text
  if ('json' in body && body.noise) onNoise?.(call)

  const isPage = 'text' in body && isHtml(body.text)
  // A page may contain any word, such as "Error", and none of them comes from the host.
  const outcome = isPage ? 'unstated' : endpoint.marker.read(value)
  if (outcome !== 'unstated' && !outcome.ok) throw createRefusal(callContext, outcome.text, status)

  if ('text' in body) {
    if (protocol.signedOutText.test(body.text)) throw createRefusal(callContext, body.text, status)
    const isSentence = !isPage && !TRUNCATED_JSON.test(body.text)
    const isSuccess = endpoint.responseType === 'text' && isSentence && SUCCESS_SENTENCE.test(body.text)
    if (!isSuccess)
      throw new ApiError(call, { kind: 'not-json', bodyKind: getBodyKind(body.text, protocol.ownPageMark), status })
    return z.decode(endpoint.response, { message: body.text })
  }
  // A response that must state success or refusal and states neither is no success.
  if (outcome === 'unstated') throw new ApiError(call, { kind: 'shape', field: 'status', status })

  const decoded = z.safeDecode(endpoint.response, body.json)
  if (decoded.success) return decoded.data
  const [issue] = decoded.error.issues
  const field = issue ? getIssuePath(issue).join('.') : ''
  throw new ApiError(call, { kind: 'shape', field, status, cause: decoded.error })
}

/** Returns null if the percent signs in a name are no encoding. The plain name of the header is used then. */
function decodeName(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

function parseFileName(disposition: string | null): string | null {
  const encoded = /filename\*=(?:UTF-8'')?([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const name = (encoded && decodeName(encoded.trim())) || plain?.trim()
  return name?.replace(/^.*[/\\]/, '') || null
}

/**
 * Checks a downloaded file, whose type is that of its content (docs/host.md#missing-files). An empty body or JSON means
 * that there is no file, and an HTML page is never a document.
 * Throws an `ApiError` of kind no-file, refused, signed-out or not-json.
 */
export async function readFileResponse(callContext: CallContext, response: Response): Promise<HostFile> {
  const { call, endpoint, protocol } = callContext
  const { status, headers } = response
  const blob = await response.blob()
  if (blob.size === 0) throw new ApiError(call, { kind: 'no-file', serverText: protocol.noFileText, status })
  const toFile = (type: string) => ({
    blob: new Blob([blob], { type }),
    name: parseFileName(headers.get('Content-Disposition')),
  })
  const { detectFormat, documentFormats, toOfficeType } = await import('@/lib/document-format')
  const format = await detectFormat(blob)
  if (format !== null && format !== 'html') return toFile(documentFormats[format].type)

  const opening = (await blob.slice(0, 1024).text()).trimStart()
  // PHP may print a notice before this JSON, too.
  const isPage = format === 'html' || isHtml(opening)
  const body = isPage || /^[{[]/.test(opening) ? parseBody(await blob.text()) : null
  if (body && ('json' in body || !isPage)) {
    const outcome = 'json' in body ? endpoint.marker.read(body.json) : 'unstated'
    const text = outcome !== 'unstated' && !outcome.ok ? outcome.text : ''
    if (text !== '' && !/file|found|available/i.test(text)) throw createRefusal(callContext, text, status)
    throw new ApiError(call, { kind: 'no-file', serverText: text, status })
  }
  const [signedOut] = protocol.signedOutText.exec(opening) ?? []
  if (signedOut !== undefined) throw createRefusal(callContext, signedOut, status)
  if (isPage) throw new ApiError(call, { kind: 'not-json', status })
  return toFile(toOfficeType(headers.get('Content-Type') ?? ''))
}
