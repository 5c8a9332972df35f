import type { Approver } from './approvers'
import { approverPage, reviewerPage, type LinkPage } from './link-pages'
import type { Verdict } from './permissions'
import type { ReviewerNumber } from './reviewers'
import { STATUS, STATUS_ROWS, type Status } from '../status/status'

/** @param pagesAddress absolute URL of the portal's own pages, ending in `/`; the same in the other functions */
export function reviewLink(pagesAddress: string, reviewer: ReviewerNumber, applicationId: string | number): string {
  return `${pagesAddress}${reviewerPage(reviewer)}?${new URLSearchParams({ app_ID: String(applicationId) })}`
}

/** The page ignores `Role`, because anybody can change it. */
export function approvalLink(pagesAddress: string, approver: Approver, applicationId: string | number): string {
  const query = new URLSearchParams({ app_ID: String(applicationId), Role: approver })
  return `${pagesAddress}${approverPage(approver)}?${query}`
}

/**
 * Returns `true` if the links in an e-mail's HTML lead to the right page and application, otherwise the error in a
 * sentence. Detects a full stop after a link, because it becomes part of the id.
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

/** Returns every address in an e-mail's HTML, in links and in plain text, including a full stop after it. */
export function addressesIn(html: string): string[] {
  return html.replaceAll('&amp;', '&').match(/https?:\/\/[^\s"'<>]+/g) ?? []
}

function linksToPages(html: string): URL[] {
  return addressesIn(html)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .filter(({ pathname }) => /\/(?:reviewer\w*|hod|dean)\W*$/i.test(pathname))
}

/**
 * Returns the reason why a page expects no answer. Null while an answer may count. The HOD may still answer after the
 * Dean alone has approved, and a reviewer after a grant. Does not check whether the person was invited.
 */
export function whyClosed(page: LinkPage, status: Status): string | null {
  const isReviewer = page !== 'hod' && page !== 'dean'
  if (isReviewer && status === STATUS.granted) return null
  return STATUS_ROWS[status].answerClosedReason
}
