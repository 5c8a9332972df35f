import { REVIEWERS, type ReviewerNumber } from '@/domain/reviewers'
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
import { z } from './zod'

const message = z.object({ message: phpText })

const reviewerKind = z.enum(REVIEWERS.map(({ kind }) => kind))

const demoReport = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' })

/** Two of three reviewers are in every host; what the third has may be missing (settled "Third reviewer"). */
export const listReviewers = endpoint({
  method: 'GET',
  path: '/SendReviewers.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
      app_ID: phpId,
      projectTitle: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      reviewer1Name: phpText,
      reviewer1Email: phpText,
      reviewer1Affiliation: phpText,
      reviewer1EmailSent: phpFlag,
      reviewer1_mark: phpOptionalText,
      reviewer2Name: phpText,
      reviewer2Email: phpText,
      reviewer2Affiliation: phpText,
      reviewer2EmailSent: phpFlag,
      reviewer2_mark: phpOptionalText,
      reviewer3Name: phpText,
      reviewer3Email: phpText,
      reviewer3Affiliation: phpText,
      reviewer3EmailSent: phpFlag,
      /** Hosts with two reviewers say nothing of a third: a missing key is no missing mark (settled "Third reviewer"). */
      reviewer3_mark: phpOptionalText.optional(),
    }),
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
          app_ID: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10',
          Status: '3.1',
          reviewer1Name: 'Anula Silva',
          reviewer1Email: 'anula@example.org',
          reviewer1Affiliation: 'University of North',
          reviewer1EmailSent: true,
          reviewer1_mark: '78',
          reviewer2Name: 'Bandu Fernando',
          reviewer2Email: 'bandu@example.org',
          reviewer2Affiliation: 'University of South',
          reviewer2EmailSent: false,
          reviewer2_mark: null,
          reviewer3Name: 'Chitra Raj',
          reviewer3Email: 'chitra@example.org',
          reviewer3Affiliation: 'University of East',
          reviewer3EmailSent: false,
          reviewer3_mark: null,
        },
      ],
    },
  ],
  see: 'spec 3, 7; wire 2.7',
})

/** A report that is not there is answered with an empty body (spec 7). */
export const downloadEvaluationReport = endpoint({
  method: 'GET',
  path: '/DownloadEvaluationReport.php',
  sends: 'query',
  replies: 'blob',
  request: z.object({ app_ID: sentId, reviewerType: reviewerKind }),
  response: phpFile,
  marker: markers.recordsOrError,
  action: 'invite-reviewers',
  reads: ['reviews', 'files'],
  examples: [{ input: { app_ID: '12', reviewerType: 'reviewer_one' } }],
  see: 'spec 7; wire 2.7',
  emptyWhenMissing: true,
})

const saveReviewer = (number: ReviewerNumber) =>
  endpoint({
    method: 'POST',
    path: `/SaveReviewer${number}.php`,
    sends: 'form',
    replies: 'json',
    request: z.object({
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
          app_ID: '12',
          reviewerEmail: 'anula@example.org',
          reviewerName: 'Anula Silva',
          reviewerAffiliation: 'University of North',
        },
        output: { message: 'Reviewer saved successfully' },
      },
    ],
    see: 'spec 4, 7; wire 2.7',
  })

export const saveReviewer1 = saveReviewer(1)
export const saveReviewer2 = saveReviewer(2)
export const saveReviewer3 = saveReviewer(3)

/** The council enters what a reviewer sent on paper (spec 2, Upload Reviewer Documents and Marks). */
export const uploadReviewerDocument = endpoint({
  method: 'POST',
  path: '/ReviewerDocuments.php',
  sends: 'multipart',
  replies: 'json',
  request: z.object({ app_ID: sentId, overallMarks: z.string(), reviewer: reviewerKind, evaluationReport: sentFile }),
  response: message,
  marker: markers.statusSuccess,
  action: 'enter-reviews',
  changes: ['reviews', 'files'],
  examples: [
    {
      input: { app_ID: '12', overallMarks: '78', reviewer: 'reviewer_one', evaluationReport: demoReport },
      output: { message: 'File and marks uploaded successfully.' },
    },
  ],
  see: 'spec 3, 7; settled "reviewer in ReviewerDocuments.php"',
})

export const getApplicationToReview = linkedApplication('/Reviewer.php')

const downloadCriteriaAsReviewer = (number: ReviewerNumber) =>
  endpoint({
    method: 'GET',
    path: `/Reviewer${number}Evaluvation.php`,
    sends: 'query',
    replies: 'blob',
    request: z.object({ app_ID: sentId }),
    response: phpFile,
    marker: markers.recordsOrError,
    action: 'answer-by-link',
    reads: ['criteria'],
    examples: [{ input: { app_ID: '12' } }],
    see: 'spec 7; wire 2.7',
  })

export const downloadCriteriaAsReviewer1 = downloadCriteriaAsReviewer(1)
export const downloadCriteriaAsReviewer2 = downloadCriteriaAsReviewer(2)
export const downloadCriteriaAsReviewer3 = downloadCriteriaAsReviewer(3)

const submitReview = (number: ReviewerNumber) =>
  endpoint({
    method: 'POST',
    path: `/Reviewer${number}Evaluvation.php`,
    sends: 'multipart',
    replies: 'json',
    request: z.object({ app_ID: sentId, overallMarks: z.string(), evaluationReport: sentFile }),
    response: message,
    marker: markers.statusSuccess,
    action: 'answer-by-link',
    changes: ['reviews', 'files'],
    examples: [
      {
        input: { app_ID: '12', overallMarks: '78', evaluationReport: demoReport },
        output: { message: 'File and marks uploaded successfully.' },
      },
    ],
    see: 'spec 7; wire 2.7',
  })

export const submitReview1 = submitReview(1)
export const submitReview2 = submitReview(2)
export const submitReview3 = submitReview(3)
