import { addressesIn, checkLink } from '@/domain/people/links'
import { LINK_PAGES } from '@/domain/people/link-pages'
import { allowed, type Verdict } from '@/domain/people/permissions'

export interface EmailLink {
  readonly address: string
  /** True, or why the link is invalid. */
  readonly verdict: Verdict
}

interface LinkTargets {
  /** Absolute URL of the portal's pages, ending in `/`. */
  readonly pagesAddress: string
  readonly applicationExists: (applicationId: string) => boolean
}

export function findEmailLinks(html: string, targets: LinkTargets): EmailLink[] {
  return [...new Set(addressesIn(html))].map((address) => ({ address, verdict: checkEmailLink(address, targets) }))
}

function checkEmailLink(address: string, { pagesAddress, applicationExists }: LinkTargets): Verdict {
  if (!URL.canParse(address)) return 'This is not an address.'
  const url = new URL(address)
  if (url.origin !== new URL(pagesAddress).origin) return `The link leads to another site: ${url.host}.`
  const path = LINK_PAGES.find((page) => url.pathname.includes(`/${page}`))
  if (path === undefined) return 'The link leads to no page where an answer is given.'
  // Parsed leniently, so that `checkLink` reports characters after the number.
  const applicationId = String(Number.parseInt(url.searchParams.get('app_ID') ?? '', 10))
  const verdict = checkLink(address, { pagesAddress, applicationId, path })
  if (!allowed(verdict)) return verdict
  return applicationExists(applicationId) || `There is no application ${applicationId}.`
}
