import { STATUS } from '@/domain/status/status'
import type { Input } from '@/contract'
import type { HostFile } from '@/wire/contract/php'
import {
  perReviewer,
  REVIEWERS,
  type Reviewer,
  type ReviewerKind,
  type ReviewerNumber,
} from '@/domain/people/reviewers'
import { permissions } from '@/domain/people/permissions'
import type { MockCall, MockContext } from '../implementation'
import { assertAllowed } from '../assert-allowed'
import { refuse } from '@/wire/mock/refusal'
import { getApplication, findByStatus, findLinkedApplication, NO_SUCH_APPLICATION } from '../model/applications'
import { assertType, getExtension, getStoredName, WORD_AND_PDF } from '../model/file-names'
import { storeFile, findNewestFile, openFile } from '../model/files'
import type { Store } from '../model/store'
import type { ApplicationRow, ReviewerRow } from '../model/tables'
import { memoizeByRow } from '../memoize-by-row'

const findReviewer = (store: Store, applicationId: number, number: ReviewerNumber): Readonly<ReviewerRow> | undefined =>
  store.reviewers.findByApplication(applicationId).find((reviewer) => reviewer.number === number)

const getReviewer = (store: Store, applicationId: number, number: ReviewerNumber) =>
  findReviewer(store, applicationId, number) ?? refuse('not-found', 'Invalid application ID')

/** In the order of `REVIEWERS`. */
type ReviewerRows = readonly (Readonly<ReviewerRow> | undefined)[]

/** Joins like the host: one entry if each reviewer was saved once, and another for each repeated save. */
function joinReviewers(rows: readonly Readonly<ReviewerRow>[]): ReviewerRows[] {
  return REVIEWERS.reduce<ReviewerRows[]>(
    (joined, { number }) => {
      const saved = rows.filter((row) => row.number === number)
      return joined.flatMap((entry) => (saved.length > 0 ? saved : [undefined]).map((row) => [...entry, row]))
    },
    [[]],
  )
}

const toReviewerRows = memoizeByRow(
  ({ applicationId, projectTitle, submittedDate, status }: ApplicationRow, rows: readonly Readonly<ReviewerRow>[]) =>
    joinReviewers(rows).map((reviewers) => ({
      applicationId: String(applicationId),
      projectTitle,
      submittedDate,
      status,
      reviews: REVIEWERS.map(({ number }, index) => {
        const { name = '', email = '', affiliation = '', sent = false, marks = null } = reviewers[index] ?? {}
        return { number, name, email, affiliation, sent, marks }
      }),
    })),
)

export const listReviewers: MockCall<'listReviewers'> = (_input, { store }) =>
  findByStatus(store, STATUS.approved, STATUS.granted).flatMap((row) =>
    toReviewerRows(row, store.reviewers.findByApplication(row.applicationId)),
  )

export const downloadEvaluationReport: MockCall<'downloadEvaluationReport'> = (input, context) =>
  openFile(
    context,
    findNewestFile(context.store, getApplication(context, input.applicationId).applicationId, input.reviewer),
  )

/** Stores the invitation. The portal sends the e-mail through Email.php. */
function saveReviewer(number: ReviewerNumber, input: Input<'saveReviewer1'>, context: MockContext) {
  const { name, email, affiliation } = input
  const application = getApplication(context, input.applicationId)
  if (!name.trim() || !email.trim() || !affiliation.trim()) refuse('invalid', 'Missing required fields.')
  const { store, habits } = context
  assertAllowed(permissions.inviteReviewers(application.status), 'inviteReviewers')
  const reviewer = getReviewer(store, application.applicationId, number)
  if (reviewer.marks !== null && !habits.answersReplaced) refuse('conflict', ALREADY_REVIEWED)
  store.reviewers.update(reviewer.id, { name, email, affiliation, sent: true })
  return { message: 'Reviewer saved successfully' }
}

const ALREADY_REVIEWED = 'A review was already recorded for this reviewer.'

interface Review {
  marks: string
  report: File
}

function assertCompleteReview({ marks, report: file }: Review): void {
  if (!marks.trim() || !file.name) refuse('invalid', 'Missing required fields.')
  assertType(file, WORD_AND_PDF, 'Invalid file type. Only PDF, DOC, and DOCX allowed.')
}

/** Stores the report, and the marks in every row of the reviewer: a repeated save adds a row. */
function storeReview(
  { applicationId }: ApplicationRow,
  { number, kind }: { number: ReviewerNumber; kind: ReviewerKind },
  { marks, report: file }: Review,
  context: MockContext,
) {
  const { store, nowText } = context
  getReviewer(store, applicationId, number)
  storeFile(context, { applicationId, kind, name: getStoredName(applicationId, kind, getExtension(file.name)), file })
  for (const row of store.reviewers.findByApplication(applicationId))
    if (row.number === number) store.reviewers.update(row.id, { marks: marks.trim(), date: nowText })
  return REVIEW_STORED
}

const REVIEW_STORED = { message: 'File and marks uploaded successfully.' }

/** Lets the council overwrite a review to correct its own entry. */
export const uploadReviewerDocument: MockCall<'uploadReviewerDocument'> = (input, context) => {
  const reviewer =
    REVIEWERS.find((reviewer) => reviewer.kind === input.reviewer) ?? refuse('invalid', 'Missing required fields.')
  assertCompleteReview(input)
  return storeReview(getApplication(context, input.applicationId), reviewer, input, context)
}

export const getApplicationToReview: MockCall<'getApplicationToReview'> = ({ applicationId }, context) => {
  const application = findLinkedApplication(context, applicationId)
  if (!application) return null
  const { projectTitle, name } = application
  return { applicationId: String(application.applicationId), projectTitle, name }
}

const openNewestCriteria = (context: MockContext): Promise<HostFile | null> =>
  openFile(
    context,
    findNewestFile(context.store, null, 'criteria') ?? refuse('not-found', 'No files available for download.'),
  )

/** Accepts one review, and only after an invitation, unless the habits skip these checks. */
function submitReview(reviewer: Reviewer, input: Input<'submitReview1'>, context: MockContext) {
  const { store, habits } = context
  if (habits.zeroIsNoMark && input.marks.trim() === '0') refuse('invalid', 'Missing required fields.')
  assertCompleteReview(input)
  const application = findLinkedApplication(context, input.applicationId)
  const row = application && findReviewer(store, application.applicationId, reviewer.number)
  if (habits.uninvitedReviewsDropped && !row?.sent) return REVIEW_STORED
  if (!application) return refuse('not-found', NO_SUCH_APPLICATION)
  if (row?.marks && !habits.answersReplaced) refuse('conflict', ALREADY_REVIEWED)
  return storeReview(application, reviewer, input, context)
}

export const reviewerCalls = {
  ...perReviewer(
    'saveReviewer',
    ({ number }) =>
      (input: Input<'saveReviewer1'>, context: MockContext) =>
        saveReviewer(number, input, context),
  ),
  ...perReviewer(
    'downloadCriteriaAsReviewer',
    () => (_input: unknown, context: MockContext) => openNewestCriteria(context),
  ),
  ...perReviewer(
    'submitReview',
    (reviewer) => (input: Input<'submitReview1'>, context: MockContext) => submitReview(reviewer, input, context),
  ),
}
