import { useBulkRequests } from '../email/use-bulk-requests'
import { reportEmail } from './report-email'

/** Asking several applicants for a progress report. */
export const useBulkReportRequests = () =>
  useBulkRequests({
    call: 'listProgressReports',
    label: 'Request report',
    effect: ({ email }) => `${email} is asked for the report by e-mail.`,
    request: reportEmail,
  })
