/** Milliseconds. */
const RETRY_AFTER = 2000

/** The folder the portal's pages are served from, as a path that ends in `/`. */
export const pagesPath: string = import.meta.env.BASE_URL

/** The page that all other addresses have; a page of its own has asked for it already. */
async function fetchIndex(): Promise<string | null> {
  const reply = await fetch(`${pagesPath}index.html`)
  return reply.ok ? reply.text() : null
}

/** Absolute address of the portal's own pages, ending in `/`. */
export const pagesAddress = (): string => new URL(pagesPath, location.origin).href

/** The setting of a page; one from which an operator has removed it names no host. */
function settingIn(html: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const setting = page.querySelector('meta[name="portal-host"]') ?? page.createElement('meta')
  setting.setAttribute('name', 'portal-host')
  return document.adoptNode(setting)
}

/**
 * Puts the setting of index.html into a page that stands beside it without one, so that an operator changes one file.
 * Such a page can be read meanwhile, so this waits until index.html has come.
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
