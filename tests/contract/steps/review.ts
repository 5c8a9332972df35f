import { ApiError } from '@/api/errors'
import { COPES, Habit, holds, knownHabit, needed, noFile, refused, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, pdf } from '../sample'
import { step, type Step } from '../step'

const approved = (life: SuiteContext): string => needed(life.granted, 'the application that Grant.php makes')
const denied = (life: SuiteContext): string => needed(life.denied, 'a second application that was approved')

/** What is left of a failed call that was to be refused. */
function refusal(error: unknown): false {
  if (error instanceof ApiError && error.kind === 'refused') return false
  throw error
}

const REVIEWERS = [
  {
    number: 1,
    kind: 'reviewer_one',
    save: 'saveReviewer1',
    criteria: 'downloadCriteriaAsReviewer1',
    submit: 'submitReview1',
    report: (mark: string) => pdf('review one', mark),
  },
  {
    number: 2,
    kind: 'reviewer_two',
    save: 'saveReviewer2',
    criteria: 'downloadCriteriaAsReviewer2',
    submit: 'submitReview2',
    report: (mark: string) => docx('review two', mark),
  },
  {
    number: 3,
    kind: 'reviewer_three',
    save: 'saveReviewer3',
    criteria: 'downloadCriteriaAsReviewer3',
    submit: 'submitReview3',
    report: (mark: string) => pdf('review three', mark),
  },
] as const

const onPaper = {
  reviewerName: 'On paper',
  reviewerEmail: 'paper@example.org',
  reviewerAffiliation: 'University of West',
}

function stepsOf({ number, kind, save, criteria, submit, report }: (typeof REVIEWERS)[number]): Step[] {
  const marks = `7${number}`
  return [
    step(save, 'the invitation is remembered', async (life) => {
      const app_ID = approved(life)
      const admin = await life.as('Admin')
      const reviewer = { reviewerName: `Invited ${number}`, reviewerEmail: `invited${number}@example.org` }
      await admin[save]({ app_ID, ...reviewer, reviewerAffiliation: 'University of West' })
      await admin.sendEmail({ email: reviewer.reviewerEmail, subject: 'Conformance', message: '<p>A test.</p>' })
      const row = rowOf(await admin.listReviewers({}), (row) => row.app_ID === app_ID)
      same(`reviewer${number}EmailSent`, row[`reviewer${number}EmailSent`], true)
      same(`reviewer${number}Name`, row[`reviewer${number}Name`], reviewer.reviewerName)
    }),
    step(criteria, 'gives the document of the council', async (life) => {
      const { file } = needed(life.criteria, 'the file that Criteria.php keeps')
      await sameBytes(await life.visitor()[criteria]({ app_ID: approved(life) }), file)
    }),
    step(submit, 'missing marks are refused', (life) =>
      refused(
        life.visitor()[submit]({ app_ID: approved(life), overallMarks: '', evaluationReport: report(life.mark) }),
      ),
    ),
    step(submit, 'keeps the marks', async (life) => {
      const app_ID = approved(life)
      await life.visitor()[submit]({ app_ID, overallMarks: marks, evaluationReport: report(life.mark) })
      const found = needed(await life.visitor().getDetails({ app_ID }), 'its details')
      same(`reviewer${number}_marks`, found[`reviewer${number}_marks`], marks)
      holds(`reviewer${number}_date`, found[`reviewer${number}_date`] !== null, 'a date', 'none')
    }),
    step('downloadEvaluationReport', `gives the report of reviewer ${number}`, async (life) => {
      const file = await (await life.as('urc')).downloadEvaluationReport({ app_ID: approved(life), reviewerType: kind })
      await sameBytes(file, report(life.mark))
      same('type', file.blob.type, report(life.mark).type)
    }),
    step('downloadDetailsFile', `gives the report of reviewer ${number}`, async (life) =>
      sameBytes(
        await life.visitor().downloadDetailsFile({ app_ID: approved(life), fileType: kind }),
        report(life.mark),
      ),
    ),
  ]
}

/** Reviews by link, and one that came on paper. */
export const reviewSteps: Step[] = [
  step('getApplicationToReview', 'tells title and applicant', async (life) => {
    const found = needed(await life.visitor().getApplicationToReview({ app_ID: approved(life) }), 'the case')
    same('projectTitle', found.projectTitle, life.applicationTitle)
    same('name', found.name, life.fields().name)
  }),
  step('downloadEvaluationReport', 'has none before the review', async (life) =>
    noFile((await life.as('Admin')).downloadEvaluationReport({ app_ID: approved(life), reviewerType: 'reviewer_one' })),
  ),
  ...REVIEWERS.flatMap(stepsOf),
  step('listReviewers', 'shows the marks', async (life) => {
    const app_ID = approved(life)
    const row = rowOf(await (await life.as('urc')).listReviewers({}), (row) => row.app_ID === app_ID)
    same('reviewer1_mark', row.reviewer1_mark, '71')
    same('reviewer2_mark', row.reviewer2_mark, '72')
  }),
  step('uploadReviewerDocument', 'keeps a review that came on paper', async (life) => {
    const admin = await life.as('Admin')
    const app_ID = await life.submitAndApprove(`${life.applicationTitle}, denied`)
    life.denied = app_ID
    await admin.saveReviewer1({ app_ID, ...onPaper })
    const evaluationReport = pdf('paper review', life.mark)
    await admin.uploadReviewerDocument({ app_ID, overallMarks: '40', reviewer: 'reviewer_one', evaluationReport })
    await sameBytes(await admin.downloadEvaluationReport({ app_ID, reviewerType: 'reviewer_one' }), evaluationReport)
  }),
  step('listApprovedApplications', 'shows decisions and marks', async (life) => {
    const app_ID = denied(life)
    const row = rowOf(await (await life.as('Admin')).listApprovedApplications({}), ({ Id }) => Id === app_ID)
    same('Status', row.Status, '3.1')
    same('hod_decision', row.hod_decision, '3.1')
    same('dean_decision', row.dean_decision, '3.1')
    same('reviewer1_mark', row.reviewer1_mark, '40')
    same('reviewer2_mark', row.reviewer2_mark, null)
  }),
  step('submitReview3', 'one that nobody asked for is refused, or kept', async (life) => {
    const app_ID = denied(life)
    const review = { app_ID, overallMarks: '55', evaluationReport: pdf('uninvited', life.mark) }
    const thanked = await life
      .visitor()
      .submitReview3(review)
      .then(() => true, refusal)
    const found = needed(await life.visitor().getDetails({ app_ID }), 'its details')
    if (thanked && found.reviewer3_marks === null) throw new Habit('thanked for, and not kept', COPES.powerless)
  }),
  step('submitReview2', 'a mark of 0 is a mark', async (life) => {
    const app_ID = denied(life)
    await (await life.as('Admin')).saveReviewer2({ app_ID, ...onPaper })
    const review = { app_ID, overallMarks: '0', evaluationReport: pdf('nought', life.mark) }
    await life.visitor().submitReview2(review).catch(knownHabit('refused as a missing one, as by the legacy host'))
    const found = needed(await life.visitor().getDetails({ app_ID }), 'its details')
    same('reviewer2_marks', found.reviewer2_marks, '0')
  }),
]
