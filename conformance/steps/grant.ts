import { REPORT_KINDS } from '@/domain/files/file-kinds'
import {
  warnUnless,
  requireValue,
  expectNoFile,
  isFileRefused,
  expectRefusal,
  expectSameBytes,
} from '@/wire/conformance/checks'
import { requireRow, expectSame, expectSameDate } from '../checks'
import { readDetails, expectStatus, hasStatus } from '../host-data'
import { createDocx, createPdf } from '../sample'
import { probe, step, type Step } from '../step'
import { getSpare } from '../spares'

/** The council never sees files of an application without a grant. */
const SUCCESS_WITHOUT_GRANT = {
  actual: 'a success, although there is no grant',
  consequence: 'offers granted applications only',
}

/** Bytes, above PHP's default limit of 8 MB. */
const LARGE_SIZE = 12_000_000

const AFTER_GRANT = { needs: 'a grant' } as const

const GRANT = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' } as const

const decisionSteps: readonly Step[] = [
  step(
    'grantOrDeny',
    'denies',
    async (context) => {
      const applicationId = requireValue(context.deniedId, 'a second application that was approved')
      const client = await context.getClient('Admin')
      await client.grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' })
      await expectStatus(context, applicationId, '5.2')
    },
    { needs: 'a second approved application' },
  ),
  step(
    'grantOrDeny',
    'grants',
    async (context) => {
      const { applicationId } = context
      const client = await context.getClient('urc')
      await client.grantOrDeny({ applicationId, status: '5.1', ...GRANT })
      await expectStatus(context, applicationId, '5.1')
    },
    {
      needs: 'an approved application',
      reaches: 'a grant',
      isDone: hasStatus(({ applicationId }) => applicationId, '5.1'),
    },
  ),
  step(
    'getDetails',
    'returns start date, period and amount of the grant',
    async (context) => {
      const details = await readDetails(context, context.applicationId)
      expectSameDate('startDate', details.startDate, GRANT.startDate)
      expectSame('period', details.period, GRANT.period)
      expectSame('amount', details.amount, GRANT.amount)
    },
    { ...AFTER_GRANT, writtenBy: 'grantOrDeny' },
  ),
]

const agreementSteps: readonly Step[] = [
  probe(
    'uploadSignedAgreement',
    'is refused before the council has sent its agreement',
    async (context) => {
      const input = { file: createPdf('too early', context.runId), applicationId: context.applicationId }
      await expectRefusal(
        {
          actual: 'a success, although there is nothing to sign',
          consequence: 'offers it only after the council has sent its agreement',
        },
        (await context.getNewcomer()).uploadSignedAgreement(input),
      )
    },
    AFTER_GRANT,
  ),
  step(
    'uploadAgreement',
    'stores the agreement of the council',
    async (context) => {
      const { applicationId } = context
      const file = createPdf('agreement', context.runId)
      const client = await context.getClient('Admin')
      // Another kind of file, which the second one has to replace.
      await client.uploadAgreement({ applicationId, file: createDocx('agreement', context.runId) })
      await client.uploadAgreement({ applicationId, file })
      await expectSameBytes(
        await context.openVisitor().downloadDetailsFile({ applicationId, fileType: 'agreementurc' }),
        file,
      )
    },
    { ...AFTER_GRANT, reaches: 'the agreement of the council' },
  ),
  step(
    'requestAgreementByEmail',
    'marks it as requested',
    async (context) => {
      const { applicationId } = context
      const client = await context.getClient('Admin')
      const email = { email: context.newcomer.email, subject: 'Regarding the Agreement', message: '<p>A test.</p>' }
      await client.requestAgreementByEmail({ ...email, applicationId })
      const row = requireRow(await client.listAgreements({}), applicationId)
      expectSame('Status', row.status, '5.1')
      warnUnless('requested', row.requested, {
        expected: 'a requested agreement',
        actual: 'none',
        consequence: 'shows the request only on the device that sent the e-mail',
        ...context.findCulprits('requestAgreementByEmail', 'requested'),
      })
    },
    AFTER_GRANT,
  ),
  step(
    'uploadSignedAgreement',
    'stores the signed agreement',
    async (context) => {
      const { applicationId } = context
      const file = createPdf('signed', context.runId)
      const client = await context.getNewcomer()
      await client.uploadSignedAgreement({ file, applicationId })
      await expectSameBytes(await client.downloadDetailsFile({ applicationId, fileType: 'agreement' }), file)
      const councilFile = await client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
      await expectSameBytes(councilFile, createPdf('agreement', context.runId))
      expectSame(
        'hasAgreement',
        requireRow(await client.listSubmittedApplications({}), applicationId).hasAgreement,
        true,
      )
    },
    { needs: 'the agreement of the council', reaches: 'a signed agreement' },
  ),
  step(
    'downloadAgreement',
    'returns the signed agreement',
    async (context) =>
      expectSameBytes(
        await (await context.getNewcomer()).downloadAgreement({ applicationId: context.applicationId }),
        createPdf('signed', context.runId),
      ),
    { needs: 'a signed agreement', writtenBy: 'uploadSignedAgreement' },
  ),
  step(
    'uploadAwardLetter',
    `stores a file of ${LARGE_SIZE / 1e6} MB completely, or refuses it`,
    async (context) => {
      const { applicationId } = context
      const file = new File([createPdf('large', context.runId), new Uint8Array(LARGE_SIZE)], 'large.pdf', {
        type: 'application/pdf',
      })
      if (await isFileRefused((await context.getClient('Admin')).uploadAwardLetter({ file, applicationId }))) return
      await expectSameBytes(
        await context.openVisitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
        file,
      )
    },
    AFTER_GRANT,
  ),
  step(
    'uploadAwardLetter',
    'stores the letter',
    async (context) => {
      const { applicationId } = context
      const file = createDocx('award', context.runId)
      await (await context.getClient('Admin')).uploadAwardLetter({ file, applicationId })
      await expectSameBytes(
        await context.openVisitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
        file,
      )
    },
    AFTER_GRANT,
  ),
]

const budgetSteps: readonly Step[] = [
  step(
    'downloadBudget',
    'has no current budget before a revision',
    async (context) =>
      expectNoFile(
        (await context.getClient('Admin')).downloadBudget({
          applicationId: context.applicationId,
          reportType: 'current',
        }),
      ),
    AFTER_GRANT,
  ),
  step(
    'submitBudget',
    'stores the revision',
    async (context) => {
      const { applicationId } = context
      const input = {
        applicationId,
        projectTitle: context.applicationTitle,
        file: createPdf('revision', context.runId),
      }
      await (await context.getNewcomer()).submitBudget(input)
      const file = await (await context.getClient('urc')).downloadBudget({ applicationId, reportType: 'current' })
      await expectSameBytes(file, input.file)
    },
    { ...AFTER_GRANT, reaches: 'a budget revision' },
  ),
  step(
    'downloadBudget',
    'still has the previous budget',
    async (context) => {
      const file = await (
        await context.getClient('urc')
      ).downloadBudget({ applicationId: context.applicationId, reportType: 'previous' })
      await expectSameBytes(file, context.files.projectBudget)
    },
    { ...AFTER_GRANT, writtenBy: 'uploadFiles' },
  ),
  step(
    'listBudgets',
    'returns the revision as pending',
    async (context) => {
      const row = requireRow(await (await context.getClient('Admin')).listBudgets({}), context.applicationId)
      expectSame('decision', row.decision, 'Pending')
    },
    { needs: 'a budget revision' },
  ),
  step(
    'decideBudget',
    'stores the decision',
    async (context) => {
      const { applicationId } = context
      const client = await context.getClient('Admin')
      for (const decision of ['Rejected', 'Approved'] as const) {
        await client.decideBudget({ applicationId, decision })
        expectSame('decision', requireRow(await client.listBudgets({}), applicationId).decision, decision)
      }
    },
    { needs: 'a budget revision' },
  ),
  step(
    'submitBudget',
    'replaces the revision, which is pending again',
    async (context) => {
      const { applicationId } = context
      const file = createDocx('second revision', context.runId)
      const input = { applicationId, projectTitle: context.applicationTitle, file }
      await (await context.getNewcomer()).submitBudget(input)
      const council = await context.getClient('urc')
      await expectSameBytes(await council.downloadBudget({ applicationId, reportType: 'current' }), file)
      expectSame('decision', requireRow(await council.listBudgets({}), applicationId).decision, 'Pending')
    },
    { needs: 'a budget revision' },
  ),
  step(
    'getDetails',
    'returns the date of the revision',
    async (context) => {
      const { budgetUploadedAt } = await readDetails(context, context.applicationId)
      warnUnless('budget_uploaded_at', budgetUploadedAt !== null, {
        expected: 'a date',
        actual: 'none',
        consequence: 'shows no date of the revision',
      })
    },
    { needs: 'a budget revision', writtenBy: 'submitBudget' },
  ),
]

const tooEarlySteps: readonly Step[] = [
  probe('submitBudget', 'is refused without a grant', async (context) => {
    const input = {
      applicationId: await getSpare(context, 'rejected'),
      projectTitle: '',
      file: createPdf('early', context.runId),
    }
    await expectRefusal(SUCCESS_WITHOUT_GRANT, (await context.getNewcomer()).submitBudget(input))
  }),
  probe('submitProgressReport', 'is refused without a grant', async (context) => {
    const applicationId = await getSpare(context, 'rejected')
    const files = [createPdf('early', context.runId)]
    await expectRefusal(
      SUCCESS_WITHOUT_GRANT,
      (await context.getNewcomer()).submitProgressReport({ applicationId, reportType: 'mid-year', files }),
    )
  }),
]

const reportSteps: readonly Step[] = [
  step(
    'listProgressReports',
    'lists the grant',
    async (context) => {
      const row = requireRow(await (await context.getClient('urc')).listProgressReports({}), context.applicationId)
      expectSameDate('startDate', row.startDate, GRANT.startDate)
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
    },
    AFTER_GRANT,
  ),
  ...REPORT_KINDS.flatMap(({ upload, download, file: fileType }) => [
    step(
      'checkFileExistence',
      `has no ${fileType} yet`,
      async (context) => {
        const { exists } = await (
          await context.getClient('Admin')
        ).checkFileExistence({ applicationId: context.applicationId, fileType })
        expectSame('exists', exists, false)
      },
      AFTER_GRANT,
    ),
    step(
      'submitProgressReport',
      `stores a ${upload} report`,
      async (context) => {
        const { applicationId } = context
        const file = createPdf(upload, context.runId)
        await (await context.getNewcomer()).submitProgressReport({ applicationId, reportType: upload, files: [file] })
        const { exists } = await (await context.getClient('Admin')).checkFileExistence({ applicationId, fileType })
        expectSame('exists', exists, true)
      },
      AFTER_GRANT,
    ),
    step(
      'downloadProgressReport',
      `returns the ${upload} report`,
      async (context) => {
        const received = await (
          await context.getClient('Admin')
        ).downloadProgressReport({ applicationId: context.applicationId, reportType: download })
        await expectSameBytes(received, createPdf(upload, context.runId))
      },
      { ...AFTER_GRANT, writtenBy: 'submitProgressReport' },
    ),
  ]),
  step(
    'submitProgressReport',
    'returns a result for each file',
    async (context) => {
      const files = [createPdf('part one', context.runId), createPdf('part two', context.runId)]
      const input = { applicationId: context.applicationId, reportType: 'final', files } as const
      const resultsByFile = await (await context.getNewcomer()).submitProgressReport(input)
      warnUnless(
        'results',
        files.every(({ name }) => name in resultsByFile),
        {
          expected: 'one for each file',
          actual: 'fewer',
          consequence: 'takes the one result for all of them',
        },
      )
    },
    AFTER_GRANT,
  ),
]

export const grantSteps: readonly Step[] = [
  ...decisionSteps,
  ...agreementSteps,
  ...tooEarlySteps,
  ...budgetSteps,
  ...reportSteps,
]
