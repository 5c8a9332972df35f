import { addressesIn, checkLink, type LinkPage } from '@/domain/links'
import { allowed, type Verdict } from '@/domain/roles'

export interface MailLink {
  readonly address: string
  /** True, or what is wrong with it. */
  readonly verdict: Verdict
}

interface Portal {
  /** Of the portal's own pages, without a slash at its end. */
  readonly origin: string
  /** Whether the host has an application of that number. */
  readonly knows: (appId: string) => boolean
}

const LINK_PAGES: readonly LinkPage[] = ['reviewer1', 'reviewer2', 'reviewer3', 'hod', 'dean']

/** Every address of a mail, each once. */
export function linksOf(html: string, portal: Portal): MailLink[] {
  return [...new Set(addressesIn(html))].map((address) => ({ address, verdict: verdictOn(address, portal) }))
}

function verdictOn(address: string, { origin, knows }: Portal): Verdict {
  if (!URL.canParse(address)) return 'This is not an address.'
  const url = new URL(address)
  if (url.origin !== new URL(origin).origin) return `The link leads to another site: ${url.host}.`
  const path = LINK_PAGES.find((page) => url.pathname.includes(`/${page}`))
  if (path === undefined) return 'The link leads to no page where an answer is given.'
  // The number that was meant: what stands behind it makes the link invalid.
  const appId = String(Number.parseInt(url.searchParams.get('app_ID') ?? '', 10))
  const verdict = checkLink(address, { origin, appId, path })
  if (!allowed(verdict)) return verdict
  return knows(appId) || `There is no application ${appId}.`
}
