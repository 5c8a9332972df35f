import { ApiError } from '@/wire/client/api-error'
import { approvalBy } from '@/domain/people/approvers'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { better, forbidden, invalid, needed, noFile, sameBytes } from '@/wire/conformance/checks'
import { rowOf, same } from '../checks'
import type { Context } from '../context'
import { detailsOf } from '../existing'
import { Door, ToMend } from '@/wire/conformance/finding'
import { docx, pdf } from '../sample'
import { probe, step, type Step } from '../step'
import { freshSpare } from '../spares'

const [FIRST, SECOND, THIRD] = REVIEWERS

const approved = (context: Context): string => needed(context.granted, 'the application that Grant.php makes')
const denied = (context: Context): string => needed(context.denied, 'a second application that was approved')

/** Returns false for a refusal. Rethrows other failures. */
function refusal(error: unknown): false {
  if (error instanceof ApiError && error.kind === 'refused') return false
  throw error
}

const reports = [(mark: string) => pdf('review', mark), (mark: string) => docx('review', mark)]

const SECOND_APPROVED = { needs: 'a second approved application' } as const
const APPROVED = { needs: 'an approved application' } as const

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

function stepsOf({ number, kind, save, criteria, submit, report }: (typeof CALLS)[number]): readonly Step[] {
  const marks = `7${number}`
  return [
    step(
      save,
      'the invitation is remembered',
      async (context) => {
        const applicationId = approved(context)
        const admin = await context.as('Admin')
        const reviewer = { name: `Invited ${number}`, email: `invited${number}@example.org` }
        await admin[save]({ applicationId, ...reviewer, affiliation: 'University of West' })
        await admin.sendEmail({ email: reviewer.email, subject: 'Conformance', message: '<p>A test.</p>' })
        const row = rowOf(await admin.listReviewers({}), applicationId)
        const listed = reviewBy(row, { number })
        better(`reviewer${number}Name, reviewer${number}EmailSent`, listed.sent && listed.name === reviewer.name, {
          expected: 'that the e-mail was sent, and to whom',
          came: 'less than that',
          means: 'knows it on the device that has sent the e-mail alone',
        })
      },
      APPROVED,
    ),
    step(
      criteria,
      'gives the document of the council',
      async (context) => {
        const { file } = needed(context.criteria, 'the file that Criteria.php keeps')
        await sameBytes(await context.visitor()[criteria]({ applicationId: approved(context) }), file)
      },
      APPROVED,
    ),
    probe(
      submit,
      'missing marks are refused',
      (context) =>
        invalid(
          context.visitor()[submit]({ applicationId: approved(context), marks: '', report: report(context.mark) }),
        ),
      APPROVED,
    ),
    step(
      submit,
      'keeps the marks',
      async (context) => {
        const applicationId = approved(context)
        await context.visitor()[submit]({ applicationId, marks, report: report(context.mark) })
        const found = await detailsOf(context, applicationId)
        const kept = reviewBy(found, { number })
        same(`reviewer${number}_marks`, kept.marks, marks)
        better(`reviewer${number}_date`, kept.date !== null, {
          expected: 'a date',
          came: 'none',
          means: 'shows no date of the review',
        })
      },
      APPROVED,
    ),
    step(
      'downloadEvaluationReport',
      `gives the report of reviewer ${number}`,
      async (context) => {
        const file = await (
          await context.as('urc')
        ).downloadEvaluationReport({ applicationId: approved(context), reviewer: kind })
        await sameBytes(file, report(context.mark))
        same('type', file.blob.type, report(context.mark).type)
      },
      { ...APPROVED, writtenBy: submit },
    ),
    step(
      'downloadDetailsFile',
      `gives the report of reviewer ${number}`,
      async (context) =>
        sameBytes(
          await context.visitor().downloadDetailsFile({ applicationId: approved(context), fileType: kind }),
          report(context.mark),
        ),
      { ...APPROVED, writtenBy: submit },
    ),
    probe(
      submit,
      'a second review is refused',
      async (context) => {
        const applicationId = approved(context)
        const send = (marks: string) =>
          context.visitor()[submit]({ applicationId, marks, report: report(context.mark) })
        const marksNow = async () => reviewBy(await detailsOf(context, applicationId), { number }).marks
        try {
          await forbidden(send('1'), {
            who: 'whoever knows the address of the page',
            could: `replace the review of reviewer ${number}`,
            did: () => context.observed(async () => (await marksNow()) === '1'),
          })
        } catch (error) {
          if (error instanceof Door) await send(marks)
          throw error
        }
      },
      APPROVED,
    ),
  ]
}

export const reviewSteps: readonly Step[] = [
  step(
    'getApplicationToReview',
    'tells title and applicant',
    async (context) => {
      const found = needed(
        await context.visitor().getApplicationToReview({ applicationId: approved(context) }),
        'the case',
      )
      same('projectTitle', found.projectTitle, context.applicationTitle)
      same('name', found.name, context.fields().name)
    },
    APPROVED,
  ),
  step(
    'downloadEvaluationReport',
    'has none before the review',
    async (context) =>
      noFile(
        (await context.as('Admin')).downloadEvaluationReport({
          applicationId: approved(context),
          reviewer: 'reviewer_one',
        }),
      ),
    APPROVED,
  ),
  ...CALLS.flatMap(stepsOf),
  step(
    'listReviewers',
    'shows the marks',
    async (context) => {
      const applicationId = approved(context)
      const row = rowOf(await (await context.as('urc')).listReviewers({}), applicationId)
      same('reviewer1_mark', reviewBy(row, FIRST).marks, '71')
      same('reviewer2_mark', reviewBy(row, SECOND).marks, '72')
    },
    { ...APPROVED, writtenBy: 'submitReview1' },
  ),
  step(
    'decideAsDean',
    'approves a second application',
    async (context) => {
      context.denied = await freshSpare(context, 'approved')
    },
    { ...APPROVED, reaches: 'a second approved application' },
  ),
  step(
    'uploadReviewerDocument',
    'keeps a review that came on paper',
    async (context) => {
      const admin = await context.as('Admin')
      const applicationId = denied(context)
      await admin.saveReviewer1({ applicationId, ...onPaper })
      const report = pdf('paper review', context.mark)
      await admin.uploadReviewerDocument({ applicationId, marks: '40', reviewer: 'reviewer_one', report })
      await sameBytes(await admin.downloadEvaluationReport({ applicationId, reviewer: 'reviewer_one' }), report)
    },
    { ...SECOND_APPROVED, reaches: 'a review on paper' },
  ),
  step(
    'listApprovedApplications',
    'shows decisions and marks',
    async (context) => {
      const applicationId = denied(context)
      const row = rowOf(await (await context.as('Admin')).listApprovedApplications({}), applicationId)
      same('Status', row.status, '3.1')
      same('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
      same('dean_decision', approvalBy(row, 'Dean').decision, '3.1')
      same('reviewer1_mark', reviewBy(row, FIRST).marks, '40')
      same('reviewer2_mark', reviewBy(row, SECOND).marks, null)
    },
    { needs: 'a review on paper' },
  ),
  step(
    'submitReview3',
    'one that nobody asked for is refused, or kept',
    async (context) => {
      const applicationId = denied(context)
      const review = { applicationId, marks: '55', report: pdf('uninvited', context.mark) }
      const thanked = await context
        .visitor()
        .submitReview3(review)
        .then(() => true, refusal)
      const found = await detailsOf(context, applicationId)
      if (thanked && reviewBy(found, THIRD).marks === null)
        throw new ToMend({
          expected: 'a refusal, or the marks kept',
          came: 'a success, and nothing kept',
          means: 'thanks a reviewer whom nobody has asked',
        })
    },
    SECOND_APPROVED,
  ),
  step(
    'submitReview2',
    'a mark of 0 is a mark',
    async (context) => {
      const applicationId = denied(context)
      await (await context.as('Admin')).saveReviewer2({ applicationId, ...onPaper })
      const review = { applicationId, marks: '0', report: pdf('nought', context.mark) }
      if (
        !(await context
          .visitor()
          .submitReview2(review)
          .then(() => true, refusal))
      )
        throw new ToMend({
          expected: 'a success',
          came: 'a refusal, as of a missing mark',
          means: 'shows the words of the host, and asks for another mark',
        })
      const found = await detailsOf(context, applicationId)
      same('reviewer2_marks', reviewBy(found, SECOND).marks, '0')
    },
    SECOND_APPROVED,
  ),
]
