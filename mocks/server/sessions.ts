import type { Mock } from '../create-mock'
import type { Respond } from './serve'

/** As long as PHP's. */
const newSessionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(13))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Adds PHP's session cookie. Replaces unknown session ids. */
export function withSessions(mock: Mock): Respond {
  const given = new Set<string>()
  return async (request) => {
    const sent = /(?:^|;\s*)PHPSESSID=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
    const isKnown = given.has(sent)
    const sid = isKnown ? sent : newSessionId()
    given.add(sid)
    const response = await mock.connect(sid).fetch(request)
    const headers = new Headers(response.headers)
    if (!isKnown) headers.append('Set-Cookie', `PHPSESSID=${sid}; path=/; HttpOnly; SameSite=Lax`)
    return new Response(response.body, { status: response.status, headers })
  }
}
