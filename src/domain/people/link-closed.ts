import type { LinkPage } from './links'
import { STATUS, STATUS_ROWS, type Status } from '../status/status'

/**
 * Why no answer is expected from a page; null while one may count. The HOD may still answer after the
 * Dean alone has approved, and a reviewer after a grant. Whether a person was invited is not known here.
 */
export function whyClosed(page: LinkPage, status: Status): string | null {
  const isReviewer = page !== 'hod' && page !== 'dean'
  if (isReviewer && status === STATUS.granted) return null
  return STATUS_ROWS[status].noAnswer
}
