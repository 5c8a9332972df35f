/** Assets have a fingerprint in their name. */
export type RequestKind = 'page' | 'asset' | 'file'

/** Returns null for requests left to the mock host or the network. */
export function requestKind({ method, mode, cache, url }: Request, pages: string): RequestKind | null {
  if (method !== 'GET' || !url.startsWith(pages)) return null
  // DevTools send such requests, and `fetch` rejects them.
  if (cache === 'only-if-cached' && mode !== 'same-origin') return null
  const path = new URL(url).pathname.slice(new URL(pages).pathname.length)
  if (/\.php(\/|$)/.test(path)) return null
  if (path.startsWith('assets/')) return 'asset'
  return mode === 'navigate' && !/\.[^/]*$/.test(path) ? 'page' : 'file'
}

/** Serves a `Range` of a stored file: videos are played and sought in parts. */
export async function rangeOf(stored: Response, range: string): Promise<Response> {
  const file = await stored.blob()
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  // Without a first byte, the number counts from the end.
  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? file.size : Math.min(Number(last) + 1, file.size)
  if ((first === '' && last === '') || start >= end)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const headers = new Headers(stored.headers)
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`)
  headers.set('Content-Length', String(end - start))
  return new Response(file.slice(start, end), { status: 206, statusText: 'Partial Content', headers })
}
