import { STATUS } from '@/domain/status/status'
import { APPROVERS } from '@/domain/people/approvers'
import { FILE_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { endpoint } from './endpoint'
import { GET_FILE } from '@/wire/contract/endpoint'
import { markers } from './markers'
import { phpDate, phpOptionalRecord, phpOptionalText, phpText, sentId } from '@/wire/contract/php'
import { phpDecision, phpStatus } from './codecs'
import { ofLaterReviewers, ofApprovers, ofReviewers, record } from './record'
import { z } from '@/lib/zod'

/** Returns everything about one application but its title, without a log-in. `[]`, null or false for an unknown id. */
export const getDetails = endpoint({
  method: 'GET',
  path: '/MoreDetails.php',
  sends: 'query',
  responseType: 'json',
  request: record({ app_ID: sentId }),
  response: phpOptionalRecord(
    record(
      {
        name: phpText,
        submittedDate: phpDate,
        Status: phpStatus,
        startDate: phpDate,
        period: phpText,
        amount: phpText,
        budget_uploaded_at: phpDate,
        uploads_uploaded_at: phpDate,
      },
      {
        approvals: ofApprovers({
          decision: ['#_decision', phpDecision],
          remarks: ['#_remarks', phpText],
          date: ['#_date', phpDate],
        }),
        reviews: ofReviewers({ marks: ['reviewer#_marks', phpOptionalText], date: ['reviewer#_date', phpDate] }),
      },
    ),
  ),
  marker: markers.recordsOrError,
  action: 'see-application',
  mayBeAbsent: new RegExp(`${ofLaterReviewers.source}|^uploads_uploaded_at$`),
  reads: ['applications', 'approvals', 'reviews', 'budgets', 'files'],
  examples: [
    {
      input: { applicationId: '12' },
      output: {
        name: 'Nimal Perera',
        submittedDate: '2026-11-10 09:30:00',
        status: STATUS.granted,
        approvals: APPROVERS.map((approver) => ({
          approver,
          decision: STATUS.approved,
          remarks: 'Within the plan of the department.',
          date: '2026-11-12 10:00:00',
        })),
        reviews: REVIEWERS.map(({ number }) => ({ number, marks: number === 1 ? '78' : null, date: null })),
        startDate: '2027-01-01',
        period: '2 Years',
        amount: '1250000',
        budgetUploadedAt: null,
        filesUploadedAt: '2026-11-10 09:30:00',
      },
    },
  ],
})

/** Returns one document of an application, without a log-in. */
export const downloadDetailsFile = endpoint({
  ...GET_FILE,
  path: '/MoreDetailsFileDownload.php',
  request: record({ app_ID: sentId, fileType: z.enum(FILE_KINDS) }),
  marker: markers.recordsOrError,
  action: 'see-application',
  reads: ['files'],
  examples: [{ input: { applicationId: '12', fileType: 'proposal' } }],
})
