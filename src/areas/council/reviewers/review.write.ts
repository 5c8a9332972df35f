import { isSameMark } from '@/domain/council/marks'
import { reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { defineWrite } from '@/writes/write'

export interface Review {
  readonly marks: string
  readonly report: File
  /** The mark that the review replaces; null if there was none. */
  readonly replaced: string | null
}

export const getReviewKey = (applicationId: string, { number }: Reviewer) => `review${number}:${applicationId}`

/** Uploads a review that the council enters for a reviewer. */
export const defineReviewWrite = (reviewer: Reviewer) =>
  defineWrite({
    name: `review${reviewer.number}`,
    nouns: ['review', 'reviews'],
    list: 'listReviewers',
    getTitle: () => `Review by ${reviewer.label}`,
    getDetails: ({ marks, replaced }: Review) =>
      replaced === null || isSameMark(replaced, marks) ? `mark ${marks}` : `mark ${marks} instead of ${replaced}`,
    busyLabel: 'Uploading...',
    getComparedValues: (row) => [row.status, reviewBy(row, reviewer).marks ?? null],
    getSaveCall: (applicationId, { marks, report }) => ({
      call: 'uploadReviewerDocument',
      input: { applicationId, reviewer: reviewer.kind, marks, report },
    }),
    // With an unchanged mark, the list does not show whether the report arrived.
    isListed: (row, { marks, replaced }) =>
      !isSameMark(replaced, marks) && isSameMark(reviewBy(row, reviewer).marks, marks),
    getSentText: () => ({ text: messages.uploads.fileDone }),
    getSaveFailureText: ({ kind }) => ({
      text: kind === 'refused' ? messages.uploads.failed : messages.uploads.fileError,
    }),
  })
