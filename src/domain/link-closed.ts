import type { LinkPage } from './links'
import type { Status } from './status'

/** What stands in the way of an answer. A host that writes words has one for both ways of being rejected. */
const WHY: Readonly<Partial<Record<Status, string>>> = {
  '0': 'The application was not submitted to the council.',
  '2.2': 'The application was rejected.',
  '3.2': 'The application was rejected.',
  '5.1': 'The application was granted.',
  '5.2': 'The council has decided not to fund the application.',
}

/**
 * Why the council waits for no answer from this page any more; null while one may count. The HOD may still answer once
 * the Dean alone has approved, and a reviewer after a grant. Whether somebody was invited only the host knows.
 */
export function whyClosed(page: LinkPage, status: Status): string | null {
  const isReviewer = page !== 'hod' && page !== 'dean'
  if (isReviewer && status === '5.1') return null
  return WHY[status] ?? null
}
