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
