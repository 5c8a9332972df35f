import { ApiError } from '@/api/errors'
import { approvalBy } from '@/domain/approvers'
import { reviewBy, REVIEWERS } from '@/domain/reviewers'
import { COPES, Habit, holds, knownHabit, needed, noFile, refused, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, pdf } from '../sample'
import { step, type Step } from '../step'

const [FIRST, SECOND, THIRD] = REVIEWERS

const approved = (life: SuiteContext): string => needed(life.granted, 'the application that Grant.php makes')
const denied = (life: SuiteContext): string => needed(life.denied, 'a second application that was approved')

/** What is left of a failed call that was to be refused. */
function refusal(error: unknown): false {
  if (error instanceof ApiError && error.kind === 'refused') return false
  throw error
}

/** Two of the files that a report may be. */
const reports = [(mark: string) => pdf('review', mark), (mark: string) => docx('review', mark)]

const CALLS = REVIEWERS.map(({ number, kind }) => ({
  number,
  kind,
  save: `saveReviewer${number}` as const,
  criteria: `downloadCriteriaAsReviewer${number}` as const,
  submit: `submitReview${number}` as const,
  report: (mark: string) => needed(reports[number % reports.length], 'a report')(`${mark} ${number}`),
}))

const onPaper = {
  name: 'On paper',
  email: 'paper@example.org',
  affiliation: 'University of West',
}

function stepsOf({ number, kind, save, criteria, submit, report }: (typeof CALLS)[number]): Step[] {
  const marks = `7${number}`
  return [
    step(save, 'the invitation is remembered', async (life) => {
      const applicationId = approved(life)
      const admin = await life.as('Admin')
      const reviewer = { name: `Invited ${number}`, email: `invited${number}@example.org` }
      await admin[save]({ applicationId, ...reviewer, affiliation: 'University of West' })
      await admin.sendEmail({ email: reviewer.email, subject: 'Conformance', message: '<p>A test.</p>' })
      const row = rowOf(await admin.listReviewers({}), (row) => row.applicationId === applicationId)
      const listed = reviewBy(row, { number })
      same(`reviewer${number}EmailSent`, listed.sent, true)
      same(`reviewer${number}Name`, listed.name, reviewer.name)
    }),
    step(criteria, 'gives the document of the council', async (life) => {
      const { file } = needed(life.criteria, 'the file that Criteria.php keeps')
      await sameBytes(await life.visitor()[criteria]({ applicationId: approved(life) }), file)
    }),
    step(submit, 'missing marks are refused', (life) =>
      refused(life.visitor()[submit]({ applicationId: approved(life), marks: '', report: report(life.mark) })),
    ),
    step(submit, 'keeps the marks', async (life) => {
      const applicationId = approved(life)
      await life.visitor()[submit]({ applicationId, marks, report: report(life.mark) })
      const found = needed(await life.visitor().getDetails({ applicationId }), 'its details')
      const kept = reviewBy(found, { number })
      same(`reviewer${number}_marks`, kept.marks, marks)
      holds(`reviewer${number}_date`, kept.date !== null, 'a date', 'none')
    }),
    step('downloadEvaluationReport', `gives the report of reviewer ${number}`, async (life) => {
      const file = await (
        await life.as('urc')
      ).downloadEvaluationReport({ applicationId: approved(life), reviewer: kind })
      await sameBytes(file, report(life.mark))
      same('type', file.blob.type, report(life.mark).type)
    }),
    step('downloadDetailsFile', `gives the report of reviewer ${number}`, async (life) =>
      sameBytes(
        await life.visitor().downloadDetailsFile({ applicationId: approved(life), fileType: kind }),
        report(life.mark),
      ),
    ),
  ]
}

/** Reviews by link, and one that came on paper. */
export const reviewSteps: Step[] = [
  step('getApplicationToReview', 'tells title and applicant', async (life) => {
    const found = needed(await life.visitor().getApplicationToReview({ applicationId: approved(life) }), 'the case')
    same('projectTitle', found.projectTitle, life.applicationTitle)
    same('name', found.name, life.fields().name)
  }),
  step('downloadEvaluationReport', 'has none before the review', async (life) =>
    noFile(
      (await life.as('Admin')).downloadEvaluationReport({ applicationId: approved(life), reviewer: 'reviewer_one' }),
    ),
  ),
  ...CALLS.flatMap(stepsOf),
  step('listReviewers', 'shows the marks', async (life) => {
    const applicationId = approved(life)
    const row = rowOf(await (await life.as('urc')).listReviewers({}), (row) => row.applicationId === applicationId)
    same('reviewer1_mark', reviewBy(row, FIRST).marks, '71')
    same('reviewer2_mark', reviewBy(row, SECOND).marks, '72')
  }),
  step('uploadReviewerDocument', 'keeps a review that came on paper', async (life) => {
    const admin = await life.as('Admin')
    const applicationId = await life.submitAndApprove(`${life.applicationTitle}, denied`)
    life.denied = applicationId
    await admin.saveReviewer1({ applicationId, ...onPaper })
    const report = pdf('paper review', life.mark)
    await admin.uploadReviewerDocument({ applicationId, marks: '40', reviewer: 'reviewer_one', report })
    await sameBytes(await admin.downloadEvaluationReport({ applicationId, reviewer: 'reviewer_one' }), report)
  }),
  step('listApprovedApplications', 'shows decisions and marks', async (life) => {
    const applicationId = denied(life)
    const row = rowOf(
      await (await life.as('Admin')).listApprovedApplications({}),
      (row) => row.applicationId === applicationId,
    )
    same('Status', row.status, '3.1')
    same('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
    same('dean_decision', approvalBy(row, 'Dean').decision, '3.1')
    same('reviewer1_mark', reviewBy(row, FIRST).marks, '40')
    same('reviewer2_mark', reviewBy(row, SECOND).marks, null)
  }),
  step('submitReview3', 'one that nobody asked for is refused, or kept', async (life) => {
    const applicationId = denied(life)
    const review = { applicationId, marks: '55', report: pdf('uninvited', life.mark) }
    const thanked = await life
      .visitor()
      .submitReview3(review)
      .then(() => true, refusal)
    const found = needed(await life.visitor().getDetails({ applicationId }), 'its details')
    if (thanked && reviewBy(found, THIRD).marks === null) throw new Habit('thanked for, and not kept', COPES.powerless)
  }),
  step('submitReview2', 'a mark of 0 is a mark', async (life) => {
    const applicationId = denied(life)
    await (await life.as('Admin')).saveReviewer2({ applicationId, ...onPaper })
    const review = { applicationId, marks: '0', report: pdf('nought', life.mark) }
    await life.visitor().submitReview2(review).catch(knownHabit('refused as a missing one, as by the legacy host'))
    const found = needed(await life.visitor().getDetails({ applicationId }), 'its details')
    same('reviewer2_marks', reviewBy(found, SECOND).marks, '0')
  }),
]
