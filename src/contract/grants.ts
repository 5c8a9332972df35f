import { STATUS } from '@/domain/status/status'
import { endpoint } from './endpoint'
import { GET_FILE, GET_JSON, POST_MULTIPART, POST_JSON } from '@/wire/contract/endpoint'
import { demoTitle } from './listed-application'
import { markers } from './markers'
import { phpBoolean, phpDate, phpId, phpList, phpText, sentFile, sentId } from '@/wire/contract/php'
import { phpStatus } from './codecs'
import { record } from './record'
import { z } from '@/lib/zod'

const demoPdf = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' })

/** Returns the signed-in person's applications in any status, for the choice on the budget and report pages. */
export const listApplicationIds = endpoint({
  ...GET_JSON,
  path: '/GetApplicationID.php',
  response: phpList(record({ app_ID: phpId, projectTitle: phpText })),
  marker: markers.records,
  action: 'see-own-applications',
  reads: ['applications'],
  examples: [{ input: {}, output: [{ applicationId: '12', projectTitle: demoTitle }] }],
})

/** Stores a budget revision. The host's response has no reliable mark of success. */
export const submitBudget = endpoint({
  ...POST_MULTIPART,
  path: '/Budget.php',
  request: record({ app_ID: sentId, project_title: z.string(), CurrentBudget: sentFile }),
  marker: markers.statusSuccessOrSilent,
  action: 'send-own-files',
  changes: ['budgets', 'files'],
  examples: [
    {
      input: { applicationId: '12', projectTitle: demoTitle, file: demoPdf },
      output: { message: 'Files uploaded successfully.' },
    },
  ],
})

/**
 * Returns the signed-in person's applications. `hasAgreement` is true if there is an agreement to download: the signed
 * copy, else the council's. The legacy host writes the status as a word.
 */
export const listSubmittedApplications = endpoint({
  ...GET_JSON,
  path: '/SubmittedGrants.php',
  response: phpList(
    record({
      Id: phpId,
      pID: z.optional(phpId),
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
          projectTitle: demoTitle,
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
  ...GET_FILE,
  path: '/SubmittedGrants.php',
  request: record({ grantId: sentId }),
  marker: markers.recordsOrFailure,
  action: 'see-own-applications',
  reads: ['agreements'],
  examples: [{ input: { applicationId: '12' } }],
})

/** Stores the signed agreement. The council's agreement must exist first. */
export const uploadSignedAgreement = endpoint({
  ...POST_MULTIPART,
  path: '/SubmittedGrants.php',
  request: record({ file: sentFile, grantId: sentId }),
  marker: markers.successTrue,
  action: 'send-own-files',
  changes: ['agreements', 'files'],
  examples: [{ input: { file: demoPdf, applicationId: '12' }, output: { message: 'File uploaded successfully!' } }],
})

/** Returns one application as a PDF, to anybody who has its number. */
export const downloadApplicationPdf = endpoint({
  ...GET_FILE,
  path: '/ViewSubmittedApplicationPDF.php',
  request: record({ app_ID: sentId }),
  marker: markers.recordsOrError,
  action: 'read-application-pdf',
  reads: ['applications', 'files'],
  examples: [{ input: { applicationId: '12' } }],
})

/** Deletes an application with everything that belongs to it. Applicants may delete only their own. */
export const deleteApplication = endpoint({
  ...POST_JSON,
  path: '/DeleteApplication.php',
  request: record({ app_ID: sentId }),
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
  responseType: 'json',
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
