import { STATUS } from '@/domain/status/status'
import { perReviewer, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { endpoint } from './endpoint'
import { GET_FILE, GET_JSON, POST_MULTIPART, message } from '@/wire/contract/endpoint'
import { linkedApplication } from './linked-application'
import { demoListed, listedColumns } from './listed-application'
import { markers } from './markers'
import { phpFlag, phpList, phpOptionalText, phpText, sentFile, sentId } from '@/wire/contract/php'
import { phpStatus } from './codecs'
import { ofLaterReviewers, ofReviewers, record } from './record'
import { z } from '@/lib/zod'

const reviewerKind = z.enum(REVIEWERS.map(({ kind }) => kind))

const demoReviewer = { name: 'Anula Silva', email: 'anula@example.org', affiliation: 'University of North' }

const demoReport = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' })

/**
 * Returns the approved applications with their reviewers, whether they were invited, and their marks. Every host has
 * two reviewers; the columns of later ones may be missing (docs/portal.md#absent-reviewers).
 */
export const listReviewers = endpoint({
  ...GET_JSON,
  path: '/SendReviewers.php',
  response: phpList(
    record(
      { ...listedColumns, Status: phpStatus },
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
  columnTypes: 'text',
  action: 'invite-reviewers',
  mayBeAbsent: new RegExp(`${ofLaterReviewers.source}|EmailSent$`),
  reads: ['reviews', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          ...demoListed,
          status: STATUS.approved,
          reviews: REVIEWERS.map(({ number }) => ({ number, ...demoReviewer, sent: true, marks: '78' })),
        },
      ],
    },
  ],
})

/** Returns the evaluation report of one reviewer. The response to a missing report has an empty body. */
export const downloadEvaluationReport = endpoint({
  ...GET_FILE,
  path: '/DownloadEvaluationReport.php',
  request: record({ app_ID: sentId, reviewerType: reviewerKind }),
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
    responseType: 'json',
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
  ...POST_MULTIPART,
  path: '/ReviewerDocuments.php',
  request: record({ app_ID: sentId, overallMarks: z.string(), reviewer: reviewerKind, evaluationReport: sentFile }),
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
    ...GET_FILE,
    path: `/Reviewer${number}Evaluvation.php`,
    request: record({ app_ID: sentId }),
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
    ...POST_MULTIPART,
    path: `/Reviewer${number}Evaluvation.php`,
    request: record({ app_ID: sentId, overallMarks: z.string(), evaluationReport: sentFile }),
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
