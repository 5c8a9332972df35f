import type { Sends } from '../contract/endpoint'
import { getRows, type Calls, type NameOf } from '../contract/protocol'

const CONTENT_TYPES: Readonly<Partial<Record<Sends, string>>> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** Returns whether a request is encoded as the call sends it. */
function isSentAs(sends: Sends, { url, headers }: Request): boolean {
  const type = CONTENT_TYPES[sends]
  if (type !== undefined) return headers.get('Content-Type')?.startsWith(type) ?? false
  return (new URL(url).search !== '') === (sends === 'query')
}

/** Returns the call of a request; undefined for an address outside the contract. */
export function findCall<C extends Calls>(calls: C, request: Request): NameOf<C> | undefined {
  const { pathname } = new URL(request.url)
  const candidates = getRows(calls).filter(
    ([, { method, path }]) => method === request.method && pathname.endsWith(path),
  )
  // Calls that share a path differ in their encoding.
  const row = candidates.length === 1 ? candidates[0] : candidates.find(([, { sends }]) => isSentAs(sends, request))
  return row?.[0]
}
