import type { LinkPage } from './links'
import { STATUS, STATUS_ROWS, type Status } from '../status/status'

/**
 * Returns why a page expects no answer; null while one may count. The HOD may still answer after the Dean alone has
 * approved, and a reviewer after a grant. Does not check whether the person was invited.
 */
export function whyClosed(page: LinkPage, status: Status): string | null {
  const isReviewer = page !== 'hod' && page !== 'dean'
  if (isReviewer && status === STATUS.granted) return null
  return STATUS_ROWS[status].noAnswer
}
