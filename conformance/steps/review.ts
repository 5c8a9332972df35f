import { approvalBy } from '@/domain/people/approvers'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import {
  warnUnless,
  expectForbidden,
  expectInputRefused,
  falseIfRefused,
  requireValue,
  expectNoFile,
  expectSameBytes,
} from '@/wire/conformance/checks'
import { requireRow, expectSame } from '../checks'
import type { Context } from '../context'
import { readDetails } from '../host-data'
import { StepVulnerability, StepWarning } from '@/wire/conformance/finding'
import { createDocx, createPdf } from '../sample'
import { probe, step, type Step } from '../step'
import { createSpare } from '../spares'

const [FIRST, SECOND, THIRD] = REVIEWERS

const getSecondApplicationId = (context: Context): string =>
  requireValue(context.deniedId, 'a second application that was approved')

const createReports = [(mark: string) => createPdf('review', mark), (mark: string) => createDocx('review', mark)]

const AFTER_SECOND_APPROVAL = { needs: 'a second approved application' } as const
const AFTER_APPROVAL = { needs: 'an approved application' } as const

const REVIEWER_CALLS = REVIEWERS.map(({ number, kind }) => ({
  number,
  kind,
  save: `saveReviewer${number}` as const,
  criteria: `downloadCriteriaAsReviewer${number}` as const,
  submit: `submitReview${number}` as const,
  report: (mark: string) => requireValue(createReports[number % createReports.length], 'a report')(`${mark} ${number}`),
}))

const paperReviewer = {
  name: 'On paper',
  email: 'paper@example.org',
  affiliation: 'University of West',
}

function createReviewerSteps({
  number,
  kind,
  save,
  criteria,
  submit,
  report,
}: (typeof REVIEWER_CALLS)[number]): readonly Step[] {
  const marks = `7${number}`
  return [
    step(
      save,
      'stores the invitation',
      async (context) => {
        const { applicationId } = context
        const admin = await context.getClient('Admin')
        const reviewer = {
          name: `Invited ${number}`,
          email: `invited${number}@example.org`,
          affiliation: `University ${number}`,
        }
        await admin[save]({ applicationId, ...reviewer })
        await admin.sendEmail({ email: reviewer.email, subject: 'Conformance', message: '<p>A test.</p>' })
        const row = requireRow(await admin.listReviewers({}), applicationId)
        const listed = reviewBy(row, { number })
        const isListed = listed.name === reviewer.name && listed.email === reviewer.email
        warnUnless(`reviewer${number}Name, reviewer${number}EmailSent`, listed.sent && isListed, {
          expected: 'the recipient of the e-mail',
          actual: 'no recipient',
          consequence: 'shows the invitation only on the device that sent the e-mail',
          ...context.findCulprits(save, `reviewer${number}Name`, `reviewer${number}EmailSent`),
        })
      },
      AFTER_APPROVAL,
    ),
    step(
      criteria,
      'returns the document of the council',
      async (context) => {
        const { file } = requireValue(context.criteria, 'the file that Criteria.php stores')
        await expectSameBytes(await context.openVisitor()[criteria]({ applicationId: context.applicationId }), file)
      },
      AFTER_APPROVAL,
    ),
    probe(
      submit,
      'missing marks are refused',
      (context) =>
        expectInputRefused(
          context.openVisitor()[submit]({
            applicationId: context.applicationId,
            marks: '',
            report: report(context.runId),
          }),
        ),
      AFTER_APPROVAL,
    ),
    step(
      submit,
      'stores the marks',
      async (context) => {
        const { applicationId } = context
        await context.openVisitor()[submit]({ applicationId, marks, report: report(context.runId) })
        const details = await readDetails(context, applicationId)
        const review = reviewBy(details, { number })
        expectSame(`reviewer${number}_marks`, review.marks, marks)
        warnUnless(`reviewer${number}_date`, review.date !== null, {
          expected: 'a date',
          actual: 'none',
          consequence: 'shows no date of the review',
          ...context.findCulprits(submit, `reviewer${number}_date`),
        })
      },
      { ...AFTER_APPROVAL, dependsOn: [save] },
    ),
    step(
      'downloadEvaluationReport',
      `returns the report of reviewer ${number}`,
      async (context) => {
        const file = await (
          await context.getClient('urc')
        ).downloadEvaluationReport({ applicationId: context.applicationId, reviewer: kind })
        await expectSameBytes(file, report(context.runId))
        expectSame('type', file.blob.type, report(context.runId).type)
      },
      { ...AFTER_APPROVAL, writtenBy: submit, dependsOn: [save] },
    ),
    step(
      'downloadDetailsFile',
      `returns the report of reviewer ${number}`,
      async (context) =>
        expectSameBytes(
          await context.openVisitor().downloadDetailsFile({ applicationId: context.applicationId, fileType: kind }),
          report(context.runId),
        ),
      { ...AFTER_APPROVAL, writtenBy: submit, dependsOn: [save] },
    ),
    probe(
      submit,
      'a second review is refused',
      async (context) => {
        const { applicationId } = context
        const send = (marks: string) =>
          context.openVisitor()[submit]({ applicationId, marks, report: report(context.runId) })
        const readMarks = async () => reviewBy(await readDetails(context, applicationId), { number }).marks
        try {
          await expectForbidden(send('1'), {
            actor: 'whoever knows the address of the page',
            ability: `replace the review of reviewer ${number}`,
            hadEffect: () => context.observeEffect(async () => (await readMarks()) === '1'),
          })
        } catch (error) {
          if (error instanceof StepVulnerability) await send(marks)
          throw error
        }
      },
      { ...AFTER_APPROVAL, dependsOn: [save, submit] },
    ),
  ]
}

export const reviewSteps: readonly Step[] = [
  step(
    'getApplicationToReview',
    'returns title and applicant',
    async (context) => {
      const application = requireValue(
        await context.openVisitor().getApplicationToReview({ applicationId: context.applicationId }),
        'the case',
      )
      expectSame('projectTitle', application.projectTitle, context.applicationTitle)
      expectSame('name', application.name, context.createFields().name)
    },
    AFTER_APPROVAL,
  ),
  step(
    'downloadEvaluationReport',
    'returns no file before the review',
    async (context) =>
      expectNoFile(
        (await context.getClient('Admin')).downloadEvaluationReport({
          applicationId: context.applicationId,
          reviewer: 'reviewer_one',
        }),
      ),
    AFTER_APPROVAL,
  ),
  ...REVIEWER_CALLS.flatMap(createReviewerSteps),
  step(
    'listReviewers',
    'returns the marks',
    async (context) => {
      const { applicationId } = context
      const row = requireRow(await (await context.getClient('urc')).listReviewers({}), applicationId)
      expectSame('reviewer1_mark', reviewBy(row, FIRST).marks, '71')
      expectSame('reviewer2_mark', reviewBy(row, SECOND).marks, '72')
    },
    {
      ...AFTER_APPROVAL,
      writtenBy: 'submitReview1',
      dependsOn: ['saveReviewer1', 'saveReviewer2', 'submitReview2'],
    },
  ),
  step(
    'decideAsDean',
    'approves a second application',
    async (context) => {
      context.deniedId = await createSpare(context, 'approved')
    },
    {
      ...AFTER_APPROVAL,
      reaches: 'a second approved application',
      isDone: (context) => Promise.resolve(context.deniedId !== null),
    },
  ),
  step(
    'uploadReviewerDocument',
    'stores a review from paper',
    async (context) => {
      const admin = await context.getClient('Admin')
      const applicationId = getSecondApplicationId(context)
      await admin.saveReviewer1({ applicationId, ...paperReviewer })
      const report = createPdf('paper review', context.runId)
      await admin.uploadReviewerDocument({ applicationId, marks: '40', reviewer: 'reviewer_one', report })
      await expectSameBytes(await admin.downloadEvaluationReport({ applicationId, reviewer: 'reviewer_one' }), report)
    },
    { ...AFTER_SECOND_APPROVAL, reaches: 'a review on paper' },
  ),
  step(
    'listApprovedApplications',
    'returns decisions and marks',
    async (context) => {
      const applicationId = getSecondApplicationId(context)
      const row = requireRow(await (await context.getClient('Admin')).listApprovedApplications({}), applicationId)
      expectSame('Status', row.status, '3.1')
      expectSame('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
      expectSame('dean_decision', approvalBy(row, 'Dean').decision, '3.1')
      expectSame('reviewer1_mark', reviewBy(row, FIRST).marks, '40')
      expectSame('reviewer2_mark', reviewBy(row, SECOND).marks, null)
    },
    { needs: 'a review on paper' },
  ),
  step(
    'submitReview3',
    'an uninvited review is refused or stored',
    async (context) => {
      const applicationId = getSecondApplicationId(context)
      const review = { applicationId, marks: '55', report: createPdf('uninvited', context.runId) }
      const isAccepted = await context
        .openVisitor()
        .submitReview3(review)
        .then(() => true, falseIfRefused)
      const details = await readDetails(context, applicationId)
      if (isAccepted && reviewBy(details, THIRD).marks === null)
        throw new StepWarning({
          expected: 'a refusal, or stored marks',
          actual: 'a success without stored marks',
          consequence: 'thanks an uninvited reviewer',
        })
    },
    AFTER_SECOND_APPROVAL,
  ),
  step(
    'submitReview2',
    'accepts a mark of 0',
    async (context) => {
      const applicationId = getSecondApplicationId(context)
      await (await context.getClient('Admin')).saveReviewer2({ applicationId, ...paperReviewer })
      const review = { applicationId, marks: '0', report: createPdf('nought', context.runId) }
      if (
        !(await context
          .openVisitor()
          .submitReview2(review)
          .then(() => true, falseIfRefused))
      )
        throw new StepWarning({
          expected: 'a success',
          actual: 'a refusal, as of a missing mark',
          consequence: 'shows the text of the host, and asks for another mark',
        })
      const details = await readDetails(context, applicationId)
      expectSame('reviewer2_marks', reviewBy(details, SECOND).marks, '0')
    },
    AFTER_SECOND_APPROVAL,
  ),
]
