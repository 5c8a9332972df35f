import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import type { DueReport } from '@/domain/council/due-reports'
import { progressReportRequest } from '@/domain/texts/emails'
import { getReportKey } from '@/writes/email-keys'
import { EMAIL_REQUEST_TEXTS } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'
import { NO_FIELDS, type EmailKind } from '../email/email-kind'

export type ReportedApplication = ListedRow<'listProgressReports'>

/** Missing reports that are due, by application id. Empty until a filter starts the scan. */
export type OverdueReports = ReadonlyMap<string, readonly DueReport[]>

/** Has no `isListed`, because the host does not record the request. */
export const reportWrite = defineWrite({
  ...EMAIL_REQUEST_TEXTS,
  name: 'report',
  list: 'listProgressReports',
  getComparedValues: ({ email }) => [email],
})

/** A report may be requested repeatedly; the host has no flag for it. */
export const createReportEmailKind = (
  overdueReports: OverdueReports,
): EmailKind<'listProgressReports', Record<string, string>> => ({
  ...NO_FIELDS,
  role: 'Applicant',
  write: reportWrite,
  mayRequest: () => true,
  getNote: ({ applicationId }) => {
    const labels = overdueReports.get(applicationId)?.map(({ report }) => report.label.replace(' progress report', ''))
    return labels ? `Due: ${labels.join(', ').toLowerCase()} report` : ''
  },
  createRequest: ({ applicationId, name, email }) => {
    const dueReports = (overdueReports.get(applicationId) ?? []).map(({ report }) => report)
    return {
      key: getReportKey({ applicationId }),
      logLabel: `Application ${applicationId}: progress report requested`,
      to: email,
      content: progressReportRequest({ name, email, applicationId, due: dueReports }, branding),
    }
  },
})
