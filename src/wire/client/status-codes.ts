import type { Endpoint } from '../contract/endpoint'
import { readBody, type ReadBody } from '../contract/read-body'
import { wordsIn } from '../contract/markers'
import { z } from '@/lib/zod'
import { ApiError } from './api-error'
import { isHtml } from './reply-kind'
import { refusal, type Called } from './refusal'

/** Codes with which a modern host refuses a call that it has understood. */
const REFUSED = [400, 403, 409, 422]

const NOT_THERE = [404, 410]

/** Successes that may have no body. 200 is not one of them: a PHP script that stopped early sends an empty 200. */
const MAY_BE_EMPTY = [201, 202, 204, 205]

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
export async function readErrorReply(called: Called, response: Response): Promise<null> {
  const { call, endpoint, protocol } = called
  const { status, headers } = response
  const body = readBody(await response.text())
  const words = wordsOf(endpoint, body)
  const isJson = 'json' in body
  const isPage = !isJson && isHtml(body.text)
  const broken = new ApiError(call, { kind: 'http', status })

  if (status === 401 && !isOfWebServer(headers)) {
    const isAboutPassword = endpoint.sendsPassword && !protocol.signedOut.test(words)
    throw new ApiError(call, { kind: isAboutPassword ? 'refused' : 'signed-out', serverText: words, status })
  }
  if (isPage) throw broken
  if (NOT_THERE.includes(status)) {
    if (endpoint.replies === 'blob') throw new ApiError(call, { kind: 'no-file', serverText: words, status })
    // Without JSON, the call itself does not exist. A call without input names no record that could be missing.
    if (!isJson || endpoint.sends === 'nothing') throw broken
    if (findsNone(endpoint)) return null
    throw refusal(called, words, status)
  }
  // A public call is forbidden to nobody, so without JSON this is a closed folder of the web server.
  if (status === 403 && protocol.publicActions.includes(endpoint.action) && !isJson) throw broken
  if (REFUSED.includes(status) || (status === 413 && words !== '')) throw refusal(called, words, status)
  throw broken
}

/** Whether an empty body is a success. A log-in must return the person. */
export const isEmptySuccess = ({ changes, logsIn }: Endpoint, { status }: Response): boolean =>
  MAY_BE_EMPTY.includes(status) && changes.length > 0 && !logsIn
