import { endpoint } from './endpoint'
import { markers, phpBoolean, phpDate, phpFile, phpId, phpList, phpStatus, phpText, sentFile, sentId } from './php'
import { z } from './zod'

const message = z.object({ message: phpText })

const demoPdf = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' })

/** The applications of the person who asks, whatever their status: the choice on the budget and report pages. */
export const listApplicationIds = endpoint({
  method: 'GET',
  path: '/GetApplicationID.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(z.object({ app_ID: phpId, projectTitle: phpText })),
  marker: markers.records,
  action: 'see-own-applications',
  reads: ['applications'],
  examples: [{ input: {}, output: [{ app_ID: '12', projectTitle: 'Seed banks of montane forests' }] }],
  see: 'spec 7; wire 2.5',
})

export const submitBudget = endpoint({
  method: 'POST',
  path: '/Budget.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({ app_ID: sentId, project_title: z.string(), CurrentBudget: sentFile }),
  response: message,
  marker: markers.statusSuccessOrSilent,
  action: 'send-own-files',
  changes: ['budgets', 'files'],
  examples: [
    {
      input: { app_ID: '12', project_title: 'Seed banks of montane forests', CurrentBudget: demoPdf },
      output: { message: 'Files uploaded successfully.' },
    },
  ],
  see: 'spec 7; wire 2.5',
})

/** `hasAgreement` tells that there is an agreement to download: the signed copy, or else the council's. */
export const listSubmittedGrants = endpoint({
  method: 'GET',
  path: '/SubmittedGrants.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
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
          Id: '12',
          pID: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10 09:30:00',
          Status: '1',
          hasAgreement: false,
        },
      ],
    },
  ],
  see: 'spec 7; wire 2.5',
})

export const downloadAgreement = endpoint({
  method: 'GET',
  path: '/SubmittedGrants.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ grantId: sentId }),
  response: phpFile,
  marker: markers.recordsOrFailure,
  action: 'see-own-applications',
  reads: ['agreements'],
  examples: [{ input: { grantId: '12' } }],
  see: 'spec 7; wire 2.5',
})

export const uploadSignedAgreement = endpoint({
  method: 'POST',
  path: '/SubmittedGrants.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({ file: sentFile, grantId: sentId }),
  response: message,
  marker: markers.successTrue,
  action: 'send-own-files',
  changes: ['agreements', 'files'],
  examples: [{ input: { file: demoPdf, grantId: '12' }, output: { message: 'File uploaded successfully!' } }],
  see: 'spec 7; wire 2.5',
})

export const downloadApplicationPdf = endpoint({
  method: 'GET',
  path: '/ViewSubmittedApplicationPDF.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ app_ID: sentId }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'read-application-pdf',
  reads: ['applications', 'files'],
  examples: [{ input: { app_ID: '12' } }],
  see: 'spec 7',
})

export const deleteApplication = endpoint({
  method: 'POST',
  path: '/DeleteApplication.php',
  sends: 'json',
  replies: 'json',
  request: z.object({ app_ID: sentId }),
  response: message,
  marker: markers.successTrue,
  action: 'delete-application',
  changes: ['applications', 'files', 'agreements', 'budgets', 'reports', 'reviews', 'approvals'],
  examples: [{ input: { app_ID: '12' }, output: { message: 'Application deleted successfully.' } }],
  see: 'spec 7, 8',
})

/** The reply has one text per file, keyed by the file's own name. */
export const submitProgressReport = endpoint({
  method: 'POST',
  path: '/ProgressReports.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({
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
      input: { app_ID: '12', reportType: 'mid-year', 'file[]': [demoPdf] },
      output: { 'signed.pdf': 'File uploaded and database updated successfully.' },
    },
  ],
  see: 'spec 7; wire 2.5',
})
