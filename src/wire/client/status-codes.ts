import type { CallName } from '@/contract'
import type { Endpoint } from '../contract/endpoint'
import { readBody, wordsIn, type ReadBody } from '../contract/php'
import { z } from '@/lib/zod'
import { ApiError } from './errors'
import { isHtml } from './reply-kind'
import { refusal, mentionsNoSession } from './refusal'

/** Codes with which a modern host refuses a call that it has understood. */
const REFUSED = [400, 403, 409, 422]

const NOT_THERE = [404, 410]

/** Successes that may have no body. 200 is not one of them: a PHP script that stopped early sends an empty 200. */
const MAY_BE_EMPTY = [201, 202, 204, 205]

/** Calls that send a password: their 401 may concern the password instead of the session. */
const SEND_A_PASSWORD: readonly CallName[] = ['logIn', 'changePassword']

/** Returns the text of a refusal; empty for an HTML page, which the web server wrote. */
function wordsOf({ marker }: Endpoint, body: ReadBody): string {
  if ('text' in body) return isHtml(body.text) ? '' : body.text
  const outcome = marker.read(body.json)
  const byMarker = outcome !== 'unsaid' && !outcome.ok ? outcome.text : ''
  return byMarker || wordsIn(body.json)
}

/** Whether the web server itself requires a password. */
const isOfWebServer = (headers: Headers): boolean =>
  /\b(basic|digest|negotiate)\b/i.test(headers.get('WWW-Authenticate') ?? '')

/** Whether the call decodes a missing record to null. */
function findsNone({ response }: Endpoint): boolean {
  const none = z.safeDecode(response, null)
  return none.success && none.data === null
}

/**
 * Reads a response with an error status (docs/host.md#status-codes-of-a-modern-host). Resolves to null for an unknown
 * record, if the call allows null. Rejects with an `ApiError` of kind refused, signed-out or no-file if the host itself
 * responded. Anything else is of kind http: an error status, a page of the web server, or a missing call.
 */
export async function readErrorReply(call: CallName, endpoint: Endpoint, response: Response): Promise<null> {
  const { status, headers } = response
  const body = readBody(await response.text())
  const words = wordsOf(endpoint, body)
  const isJson = 'json' in body
  const isPage = !isJson && isHtml(body.text)
  const broken = new ApiError(call, { kind: 'http', status })

  if (status === 401 && !isOfWebServer(headers)) {
    const isAboutPassword = SEND_A_PASSWORD.includes(call) && !mentionsNoSession(words)
    throw new ApiError(call, { kind: isAboutPassword ? 'refused' : 'signed-out', serverText: words, status })
  }
  if (isPage) throw broken
  if (NOT_THERE.includes(status)) {
    if (endpoint.replies === 'blob') throw new ApiError(call, { kind: 'no-file', serverText: words, status })
    // Without JSON, the call itself does not exist. A call without input names no record that could be missing.
    if (!isJson || endpoint.sends === 'nothing') throw broken
    if (findsNone(endpoint)) return null
    throw refusal(call, words, status)
  }
  // A public call is forbidden to nobody, so without JSON this is a closed folder of the web server.
  if (status === 403 && endpoint.action === 'use-public-pages' && !isJson) throw broken
  if (REFUSED.includes(status) || (status === 413 && words !== '')) throw refusal(call, words, status)
  throw broken
}

/** Whether an empty body is a success. A log-in must return the person. */
export const isEmptySuccess = (call: CallName, { changes }: Endpoint, { status }: Response): boolean =>
  MAY_BE_EMPTY.includes(status) && changes.length > 0 && call !== 'logIn'
