import type { Input } from '@/contract'
import type { HostFile } from '@/contract/php'
import { REVIEWERS, type ReviewerKind, type ReviewerNumber } from '@/domain/file-kinds'
import { can } from '@/domain/roles'
import type { MockCall, MockContext } from '../implementation'
import { demand, refuse } from '../refusal'
import { applicationOf, linkedApplication, linkedOrRefuse } from '../model/cases'
import { demandType, extensionOf, storedName, WORD_AND_PDF } from '../model/file-names'
import { keepFile, newestFile, openFile } from '../model/files'
import type { Store } from '../model/store'
import type { ApplicationRow, ReviewerRow } from '../model/tables'

const reviewerOf = (store: Store, appId: number, number: ReviewerNumber): Readonly<ReviewerRow> =>
  store.reviewers.of(appId).find((reviewer) => reviewer.number === number) ?? refuse('Invalid application ID')

export const listReviewers: MockCall<'listReviewers'> = (_input, { store }) =>
  store.applications
    .where(({ status }) => status === '3.1' || status === '5.1')
    .map(({ app_ID, projectTitle, submittedDate, status }) => {
      const reviewers = store.reviewers.of(app_ID)
      const [first, second, third] = REVIEWERS.map(({ number }) => reviewers.find((row) => row.number === number))
      return {
        app_ID: String(app_ID),
        projectTitle,
        submittedDate,
        Status: status,
        reviewer1Name: first?.name ?? '',
        reviewer1Email: first?.email ?? '',
        reviewer1Affiliation: first?.affiliation ?? '',
        reviewer1EmailSent: first?.sent ?? false,
        reviewer1_mark: first?.marks ?? null,
        reviewer2Name: second?.name ?? '',
        reviewer2Email: second?.email ?? '',
        reviewer2Affiliation: second?.affiliation ?? '',
        reviewer2EmailSent: second?.sent ?? false,
        reviewer2_mark: second?.marks ?? null,
        reviewer3Name: third?.name ?? '',
        reviewer3Email: third?.email ?? '',
        reviewer3Affiliation: third?.affiliation ?? '',
        reviewer3EmailSent: third?.sent ?? false,
        reviewer3_mark: third?.marks ?? null,
      }
    })

export const downloadEvaluationReport: MockCall<'downloadEvaluationReport'> = (input, context) =>
  openFile(context, newestFile(context.store, applicationOf(context, input.app_ID).app_ID, input.reviewerType))

/** Keeps whom the council invites, and that it did: the mail itself goes through Email.php (spec 4). */
function invite(number: ReviewerNumber, input: Input<'saveReviewer1'>, context: MockContext) {
  const { reviewerName: name, reviewerEmail: email, reviewerAffiliation: affiliation } = input
  const application = applicationOf(context, input.app_ID)
  if (!name.trim() || !email.trim() || !affiliation.trim()) refuse('Missing required fields.')
  demand(can.inviteReviewers(application.status))
  const reviewer = reviewerOf(context.store, application.app_ID, number)
  if (reviewer.marks !== null) refuse(REVIEWED_ALREADY)
  context.store.reviewers.update(reviewer.id, { name, email, affiliation, sent: true })
  return { message: 'Reviewer saved successfully' }
}

const REVIEWED_ALREADY = 'A review was already recorded for this reviewer.'

export const saveReviewer1: MockCall<'saveReviewer1'> = (input, context) => invite(1, input, context)
export const saveReviewer2: MockCall<'saveReviewer2'> = (input, context) => invite(2, input, context)
export const saveReviewer3: MockCall<'saveReviewer3'> = (input, context) => invite(3, input, context)

/** A mark of 0 is a mark: only nothing at all is missing (settled "Marks"). */
function keepReview(
  { app_ID: appId }: ApplicationRow,
  { number, kind }: { number: ReviewerNumber; kind: ReviewerKind },
  { overallMarks, evaluationReport: file }: { overallMarks: string; evaluationReport: File },
  context: MockContext,
) {
  if (!overallMarks.trim() || !file.name) refuse('Missing required fields.')
  demandType(file, WORD_AND_PDF, 'Invalid file type. Only PDF, DOC, and DOCX allowed.')
  const { store, nowText } = context
  const reviewer = reviewerOf(store, appId, number)
  keepFile(context, { appId, kind, name: storedName(appId, kind, extensionOf(file.name)), file })
  store.reviewers.update(reviewer.id, { marks: overallMarks.trim(), date: nowText })
  return { message: 'File and marks uploaded successfully.' }
}

/** The council may write over what it entered: it corrects its own typing. */
export const uploadReviewerDocument: MockCall<'uploadReviewerDocument'> = (input, context) => {
  const reviewer = REVIEWERS.find((known) => known.kind === input.reviewer) ?? refuse('Missing required fields.')
  return keepReview(applicationOf(context, input.app_ID), reviewer, input, context)
}

export const getReviewCase: MockCall<'getReviewCase'> = ({ app_ID }, context) => {
  const application = linkedApplication(context, app_ID)
  if (!application) return null
  const { projectTitle, name } = application
  return { app_ID: String(application.app_ID), projectTitle, name }
}

const openNewestCriteria = (context: MockContext): Promise<HostFile | null> =>
  openFile(context, newestFile(context.store, null, 'criteria') ?? refuse('No files available for download.'))

export const downloadCriteriaAsReviewer1: MockCall<'downloadCriteriaAsReviewer1'> = (_input, context) =>
  openNewestCriteria(context)
export const downloadCriteriaAsReviewer2: MockCall<'downloadCriteriaAsReviewer2'> = (_input, context) =>
  openNewestCriteria(context)
export const downloadCriteriaAsReviewer3: MockCall<'downloadCriteriaAsReviewer3'> = (_input, context) =>
  openNewestCriteria(context)

/** A reviewer answers once. */
function review(number: ReviewerNumber, input: Input<'submitReview1'>, context: MockContext) {
  const application = linkedOrRefuse(context, input.app_ID)
  const reviewer = REVIEWERS.find((known) => known.number === number) ?? refuse('Missing required fields.')
  if (reviewerOf(context.store, application.app_ID, number).marks !== null) refuse(REVIEWED_ALREADY)
  return keepReview(application, reviewer, input, context)
}

export const submitReview1: MockCall<'submitReview1'> = (input, context) => review(1, input, context)
export const submitReview2: MockCall<'submitReview2'> = (input, context) => review(2, input, context)
export const submitReview3: MockCall<'submitReview3'> = (input, context) => review(3, input, context)
