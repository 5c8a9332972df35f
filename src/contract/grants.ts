import { STATUS } from '@/domain/status/status'
import { endpoint } from './endpoint'
import { markers, phpBoolean, phpDate, phpFile, phpId, phpList, phpStatus, phpText, sentFile, sentId } from './php'
import { record } from './record'
import { z } from '@/domain/zod'

const message = z.object({ message: phpText })

const demoPdf = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' })

/** Returns the signed-in person's applications in any status, for the choice on the budget and report pages. */
export const listApplicationIds = endpoint({
  method: 'GET',
  path: '/GetApplicationID.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(record({ app_ID: phpId, projectTitle: phpText })),
  marker: markers.records,
  action: 'see-own-applications',
  reads: ['applications'],
  examples: [{ input: {}, output: [{ applicationId: '12', projectTitle: 'Seed banks of montane forests' }] }],
})

/** Stores a budget revision. The host's response has no reliable mark of success. */
export const submitBudget = endpoint({
  method: 'POST',
  path: '/Budget.php',
  sends: 'multipart',
  replies: 'json',
  request: record({ app_ID: sentId, project_title: z.string(), CurrentBudget: sentFile }),
  response: message,
  marker: markers.statusSuccessOrSilent,
  action: 'send-own-files',
  changes: ['budgets', 'files'],
  examples: [
    {
      input: { applicationId: '12', projectTitle: 'Seed banks of montane forests', file: demoPdf },
      output: { message: 'Files uploaded successfully.' },
    },
  ],
})

/**
 * Returns the signed-in person's applications. `hasAgreement` is true if there is an agreement to download: the signed
 * copy, else the council's. The legacy host writes the status as a word.
 */
export const listSubmittedGrants = endpoint({
  method: 'GET',
  path: '/SubmittedGrants.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    record({
      Id: phpId,
      pID: phpId.optional(),
      projectTitle: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      hasAgreement: phpBoolean,
    }),
  ),
  marker: markers.recordsOrFailure,
  action: 'see-own-applications',
  reads: ['applications', 'agreements'],
  examples: [
    {
      input: {},
      output: [
        {
          applicationId: '12',
          printedId: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10 09:30:00',
          status: STATUS.submitted,
          hasAgreement: false,
        },
      ],
    },
  ],
})

/** Returns the signed copy of the agreement only. `MoreDetailsFileDownload.php` returns the council's agreement. */
export const downloadAgreement = endpoint({
  method: 'GET',
  path: '/SubmittedGrants.php',
  sends: 'query',
  replies: 'blob',
  request: record({ grantId: sentId }),
  response: phpFile,
  marker: markers.recordsOrFailure,
  action: 'see-own-applications',
  reads: ['agreements'],
  examples: [{ input: { applicationId: '12' } }],
})

/** Stores the signed agreement. The council's agreement must exist first. */
export const uploadSignedAgreement = endpoint({
  method: 'POST',
  path: '/SubmittedGrants.php',
  sends: 'multipart',
  replies: 'json',
  request: record({ file: sentFile, grantId: sentId }),
  response: message,
  marker: markers.successTrue,
  action: 'send-own-files',
  changes: ['agreements', 'files'],
  examples: [{ input: { file: demoPdf, applicationId: '12' }, output: { message: 'File uploaded successfully!' } }],
})

/** Returns one application as a PDF, to anybody who has its number. */
export const downloadApplicationPdf = endpoint({
  method: 'GET',
  path: '/ViewSubmittedApplicationPDF.php',
  sends: 'query',
  replies: 'blob',
  request: record({ app_ID: sentId }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'read-application-pdf',
  reads: ['applications', 'files'],
  examples: [{ input: { applicationId: '12' } }],
})

/** Deletes an application with everything that belongs to it. Applicants may delete only their own. */
export const deleteApplication = endpoint({
  method: 'POST',
  path: '/DeleteApplication.php',
  sends: 'json',
  replies: 'json',
  request: record({ app_ID: sentId }),
  response: message,
  marker: markers.successTrue,
  action: 'delete-application',
  changes: ['applications', 'files', 'agreements', 'budgets', 'reports', 'reviews', 'approvals'],
  examples: [{ input: { applicationId: '12' }, output: { message: 'Application deleted successfully.' } }],
})

/**
 * Stores one progress report, of one or several files. The response has one text per file, under the file's own name; a
 * refused one starts with `Error`. The legacy host keeps a second report under another name.
 */
export const submitProgressReport = endpoint({
  method: 'POST',
  path: '/ProgressReports.php',
  sends: 'multipart',
  replies: 'json',
  request: record({
    app_ID: sentId,
    reportType: z.enum(['mid-year', 'end-year', 'final']),
    'file[]': z.array(sentFile),
  }),
  response: z.record(z.string(), phpText),
  marker: markers.perFile,
  action: 'send-own-files',
  changes: ['reports', 'files'],
  examples: [
    {
      input: { applicationId: '12', reportType: 'mid-year', files: [demoPdf] },
      output: { 'signed.pdf': 'File uploaded and database updated successfully.' },
    },
  ],
})
