/** Milliseconds. */
const RETRY_AFTER = 2000

/** The folder the portal's pages are served from, as a path that ends in `/`. */
export const pagesPath: string = import.meta.env.BASE_URL

/** A cache hit: prerendered pages preload index.html. */
async function fetchIndex(): Promise<string | null> {
  const reply = await fetch(`${pagesPath}index.html`)
  return reply.ok ? reply.text() : null
}

/** Absolute address of the portal's own pages, ending in `/`. */
export const pagesAddress = (): string => new URL(pagesPath, location.origin).href

/** Returns the setting of a page; one without content if an operator has removed it. */
function settingIn(html: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const setting = page.querySelector('meta[name="portal-host"]') ?? page.createElement('meta')
  setting.setAttribute('name', 'portal-host')
  return document.adoptNode(setting)
}

/**
 * Copies the setting from index.html into a prerendered page, which has none, so that an operator edits one file. The
 * page can be read meanwhile, so this retries until index.html has loaded.
 */
export async function adoptHostSetting(): Promise<void> {
  while (!document.querySelector('meta[name="portal-host"]')) {
    const html = await fetchIndex().catch(() => null)
    if (html === null) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    else document.head.append(settingIn(html))
  }
}

/** The content of the page's `<meta name="portal-host">`, which an operator can change in a built page; may be empty. */
export const namedHost = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="portal-host"]')?.content.trim() ?? ''

/** Whether the named host can be called: its address is an http(s) address, or a path from the page. */
export function isHostCallable(): boolean {
  const named = namedHost()
  return URL.canParse(named, pagesAddress()) && /^https?:$/.test(new URL(named, pagesAddress()).protocol)
}

/** Absolute address of the folder with the host's `.php` files, ending in `/`. By default that of the pages. */
export function hostBase(): string {
  const base = new URL(namedHost(), pagesAddress()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** Address of a public file of the portal: a template, a picture, the video. `path` starts with `/`. */
export const publicFile = (path: string): string => pagesPath + encodeURI(path.slice(1))
