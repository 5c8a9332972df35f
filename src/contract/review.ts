import { STATUS } from '@/domain/status/status'
import { perReviewer, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { endpoint } from './endpoint'
import { linkedApplication } from './linked-application'
import {
  markers,
  phpDate,
  phpFile,
  phpFlag,
  phpId,
  phpList,
  phpOptionalText,
  phpStatus,
  phpText,
  sentFile,
  sentId,
} from './php'
import { ofReviewers, record } from './record'
import { z } from '@/domain/zod'

const message = z.object({ message: phpText })

const reviewerKind = z.enum(REVIEWERS.map(({ kind }) => kind))

const demoReviewer = { name: 'Anula Silva', email: 'anula@example.org', affiliation: 'University of North' }

const demoReport = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' })

/**
 * Returns the approved applications with their reviewers, whether they were invited, and their marks. Every host has
 * two reviewers; the columns of the third may be missing (docs/portal.md#third-reviewer).
 */
export const listReviewers = endpoint({
  method: 'GET',
  path: '/SendReviewers.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    record(
      {
        app_ID: phpId,
        projectTitle: phpText,
        submittedDate: phpDate,
        Status: phpStatus,
      },
      {
        reviews: ofReviewers(
          { marks: ['reviewer#_mark', phpOptionalText] },
          {
            name: ['reviewer#Name', phpText],
            email: ['reviewer#Email', phpText],
            affiliation: ['reviewer#Affiliation', phpText],
            sent: ['reviewer#EmailSent', phpFlag],
          },
        ),
      },
    ),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'invite-reviewers',
  reads: ['reviews', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          applicationId: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10',
          status: STATUS.approved,
          reviews: REVIEWERS.map(({ number }) => ({ number, ...demoReviewer, sent: true, marks: '78' })),
        },
      ],
    },
  ],
})

/** Returns the evaluation report of one reviewer. The response to a missing report has an empty body. */
export const downloadEvaluationReport = endpoint({
  method: 'GET',
  path: '/DownloadEvaluationReport.php',
  sends: 'query',
  replies: 'blob',
  request: record({ app_ID: sentId, reviewerType: reviewerKind }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'invite-reviewers',
  reads: ['reviews', 'files'],
  examples: [{ input: { applicationId: '12', reviewer: 'reviewer_one' } }],
  emptyWhenMissing: true,
})

/**
 * Stores whom the council invites as this reviewer. All four fields are required. The e-mail follows in a separate
 * call. The legacy host adds a row each time.
 */
const saveReviewer = ({ number }: Reviewer) =>
  endpoint({
    method: 'POST',
    path: `/SaveReviewer${number}.php`,
    sends: 'form',
    replies: 'json',
    request: record({
      app_ID: sentId,
      reviewerEmail: z.string(),
      reviewerName: z.string(),
      reviewerAffiliation: z.string(),
    }),
    response: message,
    marker: markers.statusSuccess,
    action: 'invite-reviewers',
    changes: ['reviews'],
    examples: [
      {
        input: {
          applicationId: '12',
          ...demoReviewer,
        },
        output: { message: 'Reviewer saved successfully' },
      },
    ],
  })

/** Stores the marks and report that a reviewer sent on paper. The council enters them. */
export const uploadReviewerDocument = endpoint({
  method: 'POST',
  path: '/ReviewerDocuments.php',
  sends: 'multipart',
  replies: 'json',
  request: record({ app_ID: sentId, overallMarks: z.string(), reviewer: reviewerKind, evaluationReport: sentFile }),
  response: message,
  marker: markers.statusSuccess,
  action: 'enter-reviews',
  changes: ['reviews', 'files'],
  examples: [
    {
      input: { applicationId: '12', marks: '78', reviewer: 'reviewer_one', report: demoReport },
      output: { message: 'File and marks uploaded successfully.' },
    },
  ],
})

/** Returns title, applicant and id of an application, for the linked page of a reviewer. `[]` for an unknown id. */
export const getApplicationToReview = linkedApplication('/Reviewer.php')

/** Returns the evaluation criteria, for a reviewer who came by a link. `Content-Disposition` has the file name. */
const downloadCriteriaAsReviewer = ({ number }: Reviewer) =>
  endpoint({
    method: 'GET',
    path: `/Reviewer${number}Evaluvation.php`,
    sends: 'query',
    replies: 'blob',
    request: record({ app_ID: sentId }),
    response: phpFile,
    marker: markers.recordsOrError,
    action: 'answer-by-link',
    reads: ['criteria'],
    examples: [{ input: { applicationId: '12' } }],
  })

/**
 * Stores the marks and evaluation report of a reviewer, by the link in the e-mail. The legacy host takes a mark of `0`
 * for missing. For a reviewer whom nobody saved, it responds with success and stores nothing.
 */
const submitReview = ({ number }: Reviewer) =>
  endpoint({
    method: 'POST',
    path: `/Reviewer${number}Evaluvation.php`,
    sends: 'multipart',
    replies: 'json',
    request: record({ app_ID: sentId, overallMarks: z.string(), evaluationReport: sentFile }),
    response: message,
    marker: markers.statusSuccess,
    action: 'answer-by-link',
    changes: ['reviews', 'files'],
    examples: [
      {
        input: { applicationId: '12', marks: '78', report: demoReport },
        output: { message: 'File and marks uploaded successfully.' },
      },
    ],
  })

/** One call for each reviewer: `submitReview1`, `submitReview2` and so on. */
export const reviewerCalls = {
  ...perReviewer('saveReviewer', saveReviewer),
  ...perReviewer('downloadCriteriaAsReviewer', downloadCriteriaAsReviewer),
  ...perReviewer('submitReview', submitReview),
}
