import { APPROVERS, type Approver } from './approvers'
import { REVIEWERS, type ReviewerNumber } from './reviewers'
import type { Verdict } from './roles'

/** The pages that are opened by a link in an e-mail. */
export type LinkPage = `reviewer${ReviewerNumber}` | Lowercase<Approver>

export const reviewerPage = (number: ReviewerNumber) => `reviewer${number}` as const

// The type of `toLowerCase` is string, also for a literal.
export const approverPage = (approver: Approver) => approver.toLowerCase() as Lowercase<Approver>

/** Every page that is opened by a link in an e-mail. */
export const LINK_PAGES: readonly LinkPage[] = [
  ...REVIEWERS.map(({ number }) => reviewerPage(number)),
  ...APPROVERS.map(approverPage),
]

/**
 * The link to a reviewer's page: `https://portal.example/reviewer1?app_ID={id}`.
 * @param pagesAddress absolute address of the portal's own pages, ending in `/`; the same in the other functions
 */
export function reviewLink(pagesAddress: string, reviewer: ReviewerNumber, applicationId: string | number): string {
  return `${pagesAddress}${reviewerPage(reviewer)}?${new URLSearchParams({ app_ID: String(applicationId) })}`
}

/**
 * The link to the HOD's or the Dean's page: `https://portal.example/hod?app_ID={id}&Role=HOD`. The page never reads
 * `Role`, which anybody could change.
 */
export function approvalLink(pagesAddress: string, approver: Approver, applicationId: string | number): string {
  const query = new URLSearchParams({ app_ID: String(applicationId), Role: approver })
  return `${pagesAddress}${approverPage(approver)}?${query}`
}

/**
 * Whether the links in an e-mail's HTML lead to the right page and application: `true`, or a sentence that says what is
 * wrong. A full stop after a link is found too, since it becomes part of the id.
 */
export function checkLink(
  html: string,
  { pagesAddress, applicationId, path }: { pagesAddress: string; applicationId: string | number; path: LinkPage },
): Verdict {
  const links = linksToPages(html)
  const page = new URL(`${pagesAddress}${path}`)
  if (links.length === 0) return 'The message has no link to the page where the answer is given.'
  for (const link of links) {
    if (link.origin !== page.origin) return `The link leads to another site: ${link.host}.`
    if (link.pathname !== page.pathname) return `The link leads to ${link.pathname}, not to ${page.pathname}.`
    const linkedId = link.searchParams.get('app_ID')
    if (linkedId === null) return 'The link names no application.'
    if (linkedId !== String(applicationId)) return `The link names application ${linkedId} and not ${applicationId}.`
  }
  return true
}

/** Every address in an e-mail's HTML, in links and in plain text; a full stop after one is part of it. */
export function addressesIn(html: string): string[] {
  return html.replaceAll('&amp;', '&').match(/https?:\/\/[^\s"'<>]+/g) ?? []
}

/** The addresses in the HTML that end in one of the link pages. */
function linksToPages(html: string): URL[] {
  return addressesIn(html)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .filter(({ pathname }) => /\/(?:reviewer\w*|hod|dean)\W*$/i.test(pathname))
}
