import type { Endpoint } from '../contract/endpoint'
import { parseBody, type ParsedBody } from '../contract/read-body'
import { getRefusalText } from '../contract/markers'
import { z } from '@/lib/zod'
import { ApiError } from './api-error'
import { isHtml } from './body-kind'
import { createRefusal, type CallContext } from './refusal'

/** Codes with which a modern host refuses a call that it has understood. */
const REFUSAL_STATUSES = [400, 403, 409, 422]

const MISSING_STATUSES = [404, 410]

/** Successes that may have no body. 200 is not one of them: a PHP script that stopped early sends an empty 200. */
const EMPTY_SUCCESS_STATUSES = [201, 202, 204, 205]

/** Returns the text of a refusal; empty for an HTML page, which the web server wrote. */
function findText({ marker }: Endpoint, body: ParsedBody): string {
  if ('text' in body) return isHtml(body.text) ? '' : body.text
  const outcome = marker.read(body.json)
  const markerText = outcome !== 'unstated' && !outcome.ok ? outcome.text : ''
  return markerText || getRefusalText(body.json)
}

/** Whether the web server itself requires a password. */
const isWebServerLogIn = (headers: Headers): boolean =>
  /\b(basic|digest|negotiate)\b/i.test(headers.get('WWW-Authenticate') ?? '')

/** Whether the call decodes a missing record to null. */
function acceptsNull({ response }: Endpoint): boolean {
  const none = z.safeDecode(response, null)
  return none.success && none.data === null
}

/**
 * Reads a response with an error status (docs/host.md#status-codes-of-a-modern-host). Resolves to null for an unknown
 * record, if the call allows null. Rejects with an `ApiError` of kind refused, signed-out or no-file if the host itself
 * responded. Anything else is of kind http: an error status, a page of the web server, or a missing call.
 */
export async function readErrorResponse(callContext: CallContext, response: Response): Promise<null> {
  const { call, endpoint, protocol } = callContext
  const { status, headers } = response
  const body = parseBody(await response.text())
  const text = findText(endpoint, body)
  const isJson = 'json' in body
  const isPage = !isJson && isHtml(body.text)
  const brokenResponse = new ApiError(call, { kind: 'http', status })

  if (status === 401 && !isWebServerLogIn(headers)) {
    const isAboutPassword = endpoint.sendsPassword && !protocol.signedOutText.test(text)
    throw new ApiError(call, { kind: isAboutPassword ? 'refused' : 'signed-out', serverText: text, status })
  }
  if (isPage) throw brokenResponse
  if (MISSING_STATUSES.includes(status)) {
    if (endpoint.responseType === 'blob') throw new ApiError(call, { kind: 'no-file', serverText: text, status })
    // Without JSON, the call itself does not exist. A call without input names no record that could be missing.
    if (!isJson || endpoint.sends === 'nothing') throw brokenResponse
    if (acceptsNull(endpoint)) return null
    throw createRefusal(callContext, text, status)
  }
  // A public call is forbidden to nobody, so without JSON this is a closed folder of the web server.
  if (status === 403 && protocol.publicActions.includes(endpoint.action) && !isJson) throw brokenResponse
  if (REFUSAL_STATUSES.includes(status) || (status === 413 && text !== ''))
    throw createRefusal(callContext, text, status)
  throw brokenResponse
}

/** Whether an empty body is a success. A log-in must return the person. */
export const isEmptySuccess = ({ changes, logsIn }: Endpoint, { status }: Response): boolean =>
  EMPTY_SUCCESS_STATUSES.includes(status) && changes.length > 0 && !logsIn
