import { branding } from '@/branding'
import type { ListedRow } from '@/api/lists'
import { progressReportRequest } from '@/domain/emails'
import { reportKey } from '@/features/sent-emails/email-keys'
import type { EmailRequest } from '../email/email-request'

export type ReportedApplication = ListedRow<'listProgressReports'>

/** The e-mail that requests a progress report, sent singly or in bulk; the same for every kind of report. */
export const reportEmail = ({ applicationId, name, email }: ReportedApplication): EmailRequest => ({
  key: reportKey({ applicationId }),
  about: `Application ${applicationId}: progress report requested`,
  to: email,
  content: progressReportRequest({ name, email, applicationId }, branding),
})
