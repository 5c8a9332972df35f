import { branding } from '@/branding'
import type { ListedRow } from '@/api/lists'
import type { DueReport } from '@/domain/council/due-reports'
import { progressReportRequest } from '@/domain/texts/emails'
import { reportKey } from '@/writes/email-keys'
import type { EmailRequest } from '../email/email-kind'

export type ReportedApplication = ListedRow<'listProgressReports'>

/** @param due the missing reports that are due, as far as known */
export const reportEmail = (
  { applicationId, name, email }: ReportedApplication,
  due: readonly DueReport[],
): EmailRequest => ({
  key: reportKey({ applicationId }),
  about: `Application ${applicationId}: progress report requested`,
  to: email,
  content: progressReportRequest({ name, email, applicationId, due: due.map(({ report }) => report) }, branding),
})
