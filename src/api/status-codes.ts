import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { readBody, wordsIn, type ReadBody } from '@/contract/php'
import { z } from '@/domain/zod'
import { ApiError } from './errors'
import { isHtml } from './reply-kind'
import { refusal, speaksOfNoSession } from './refusal'

/** Codes with which a modern host refuses a call that it has understood. */
const REFUSED = [400, 403, 409, 422]

const NOT_THERE = [404, 410]

/** Successes that may come without a body, unlike 200: a PHP script that stopped early is 200 and empty. */
const MAY_BE_EMPTY = [201, 202, 204, 205]

/** Calls that send a password: 401 may be about that one, and not about the session. */
const SEND_A_PASSWORD: readonly CallName[] = ['logIn', 'changePassword']

/** What a refusal says; empty for a page of HTML, which the web server has written. */
function wordsOf({ marker }: Endpoint, body: ReadBody): string {
  if ('text' in body) return isHtml(body.text) ? '' : body.text
  const outcome = marker.read(body.json)
  const byMarker = outcome !== 'unsaid' && !outcome.ok ? outcome.text : ''
  return byMarker || wordsIn(body.json)
}

/** Whether the web server asks for a password of its own, before the host is reached. */
const isOfWebServer = (headers: Headers): boolean =>
  /\b(basic|digest|negotiate)\b/i.test(headers.get('WWW-Authenticate') ?? '')

/** Whether a call can be answered with "no such record": then the record is null. */
function findsNone({ response }: Endpoint): boolean {
  const none = z.safeDecode(response, null)
  return none.success && none.data === null
}

/**
 * Reads a reply whose status code is none of success (docs/host.md#status-codes-of-a-modern-host). Resolves to null if
 * the host has no such record, for calls that then answer null. Rejects with an `ApiError` of kind refused, signed-out
 * or no-file where the host itself has answered, and of kind http for everything else: a code of failure, a page of the
 * web server, a call that the host does not have.
 */
export async function readErrorReply(call: CallName, endpoint: Endpoint, response: Response): Promise<null> {
  const { status, headers } = response
  const body = readBody(await response.text())
  const words = wordsOf(endpoint, body)
  const isJson = 'json' in body
  const isPage = !isJson && isHtml(body.text)
  const broken = new ApiError(call, { kind: 'http', status })

  if (status === 401 && !isOfWebServer(headers)) {
    const isAboutPassword = SEND_A_PASSWORD.includes(call) && !speaksOfNoSession(words)
    throw new ApiError(call, { kind: isAboutPassword ? 'refused' : 'signed-out', serverText: words, status })
  }
  if (isPage) throw broken
  if (NOT_THERE.includes(status)) {
    if (endpoint.replies === 'blob') throw new ApiError(call, { kind: 'no-file', serverText: words, status })
    // Without JSON it is the call that does not exist; and a call that names nothing asks for nothing that could be missing.
    if (!isJson || endpoint.sends === 'nothing') throw broken
    if (findsNone(endpoint)) return null
    throw refusal(call, words, status)
  }
  // Nobody may be forbidden what is open to anybody, so this is a closed folder unless the host says so itself.
  if (status === 403 && endpoint.action === 'use-public-pages' && !isJson) throw broken
  if (REFUSED.includes(status) || (status === 413 && words !== '')) throw refusal(call, words, status)
  throw broken
}

/** Whether a reply without a body is a success that needs none. A log-in has to say who has come in. */
export const saysDone = (call: CallName, { changes }: Endpoint, { status }: Response): boolean =>
  MAY_BE_EMPTY.includes(status) && changes.length > 0 && call !== 'logIn'
