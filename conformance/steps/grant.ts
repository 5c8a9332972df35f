import { REPORT_KINDS } from '@/domain/files/file-kinds'
import { better, needed, noFile, notTaken, refusedOr, sameBytes } from '@/wire/conformance/checks'
import { rowOf, same } from '../checks'
import type { Context } from '../context'
import { detailsOf, hasStatus } from '../existing'
import { pdf } from '../sample'
import { probe, step, type Step } from '../step'
import { spareIn } from '../spares'

/** The council never sees files of an application without a grant. */
const TAKEN = { came: 'a success, although there is no grant', means: 'offers granted applications alone' }

const granted = (context: Context): string => needed(context.granted, 'the application that Grant.php makes')

/** Bytes, above PHP's default limit of 8 MB. */
const LARGE = 12_000_000

const GRANTED = { needs: 'a grant' } as const

const GRANT = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' } as const

const denialSteps: readonly Step[] = [
  step(
    'grantOrDeny',
    'denies',
    async (context) => {
      const applicationId = needed(context.denied, 'a second application that was approved')
      const client = await context.as('Admin')
      await client.grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' })
      await hasStatus(context, applicationId, '5.2')
    },
    { needs: 'a second approved application' },
  ),
  step(
    'grantOrDeny',
    'grants',
    async (context) => {
      const applicationId = granted(context)
      const client = await context.as('urc')
      await client.grantOrDeny({ applicationId, status: '5.1', ...GRANT })
      await hasStatus(context, applicationId, '5.1')
    },
    { needs: 'an approved application', reaches: 'a grant' },
  ),
  step(
    'getDetails',
    'tells start date, period and amount of the grant',
    async (context) => {
      const found = await detailsOf(context, granted(context))
      same('startDate', found.startDate, GRANT.startDate)
      same('period', found.period, GRANT.period)
      same('amount', found.amount, GRANT.amount)
    },
    { ...GRANTED, writtenBy: 'grantOrDeny' },
  ),
]

const agreementSteps: readonly Step[] = [
  probe(
    'uploadSignedAgreement',
    'is refused before the council has sent its own',
    async (context) => {
      const input = { file: pdf('too early', context.mark), applicationId: granted(context) }
      await refusedOr(
        { came: 'a success, although there is nothing to sign', means: 'offers it once the council has sent its own' },
        (await context.asNewcomer()).uploadSignedAgreement(input),
      )
    },
    GRANTED,
  ),
  step(
    'uploadAgreement',
    'keeps the agreement of the council',
    async (context) => {
      const applicationId = granted(context)
      const file = pdf('agreement', context.mark)
      await (await context.as('Admin')).uploadAgreement({ applicationId, file })
      await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'agreementurc' }), file)
    },
    { ...GRANTED, reaches: 'the agreement of the council' },
  ),
  step(
    'requestAgreementByEmail',
    'marks it as requested',
    async (context) => {
      const applicationId = granted(context)
      const client = await context.as('Admin')
      const letter = { email: context.newcomer.email, subject: 'Regarding the Agreement', message: '<p>A test.</p>' }
      await client.requestAgreementByEmail({ ...letter, applicationId })
      const row = rowOf(await client.listAgreements({}), applicationId)
      same('Status', row.status, '5.1')
      better('requested', row.requested, {
        expected: 'that it was requested',
        came: 'nothing of it',
        means: 'knows it on the device that has sent the e-mail alone',
      })
    },
    GRANTED,
  ),
  step(
    'uploadSignedAgreement',
    'keeps the signed agreement',
    async (context) => {
      const applicationId = granted(context)
      const file = pdf('signed', context.mark)
      const client = await context.asNewcomer()
      await client.uploadSignedAgreement({ file, applicationId })
      await sameBytes(await client.downloadDetailsFile({ applicationId, fileType: 'agreement' }), file)
      same('hasAgreement', rowOf(await client.listSubmittedApplications({}), applicationId).hasAgreement, true)
    },
    { needs: 'the agreement of the council', reaches: 'a signed agreement' },
  ),
  step(
    'downloadAgreement',
    'gives the signed agreement',
    async (context) =>
      sameBytes(
        await (await context.asNewcomer()).downloadAgreement({ applicationId: granted(context) }),
        pdf('signed', context.mark),
      ),
    { needs: 'a signed agreement', writtenBy: 'uploadSignedAgreement' },
  ),
  step(
    'uploadAwardLetter',
    `keeps a file of ${LARGE / 1e6} MB whole, or does not take it`,
    async (context) => {
      const applicationId = granted(context)
      const file = new File([pdf('large', context.mark), new Uint8Array(LARGE)], 'large.pdf', {
        type: 'application/pdf',
      })
      if (await notTaken((await context.as('Admin')).uploadAwardLetter({ file, applicationId }))) return
      await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
    },
    GRANTED,
  ),
  step(
    'uploadAwardLetter',
    'keeps the letter',
    async (context) => {
      const applicationId = granted(context)
      const file = pdf('award', context.mark)
      await (await context.as('Admin')).uploadAwardLetter({ file, applicationId })
      await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
    },
    GRANTED,
  ),
]

const budgetSteps: readonly Step[] = [
  step(
    'downloadBudget',
    'has no current one before a revision',
    async (context) =>
      noFile((await context.as('Admin')).downloadBudget({ applicationId: granted(context), reportType: 'current' })),
    GRANTED,
  ),
  step(
    'submitBudget',
    'keeps the revision',
    async (context) => {
      const applicationId = granted(context)
      const input = { applicationId, projectTitle: context.applicationTitle, file: pdf('revision', context.mark) }
      await (await context.asNewcomer()).submitBudget(input)
      const file = await (await context.as('urc')).downloadBudget({ applicationId, reportType: 'current' })
      await sameBytes(file, input.file)
    },
    { ...GRANTED, reaches: 'a budget revision' },
  ),
  step(
    'downloadBudget',
    'still has the previous one',
    async (context) => {
      const file = await (
        await context.as('urc')
      ).downloadBudget({ applicationId: granted(context), reportType: 'previous' })
      await sameBytes(file, context.files.projectBudget)
    },
    { ...GRANTED, writtenBy: 'uploadFiles' },
  ),
  step(
    'listBudgets',
    'shows the revision as pending',
    async (context) => {
      const row = rowOf(await (await context.as('Admin')).listBudgets({}), granted(context))
      same('decision', row.decision, 'Pending')
    },
    { needs: 'a budget revision' },
  ),
  step(
    'decideBudget',
    'keeps the decision',
    async (context) => {
      const applicationId = granted(context)
      const client = await context.as('Admin')
      await client.decideBudget({ applicationId, decision: 'Approved' })
      same('decision', rowOf(await client.listBudgets({}), applicationId).decision, 'Approved')
    },
    { needs: 'a budget revision' },
  ),
]

const tooEarlySteps: readonly Step[] = [
  probe('submitBudget', 'is refused without a grant', async (context) => {
    const input = {
      applicationId: await spareIn(context, 'rejected'),
      projectTitle: '',
      file: pdf('early', context.mark),
    }
    await refusedOr(TAKEN, (await context.asNewcomer()).submitBudget(input))
  }),
  probe('submitProgressReport', 'is refused without a grant', async (context) => {
    const applicationId = await spareIn(context, 'rejected')
    const files = [pdf('early', context.mark)]
    await refusedOr(
      TAKEN,
      (await context.asNewcomer()).submitProgressReport({ applicationId, reportType: 'mid-year', files }),
    )
  }),
]

const reportSteps: readonly Step[] = [
  step(
    'listProgressReports',
    'shows the grant',
    async (context) => {
      const row = rowOf(await (await context.as('urc')).listProgressReports({}), granted(context))
      same('startDate', row.startDate, GRANT.startDate)
      same('projectTitle', row.projectTitle, context.applicationTitle)
    },
    GRANTED,
  ),
  ...REPORT_KINDS.flatMap(({ upload, download, file: fileType }) => [
    step(
      'checkFileExistence',
      `has no ${fileType} yet`,
      async (context) => {
        const { exists } = await (
          await context.as('Admin')
        ).checkFileExistence({ applicationId: granted(context), fileType })
        same('exists', exists, false)
      },
      GRANTED,
    ),
    step(
      'submitProgressReport',
      `keeps a ${upload} report`,
      async (context) => {
        const applicationId = granted(context)
        const file = pdf(upload, context.mark)
        await (await context.asNewcomer()).submitProgressReport({ applicationId, reportType: upload, files: [file] })
        const { exists } = await (await context.as('Admin')).checkFileExistence({ applicationId, fileType })
        same('exists', exists, true)
      },
      GRANTED,
    ),
    step(
      'downloadProgressReport',
      `gives the ${upload} report`,
      async (context) => {
        const came = await (
          await context.as('Admin')
        ).downloadProgressReport({ applicationId: granted(context), reportType: download })
        await sameBytes(came, pdf(upload, context.mark))
      },
      { ...GRANTED, writtenBy: 'submitProgressReport' },
    ),
  ]),
  step(
    'submitProgressReport',
    'answers for each of several files',
    async (context) => {
      const files = [pdf('part one', context.mark), pdf('part two', context.mark)]
      const input = { applicationId: granted(context), reportType: 'final', files: files } as const
      const answers = await (await context.asNewcomer()).submitProgressReport(input)
      better(
        'answers',
        files.every(({ name }) => name in answers),
        {
          expected: 'one for each file',
          came: 'fewer',
          means: 'takes the one answer for all of them',
        },
      )
    },
    GRANTED,
  ),
]

export const grantSteps: readonly Step[] = [
  ...denialSteps,
  ...agreementSteps,
  ...tooEarlySteps,
  ...budgetSteps,
  ...reportSteps,
]
