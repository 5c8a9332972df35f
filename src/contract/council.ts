import { FILE_KINDS } from '@/domain/file-kinds'
import { endpoint } from './endpoint'
import {
  markers,
  phpBudgetDecision,
  phpDate,
  phpDecision,
  phpFile,
  phpFlag,
  phpId,
  phpList,
  phpOptionalText,
  phpStatus,
  phpText,
  phpToldStatus,
  sentFile,
  sentId,
} from './php'
import { z } from './zod'

const message = z.object({ message: phpText })

const demoPdf = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })

const demoTitle = 'Seed banks of montane forests'

const applicationColumns = { app_ID: phpId, projectTitle: phpText, submittedDate: phpDate, name: phpText }

const demoApplication = { app_ID: '12', projectTitle: demoTitle, submittedDate: '2026-11-10', name: 'Nimal Perera' }

/** What the two lists of applications share. They differ in what they hold; each desk reads both. */
const applicationList = {
  method: 'GET',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  marker: markers.records,
  columns: 'text',
  action: 'view-applications',
  reads: ['applications'],
  see: 'spec 7; wire 2.6',
} as const

/** Submitted, decided and granted applications: statuses 1, 3.1, 3.2, 5.1, 5.2. The legacy host tells them in words. */
export const listApplications = endpoint({
  ...applicationList,
  path: '/ViewApplication.php',
  response: phpList(z.object({ ...applicationColumns, Status: phpToldStatus })),
  examples: [{ input: {}, output: [{ ...demoApplication, Status: { status: '1', inWords: false } }] }],
})

/** Applications to be ordered: statuses 1, 2.1, 2.2. */
export const listApplicationsToShortlist = endpoint({
  ...applicationList,
  path: '/ViewApplication_DS.php',
  response: phpList(z.object({ ...applicationColumns, Status: phpStatus })),
  examples: [{ input: {}, output: [{ ...demoApplication, Status: '1' }] }],
})

export const listProgressReports = endpoint({
  method: 'GET',
  path: '/RequestProgressReport.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({ Id: phpId, startDate: phpDate, projectTitle: phpText, userEmail: phpText, name: phpText }),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'request-reports',
  reads: ['applications', 'reports'],
  examples: [
    {
      input: {},
      output: [
        { Id: '12', startDate: '2026-01-01', projectTitle: demoTitle, userEmail: 'nimal@example.org', name: 'Nimal' },
      ],
    },
  ],
  see: 'spec 7; wire 2.6',
})

export const downloadProgressReport = endpoint({
  method: 'GET',
  path: '/RequestProgressReport.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ app_ID: sentId, reportType: z.enum(['mid', 'end', 'final']) }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'request-reports',
  reads: ['reports', 'files'],
  examples: [{ input: { app_ID: '12', reportType: 'mid' } }],
  see: 'spec 7; wire 2.6',
})

export const checkFileExistence = endpoint({
  method: 'GET',
  path: '/CheckFileExistence.php',
  sends: 'query',
  replies: 'json',
  request: z.object({ app_ID: sentId, fileType: z.enum(FILE_KINDS) }),
  response: z.object({ exists: phpFlag }),
  marker: markers.recordsOrError,
  action: 'see-case',
  reads: ['files'],
  examples: [{ input: { app_ID: '12', fileType: 'progress_midyear' }, output: { exists: true } }],
  see: 'spec 3, 7; wire 2.6',
})

export const listBudgets = endpoint({
  method: 'GET',
  path: '/ApproveBudget.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
      app_ID: phpId,
      projectTitle: phpText,
      /** Null is no revision; a host without the column says nothing of one. */
      uploaded_at: phpDate.optional(),
      decision: phpBudgetDecision,
    }),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'approve-budgets',
  reads: ['budgets'],
  examples: [
    {
      input: {},
      output: [{ app_ID: '12', projectTitle: demoTitle, uploaded_at: '2026-10-02 10:00:00', decision: 'Pending' }],
    },
  ],
  see: 'spec 7; wire 2.6',
})

export const downloadBudget = endpoint({
  method: 'GET',
  path: '/ApproveBudget.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ app_ID: sentId, reportType: z.enum(['previous', 'current']) }),
  response: phpFile,
  marker: markers.records,
  action: 'approve-budgets',
  reads: ['budgets', 'files'],
  examples: [{ input: { app_ID: '12', reportType: 'current' } }],
  see: 'spec 7; wire 2.6',
})

export const decideBudget = endpoint({
  method: 'POST',
  path: '/ApproveBudget.php',
  sends: 'json',
  replies: 'json',
  request: z.object({ app_ID: sentId, decision: z.enum(['Pending', 'Approved', 'Rejected']) }),
  response: message,
  marker: markers.statusSuccess,
  action: 'approve-budgets',
  changes: ['budgets'],
  examples: [{ input: { app_ID: '12', decision: 'Approved' }, output: { message: 'Decision saved successfully' } }],
  see: 'spec 7; wire 2.6',
})

export const shortlistOrReject = endpoint({
  method: 'POST',
  path: '/UpdateOrderApplicationStatus.php',
  sends: 'json',
  replies: 'json',
  request: z.object({ app_ID: sentId, status: z.enum(['2.1', '2.2']) }),
  response: message,
  marker: markers.statusSuccess,
  action: 'order-applications',
  changes: ['applications', 'approvals'],
  examples: [{ input: { app_ID: '12', status: '2.1' }, output: { message: 'Status updated successfully' } }],
  see: 'spec 4, 7; wire 2.6',
})

/** Applications HOD and Dean have approved, and what became of them; 2.1 where a host lists it (spec 4). */
export const listApprovedApplications = endpoint({
  method: 'GET',
  path: '/ApprovedApplications.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
      Id: phpId,
      projectTitle: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      name: phpText,
      email: phpText,
      reviewer1_mark: phpOptionalText,
      reviewer2_mark: phpOptionalText,
      /** Hosts with two reviewers say nothing of a third: a missing key is no missing mark (settled "Third reviewer"). */
      reviewer3_mark: phpOptionalText.optional(),
      hod_decision: phpDecision,
      dean_decision: phpDecision,
    }),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'grant-or-deny',
  reads: ['applications', 'reviews', 'approvals'],
  examples: [
    {
      input: {},
      output: [
        {
          Id: '12',
          projectTitle: demoTitle,
          submittedDate: '2026-11-10',
          Status: '3.1',
          name: 'Nimal Perera',
          email: 'nimal@example.org',
          reviewer1_mark: '78',
          reviewer2_mark: null,
          reviewer3_mark: null,
          hod_decision: '3.1',
          dean_decision: '3.1',
        },
      ],
    },
  ],
  see: 'spec 7; wire 2.6',
})

/** The status travels as text: a number would lose the start date, period and amount (wire 2.6). */
export const grantOrDeny = endpoint({
  method: 'POST',
  path: '/ApplicationStatus_Granted.php',
  sends: 'json',
  replies: 'json',
  request: z.object({
    appId: sentId,
    status: z.enum(['5.1', '5.2']),
    startDate: z.string(),
    period: z.string(),
    amount: z.string(),
  }),
  response: message,
  marker: markers.messageOnly,
  action: 'grant-or-deny',
  changes: ['applications'],
  examples: [
    {
      input: { appId: '12', status: '5.1', startDate: '2027-01-01', period: '2 Years', amount: '1250000' },
      output: { message: 'Status updated successfully' },
    },
  ],
  see: 'spec 4, 7; wire 2.6',
})

export const uploadAwardLetter = endpoint({
  method: 'POST',
  path: '/AwardLetter.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({ file: sentFile, app_ID: sentId }),
  response: message,
  marker: markers.successTrue,
  action: 'manage-agreements',
  changes: ['files', 'agreements'],
  examples: [{ input: { file: demoPdf, app_ID: '12' }, output: { message: 'File uploaded successfully!' } }],
  see: 'spec 7; wire 2.6',
})

/** `uploaded_at` and `requested` come from later hosts only. */
export const listAgreements = endpoint({
  method: 'GET',
  path: '/RequestAgreement.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
      app_ID: phpId,
      projectTitle: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      email: phpText,
      requested: phpFlag,
      uploaded_at: phpDate,
      hasAgreement: phpFlag,
    }),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'manage-agreements',
  reads: ['agreements', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          app_ID: '12',
          projectTitle: demoTitle,
          submittedDate: '2026-11-10',
          Status: '5.1',
          email: 'nimal@example.org',
          requested: false,
          uploaded_at: null,
          hasAgreement: false,
        },
      ],
    },
  ],
  see: 'spec 3, 4, 7; wire 2.6',
})

export const uploadAgreement = endpoint({
  method: 'POST',
  path: '/RequestAgreement.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({ app_ID: sentId, uploadedFile: sentFile }),
  response: message,
  marker: markers.statusSuccess,
  action: 'manage-agreements',
  changes: ['agreements', 'files'],
  examples: [{ input: { app_ID: '12', uploadedFile: demoPdf }, output: { message: 'File uploaded successfully.' } }],
  see: 'spec 7; wire 2.6',
})
