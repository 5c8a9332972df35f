import type { LinkPage } from './links'
import { STATUS, type Status } from './status'

/** Why no answer is expected at a status. The same text for both rejections, because a host's word Rejected means both. */
const WHY: Readonly<Partial<Record<Status, string>>> = {
  [STATUS.draft]: 'The application was not submitted to the council.',
  [STATUS.notShortlisted]: 'The application was rejected.',
  [STATUS.notApproved]: 'The application was rejected.',
  [STATUS.granted]: 'The application was granted.',
  [STATUS.denied]: 'The council has decided not to fund the application.',
}

/**
 * Why no answer is expected from a page any more; null while one may still count. The HOD may still answer after the
 * Dean alone has approved, and a reviewer after a grant. Whether a person was invited is not known here.
 */
export function whyClosed(page: LinkPage, status: Status): string | null {
  const isReviewer = page !== 'hod' && page !== 'dean'
  if (isReviewer && status === STATUS.granted) return null
  return WHY[status] ?? null
}
