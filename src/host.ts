/** The folder the portal's pages are served from, as a path that ends in `/`. */
export const pagesPath: string = import.meta.env.BASE_URL

/** Absolute address of the portal's own pages, ending in `/`. */
export const pagesAddress = (): string => new URL(pagesPath, location.origin).href

/** The content of the page's `<meta name="portal-host">`, which an operator can change in a built page; may be empty. */
export const namedHost = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="portal-host"]')?.content.trim() ?? ''

/** Whether the named host can be called: its address is an http(s) address, or a path from the page. */
export function isHostCallable(): boolean {
  const named = namedHost()
  return URL.canParse(named, pagesAddress()) && /^https?:$/.test(new URL(named, pagesAddress()).protocol)
}

/**
 * Absolute address of the folder the host's `.php` files are in, ending in `/`: the named one, or else that of the
 * portal's pages.
 */
export function hostBase(): string {
  const base = new URL(namedHost(), pagesAddress()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** Address of a public file of the portal: a template, a picture, the video. `path` starts with `/`. */
export const publicFile = (path: string): string => pagesPath + encodeURI(path.slice(1))
