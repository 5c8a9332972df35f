import { NO_FIELDS, type EmailKind } from '../email/email-kind'
import { reportEmail } from './report-email'

/** An applicant can be asked for a report whenever one is due; the host has no flag for it. */
export const REPORT_KIND: EmailKind<'listProgressReports', Record<string, string>> = {
  ...NO_FIELDS,
  role: 'Applicant',
  call: 'listProgressReports',
  mayRequest: () => true,
  request: reportEmail,
  compareFields: ({ email }) => [email],
}
