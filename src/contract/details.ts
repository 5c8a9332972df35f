import { FILE_KINDS } from '@/domain/file-kinds'
import { endpoint } from './endpoint'
import { markers, phpDate, phpDecision, phpFile, phpFound, phpOptionalText, phpStatus, phpText, sentId } from './php'
import { z } from './zod'

/** Everything known of one application; a host answers null for one it does not have. */
export const getDetails = endpoint({
  method: 'GET',
  path: '/MoreDetails.php',
  sends: 'query',
  replies: 'json',
  request: z.object({ app_ID: sentId }),
  response: phpFound(
    z.object({
      name: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      hod_decision: phpDecision,
      hod_remarks: phpText,
      hod_date: phpDate,
      dean_decision: phpDecision,
      dean_remarks: phpText,
      dean_date: phpDate,
      reviewer1_marks: phpOptionalText,
      reviewer1_date: phpDate,
      reviewer2_marks: phpOptionalText,
      reviewer2_date: phpDate,
      /** Hosts with two reviewers say nothing of a third: a missing key is no missing answer. */
      reviewer3_marks: phpOptionalText.optional(),
      reviewer3_date: phpDate.optional(),
      startDate: phpDate,
      period: phpText,
      amount: phpText,
      budget_uploaded_at: phpDate,
      uploads_uploaded_at: phpDate,
    }),
  ),
  marker: markers.recordsOrError,
  action: 'see-case',
  reads: ['applications', 'approvals', 'reviews', 'budgets', 'files'],
  examples: [
    {
      input: { app_ID: '12' },
      output: {
        name: 'Nimal Perera',
        submittedDate: '2026-11-10 09:30:00',
        Status: '5.1',
        hod_decision: '3.1',
        hod_remarks: 'Within the plan of the department.',
        hod_date: '2026-11-12 10:00:00',
        dean_decision: '3.1',
        dean_remarks: '',
        dean_date: null,
        reviewer1_marks: '78',
        reviewer1_date: '2026-11-14 10:00:00',
        reviewer2_marks: null,
        reviewer2_date: null,
        reviewer3_marks: null,
        reviewer3_date: null,
        startDate: '2027-01-01',
        period: '2 Years',
        amount: '1250000',
        budget_uploaded_at: null,
        uploads_uploaded_at: '2026-11-10 09:30:00',
      },
    },
  ],
  see: 'spec 2, 7; wire 2.6',
})

export const downloadDetailsFile = endpoint({
  method: 'GET',
  path: '/MoreDetailsFileDownload.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ app_ID: sentId, fileType: z.enum(FILE_KINDS) }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'see-case',
  reads: ['files'],
  examples: [{ input: { app_ID: '12', fileType: 'proposal' } }],
  see: 'spec 2, 3, 7',
})
