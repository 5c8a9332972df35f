/** Assets have a fingerprint in their name. */
export type RequestKind = 'page' | 'asset' | 'file'

/** Returns null for requests left to the mock host or the network. */
export function getRequestKind({ method, mode, cache, url }: Request, pagesAddress: string): RequestKind | null {
  if (method !== 'GET' || !url.startsWith(pagesAddress)) return null
  // DevTools send such requests, which `fetch` rejects.
  if (cache === 'only-if-cached' && mode !== 'same-origin') return null
  const path = new URL(url).pathname.slice(new URL(pagesAddress).pathname.length)
  if (/\.php(\/|$)/.test(path)) return null
  if (path.startsWith('assets/')) return 'asset'
  return mode === 'navigate' && !/\.[^/]*$/.test(path) ? 'page' : 'file'
}

/** Serves a `Range` of a stored file: videos are played and sought in parts. */
export async function createRangeResponse(storedFile: Response, range: string): Promise<Response> {
  const file = await storedFile.blob()
  const [, firstByte = '', lastByte = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  // Without a first byte, the last number counts bytes from the end.
  const start = firstByte === '' ? Math.max(0, file.size - Number(lastByte)) : Number(firstByte)
  const end = firstByte === '' || lastByte === '' ? file.size : Math.min(Number(lastByte) + 1, file.size)
  if ((firstByte === '' && lastByte === '') || start >= end)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const headers = new Headers(storedFile.headers)
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`)
  headers.set('Content-Length', String(end - start))
  return new Response(file.slice(start, end), { status: 206, statusText: 'Partial Content', headers })
}
