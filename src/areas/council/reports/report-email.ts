import { branding } from '@/branding'
import type { ListedRow } from '@/api/lists'
import { progressReportRequest } from '@/domain/emails'
import { reportKey } from '@/features/sent-emails/email-keys'
import type { EmailRequest } from '../email/email-request'

export type ReportedApplication = ListedRow<'listProgressReports'>

/** Asks an applicant for a progress report: alone, or as one of several. The same for every kind of report. */
export const reportEmail = ({ applicationId, name, email }: ReportedApplication): EmailRequest => ({
  key: reportKey({ applicationId }),
  about: `Application ${applicationId}: progress report requested`,
  to: email,
  content: progressReportRequest({ name, email, applicationId }, branding),
})
