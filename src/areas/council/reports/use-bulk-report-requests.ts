import { useBulkRequests } from '../email/use-bulk-requests'
import { reportEmail } from './report-email'

/** Bulk action that requests a progress report from several applicants. */
export const useBulkReportRequests = () =>
  useBulkRequests({
    call: 'listProgressReports',
    label: 'Request report',
    effect: ({ email }) => `${email} is asked for the report by e-mail.`,
    request: reportEmail,
  })
