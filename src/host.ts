/** Milliseconds. */
const RETRY_DELAY = 2000

/** Written by the build and by `apply-settings.php`. Absent in development, in tests and in the demo. */
const folderMeta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="portal-folder"]')

/** Path of the folder with the portal's pages, ending in `/`. */
export const pagesPath: string = folderMeta?.content ?? import.meta.env.BASE_URL

/** Fetches index.html, which is a cache hit because prerendered pages preload it. */
async function fetchIndex(): Promise<string | null> {
  const response = await fetch(`${pagesPath}index.html`)
  return response.ok ? response.text() : null
}

/** Returns the absolute address of the portal's own pages, ending in `/`. */
export const getPagesAddress = (): string => new URL(pagesPath, location.origin).href

/** Returns the `meta` element of the setting. It has no content if an operator has removed the setting. */
function parseHostSetting(html: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const setting = page.querySelector('meta[name="portal-host"]') ?? page.createElement('meta')
  setting.setAttribute('name', 'portal-host')
  return document.adoptNode(setting)
}

/**
 * Copies the setting from index.html into a prerendered page, so that an operator edits only index.html. Retries until
 * index.html has loaded; the prerendered page can be read meanwhile.
 */
export async function copyHostSetting(): Promise<void> {
  while (!document.querySelector('meta[name="portal-host"]')) {
    const html = await fetchIndex().catch(() => null)
    if (html === null) await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    else document.head.append(parseHostSetting(html))
  }
}

/** Returns the content of `<meta name="portal-host">`. An operator can change it in a built page; it may be empty. */
export const getHostSetting = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="portal-host"]')?.content.trim() ?? ''

/** Whether the setting is an http(s) address, or a path from the page. */
export function isHostSettingValid(): boolean {
  const setting = getHostSetting()
  return URL.canParse(setting, getPagesAddress()) && /^https?:$/.test(new URL(setting, getPagesAddress()).protocol)
}

/** Returns the absolute address of the host's `.php` files, ending in `/`. By default, they are beside the pages. */
export function getHostBase(): string {
  const base = new URL(getHostSetting(), getPagesAddress()).href
  return base.endsWith('/') ? base : `${base}/`
}

/** Returns the address of a public file: a template, a picture or the video. `path` starts with `/`. */
export const toPublicUrl = (path: string): string => pagesPath + encodeURI(path.slice(1))
