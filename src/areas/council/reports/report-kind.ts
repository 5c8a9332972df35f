import type { DueReport } from '@/domain/council/due-reports'
import { NO_FIELDS, type EmailKind } from '../email/email-kind'
import { reportEmail } from './report-email'
import { reportWrite } from './report.write'

/** Missing reports that are due, by application id; empty until a filter has started the scan. */
export type Overdue = ReadonlyMap<string, readonly DueReport[]>

/** A report may be requested repeatedly; the host has no flag for it. */
export const reportKind = (overdue: Overdue): EmailKind<'listProgressReports', Record<string, string>> => ({
  ...NO_FIELDS,
  role: 'Applicant',
  write: reportWrite,
  mayRequest: () => true,
  request: (row) => reportEmail(row, overdue.get(row.applicationId) ?? []),
})
