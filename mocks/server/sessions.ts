import type { Mock } from '../create-mock'
import type { Respond } from './serve'

/** Returns an id of the same length as PHP's. */
const newSessionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(13))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Adds PHP's session cookie. Replaces unknown session ids. */
export function withSessions(mock: Mock): Respond {
  const issuedIds = new Set<string>()
  return async (request) => {
    const cookieId = /(?:^|;\s*)PHPSESSID=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
    const isIssued = issuedIds.has(cookieId)
    const sid = isIssued ? cookieId : newSessionId()
    issuedIds.add(sid)
    const response = await mock.connect(sid).fetch(request)
    const headers = new Headers(response.headers)
    if (!isIssued) headers.append('Set-Cookie', `PHPSESSID=${sid}; path=/; HttpOnly; SameSite=Lax`)
    return new Response(response.body, { status: response.status, headers })
  }
}
