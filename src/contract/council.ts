import { STATUS } from '@/domain/status/status'
import { APPROVERS } from '@/domain/people/approvers'
import { FILE_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { endpoint } from './endpoint'
import { GET_FILE, GET_JSON, POST_MULTIPART, POST_JSON } from '@/wire/contract/endpoint'
import { demoListed, demoTitle, listedColumns } from './listed-application'
import { markers } from './markers'
import { phpBudgetDecision, phpDecision, phpStatus, phpListedStatus } from './codecs'
import { phpDate, phpFlag, phpId, phpList, phpOptionalText, phpText, sentFile, sentId } from '@/wire/contract/php'
import { ofLaterReviewers, ofApprovers, ofReviewers, record } from './record'
import { z } from '@/lib/zod'

const demoPdf = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })

const applicationColumns = { ...listedColumns, name: phpText }

const demoApplication = { ...demoListed, name: 'Nimal Perera' }

/** Shared by the two lists of applications, which differ in their statuses. Admin and urc read both. */
const applicationList = {
  ...GET_JSON,
  marker: markers.records,
  columnTypes: 'text',
  action: 'view-applications',
  reads: ['applications'],
} as const

/**
 * Returns the applications for the council. Their statuses are those of docs/host.md#council-lists. The legacy host
 * writes them as words.
 */
export const listApplications = endpoint({
  ...applicationList,
  path: '/ViewApplication.php',
  response: phpList(record({ ...applicationColumns, Status: phpListedStatus })),
  examples: [{ input: {}, output: [{ ...demoApplication, status: { status: STATUS.submitted, inWords: false } }] }],
})

/** Returns the applications to shortlist or reject. Their statuses are those of docs/host.md#council-lists. */
export const listApplicationsToShortlist = endpoint({
  ...applicationList,
  path: '/ViewApplication_DS.php',
  response: phpList(record({ ...applicationColumns, Status: phpStatus })),
  examples: [{ input: {}, output: [{ ...demoApplication, status: STATUS.submitted }] }],
})

/** Returns the granted applications, for report requests. The address is the account's, not the application's. */
export const listProgressReports = endpoint({
  ...GET_JSON,
  path: '/RequestProgressReport.php',
  response: phpList(
    record({ Id: phpId, startDate: phpDate, projectTitle: phpText, userEmail: phpText, name: phpText }),
  ),
  marker: markers.records,
  columnTypes: 'text',
  action: 'request-reports',
  reads: ['applications', 'reports'],
  examples: [
    {
      input: {},
      output: [
        {
          applicationId: '12',
          startDate: '2026-01-01',
          projectTitle: demoTitle,
          email: 'nimal@example.org',
          name: 'Nimal',
        },
      ],
    },
  ],
})

/** Returns one progress report of an application. The legacy host returns the first of a kind, and PDFs only. */
export const downloadProgressReport = endpoint({
  ...GET_FILE,
  path: '/RequestProgressReport.php',
  request: record({ app_ID: sentId, reportType: z.enum(['mid', 'end', 'final']) }),
  marker: markers.recordsOrError,
  action: 'request-reports',
  reads: ['reports', 'files'],
  examples: [{ input: { applicationId: '12', reportType: 'mid' } }],
})

/** Returns whether a document of an application exists. */
export const checkFileExistence = endpoint({
  method: 'GET',
  path: '/CheckFileExistence.php',
  sends: 'query',
  responseType: 'json',
  request: record({ app_ID: sentId, fileType: z.enum(FILE_KINDS) }),
  response: z.object({ exists: phpFlag }),
  marker: markers.recordsOrError,
  action: 'see-application',
  reads: ['files'],
  examples: [{ input: { applicationId: '12', fileType: 'progress_midyear' }, output: { exists: true } }],
})

/** Returns the granted applications with the decision on their budget revision. */
export const listBudgets = endpoint({
  ...GET_JSON,
  path: '/ApproveBudget.php',
  response: phpList(
    record({
      app_ID: phpId,
      projectTitle: phpText,
      /** Null without a revision; undefined if the host has no such column, so that it is not known. */
      uploaded_at: z.optional(phpDate),
      decision: phpBudgetDecision,
    }),
  ),
  marker: markers.records,
  columnTypes: 'text',
  action: 'approve-budgets',
  reads: ['budgets'],
  examples: [
    {
      input: {},
      output: [
        { applicationId: '12', projectTitle: demoTitle, uploadedAt: '2026-10-02 10:00:00', decision: 'Pending' },
      ],
    },
  ],
})

/** Returns the budget submitted with the application, or its revision. */
export const downloadBudget = endpoint({
  ...GET_FILE,
  path: '/ApproveBudget.php',
  request: record({ app_ID: sentId, reportType: z.enum(['previous', 'current']) }),
  marker: markers.records,
  action: 'approve-budgets',
  reads: ['budgets', 'files'],
  examples: [{ input: { applicationId: '12', reportType: 'current' } }],
})

/** Records the decision on a budget revision. */
export const decideBudget = endpoint({
  ...POST_JSON,
  path: '/ApproveBudget.php',
  request: record({ app_ID: sentId, decision: z.enum(['Pending', 'Approved', 'Rejected']) }),
  marker: markers.statusSuccess,
  action: 'approve-budgets',
  changes: ['budgets'],
  examples: [
    { input: { applicationId: '12', decision: 'Approved' }, output: { message: 'Decision saved successfully' } },
  ],
})

/** Shortlists a submitted application (2.1) or rejects it (2.2). */
export const shortlistOrReject = endpoint({
  ...POST_JSON,
  path: '/UpdateOrderApplicationStatus.php',
  request: record({ app_ID: sentId, status: z.enum([STATUS.shortlisted, STATUS.notShortlisted]) }),
  marker: markers.statusSuccess,
  action: 'shortlist-applications',
  changes: ['applications', 'approvals'],
  examples: [
    { input: { applicationId: '12', status: STATUS.shortlisted }, output: { message: 'Status updated successfully' } },
  ],
})

/**
 * Returns the applications to grant or deny, with the known decisions and marks. Their statuses are those of
 * docs/host.md#council-lists. Later hosts list 2.1 as well.
 */
export const listApprovedApplications = endpoint({
  ...GET_JSON,
  path: '/ApprovedApplications.php',
  response: phpList(
    record(
      {
        Id: phpId,
        projectTitle: phpText,
        submittedDate: phpDate,
        Status: phpStatus,
        name: phpText,
        email: phpText,
      },
      {
        reviews: ofReviewers({ marks: ['reviewer#_mark', phpOptionalText] }),
        approvals: ofApprovers({ decision: ['#_decision', phpDecision] }),
      },
    ),
  ),
  marker: markers.records,
  columnTypes: 'text',
  action: 'grant-or-deny',
  mayBeAbsent: ofLaterReviewers,
  reads: ['applications', 'reviews', 'approvals'],
  examples: [
    {
      input: {},
      output: [
        {
          ...demoListed,
          status: STATUS.approved,
          name: 'Nimal Perera',
          email: 'nimal@example.org',
          reviews: REVIEWERS.map(({ number }) => ({ number, marks: number === 1 ? '78' : null })),
          approvals: APPROVERS.map((approver) => ({ approver, decision: STATUS.approved })),
        },
      ],
    },
  ],
})

/**
 * Grants an application (5.1) or denies it (5.2). The status is sent as text: for the number 5.1, the legacy host would
 * not store start date, period and amount. A denial sends these three as empty texts. The response has no flag: it is a
 * success only if its message says so.
 */
export const grantOrDeny = endpoint({
  ...POST_JSON,
  path: '/ApplicationStatus_Granted.php',
  request: record({
    appId: sentId,
    status: z.enum([STATUS.granted, STATUS.denied]),
    startDate: z.string(),
    period: z.string(),
    amount: z.string(),
  }),
  marker: markers.messageOnly,
  action: 'grant-or-deny',
  changes: ['applications'],
  examples: [
    {
      input: {
        applicationId: '12',
        status: STATUS.granted,
        startDate: '2027-01-01',
        period: '2 Years',
        amount: '1250000',
      },
      output: { message: 'Status updated successfully' },
    },
  ],
})

/** Stores the award letter of a granted application. A new one replaces the last. */
export const uploadAwardLetter = endpoint({
  ...POST_MULTIPART,
  path: '/AwardLetter.php',
  request: record({ file: sentFile, app_ID: sentId }),
  marker: markers.successTrue,
  action: 'manage-agreements',
  changes: ['files', 'agreements'],
  examples: [{ input: { file: demoPdf, applicationId: '12' }, output: { message: 'File uploaded successfully!' } }],
})

/** Returns the granted applications with their agreements. Only later hosts send `uploaded_at` and `requested`. */
export const listAgreements = endpoint({
  ...GET_JSON,
  path: '/RequestAgreement.php',
  response: phpList(
    record({
      ...listedColumns,
      Status: phpStatus,
      email: phpText,
      requested: phpFlag,
      uploaded_at: phpDate,
      hasAgreement: phpFlag,
    }),
  ),
  marker: markers.records,
  columnTypes: 'text',
  action: 'manage-agreements',
  mayBeAbsent: /^(requested|uploaded_at|hasAgreement)$/,
  reads: ['agreements', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          ...demoListed,
          status: STATUS.granted,
          email: 'nimal@example.org',
          requested: false,
          uploadedAt: null,
          hasAgreement: false,
        },
      ],
    },
  ],
})

/** Stores the council's agreement, for the applicant to sign. A new one replaces the last. */
export const uploadAgreement = endpoint({
  ...POST_MULTIPART,
  path: '/RequestAgreement.php',
  request: record({ app_ID: sentId, uploadedFile: sentFile }),
  marker: markers.statusSuccess,
  action: 'manage-agreements',
  changes: ['agreements', 'files'],
  examples: [{ input: { applicationId: '12', file: demoPdf }, output: { message: 'File uploaded successfully.' } }],
})
