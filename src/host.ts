/** The folder the portal's pages are served from, as a path that ends in `/`. */
export const pagesPath: string = import.meta.env.BASE_URL

/** Absolute address of the portal's own pages, ending in `/`. */
export const pagesAddress = (): string => new URL(pagesPath, location.origin).href

/** What an operator has written into the page's `<meta name="portal-host">`, without building again; empty for nothing. */
export const namedHost = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="portal-host"]')?.content.trim() ?? ''

/** Whether what is named can be called at all: an http address, or a path from the page. */
export function isHostCallable(): boolean {
  const named = namedHost()
  return URL.canParse(named, pagesAddress()) && /^https?:$/.test(new URL(named, pagesAddress()).protocol)
}

/**
 * Absolute address of the folder the host's `.php` files are in, ending in `/`. Where none is named, the host is where the
 * pages are (wire 1.1).
 */
export function hostBase(): string {
  const base = new URL(namedHost(), pagesAddress()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** Address of a file that lies beside the pages: a template, a picture, the video. `path` begins with `/`. */
export const publicFile = (path: string): string => pagesPath + encodeURI(path.slice(1))
