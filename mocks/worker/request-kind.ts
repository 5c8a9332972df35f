/** What the demo's worker answers: its own pages, files with a fingerprint in their name, and other files. */
export type RequestKind = 'page' | 'asset' | 'file'

/** The kind of a request; null for one that is left to the mock host, or to the network. */
export function requestKind({ method, mode, cache, url }: Request, pages: string): RequestKind | null {
  if (method !== 'GET' || !url.startsWith(pages)) return null
  // The developer tools send such requests, and `fetch` refuses them.
  if (cache === 'only-if-cached' && mode !== 'same-origin') return null
  const path = new URL(url).pathname.slice(new URL(pages).pathname.length)
  if (/\.php(\/|$)/.test(path)) return null
  if (path.startsWith('assets/')) return 'asset'
  return mode === 'navigate' && !/\.[^/]*$/.test(path) ? 'page' : 'file'
}
