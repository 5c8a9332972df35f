import { REPORT_KINDS } from '@/domain/file-kinds'
import { COPES, Habit, needed, noFile, notTaken, refused, refusedOr, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { pdf } from '../sample'
import { step, type Step } from '../step'

const ungranted = (context: SuiteContext): string => needed(context.rejected, 'an application that was not shortlisted')
const TAKEN = new Habit('taken all the same, where the council never sees it', COPES.offersGranted)

const granted = (context: SuiteContext): string => needed(context.granted, 'the application that Grant.php makes')

/** Bytes: more than the 8 MB that PHP takes by default. */
const LARGE = 12_000_000

const GRANT = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' } as const

const denialSteps: Step[] = [
  step('grantOrDeny', 'denies', async (context) => {
    const applicationId = needed(context.denied, 'a second application that was approved')
    const client = await context.as('Admin')
    await client.grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' })
    same('Status', needed(await client.getDetails({ applicationId }), 'its details').status, '5.2')
  }),
  step('grantOrDeny', 'is refused a second time', async (context) => {
    const applicationId = needed(context.denied, 'a second application that was approved')
    await refused((await context.as('Admin')).grantOrDeny({ applicationId, status: '5.1', ...GRANT }))
  }),
  step('grantOrDeny', 'keeps start date, period and amount', async (context) => {
    const applicationId = granted(context)
    const client = await context.as('urc')
    await client.grantOrDeny({ applicationId, status: '5.1', ...GRANT })
    const found = needed(await client.getDetails({ applicationId }), 'its details')
    same('Status', found.status, '5.1')
    same('startDate', found.startDate, GRANT.startDate)
    same('period', found.period, GRANT.period)
    same('amount', found.amount, GRANT.amount)
  }),
]

/** The council sends its agreement, the applicant returns the signed one. */
const agreementSteps: Step[] = [
  step('uploadSignedAgreement', 'is refused before the council has sent its own', async (context) => {
    const input = { file: pdf('too early', context.mark), applicationId: granted(context) }
    await refused((await context.asNewcomer()).uploadSignedAgreement(input))
  }),
  step('uploadAgreement', 'keeps the agreement of the council', async (context) => {
    const applicationId = granted(context)
    const file = pdf('agreement', context.mark)
    await (await context.as('Admin')).uploadAgreement({ applicationId, file })
    await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'agreementurc' }), file)
  }),
  step('requestAgreementByEmail', 'marks it as requested', async (context) => {
    const applicationId = granted(context)
    const client = await context.as('Admin')
    const letter = { email: context.newcomer.email, subject: 'Regarding the Agreement', message: '<p>A test.</p>' }
    await client.requestAgreementByEmail({ ...letter, applicationId })
    const row = rowOf(await client.listAgreements({}), (row) => row.applicationId === applicationId)
    same('requested', row.requested, true)
    same('Status', row.status, '5.1')
  }),
  step('uploadSignedAgreement', 'keeps the signed agreement', async (context) => {
    const applicationId = granted(context)
    const file = pdf('signed', context.mark)
    const client = await context.asNewcomer()
    await client.uploadSignedAgreement({ file, applicationId })
    await sameBytes(await client.downloadDetailsFile({ applicationId, fileType: 'agreement' }), file)
    same(
      'hasAgreement',
      rowOf(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId).hasAgreement,
      true,
    )
  }),
  step('downloadAgreement', 'gives the signed agreement', async (context) =>
    sameBytes(
      await (await context.asNewcomer()).downloadAgreement({ applicationId: granted(context) }),
      pdf('signed', context.mark),
    ),
  ),
  step('uploadAwardLetter', `keeps a file of ${LARGE / 1e6} MB whole, or does not take it`, async (context) => {
    const applicationId = granted(context)
    const file = new File([pdf('large', context.mark), new Uint8Array(LARGE)], 'large.pdf', { type: 'application/pdf' })
    if (await notTaken((await context.as('Admin')).uploadAwardLetter({ file, applicationId }))) return
    await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
  }),
  step('uploadAwardLetter', 'keeps the letter', async (context) => {
    const applicationId = granted(context)
    const file = pdf('award', context.mark)
    await (await context.as('Admin')).uploadAwardLetter({ file, applicationId })
    await sameBytes(await context.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
  }),
]

const budgetSteps: Step[] = [
  step('downloadBudget', 'has no current one before a revision', async (context) =>
    noFile((await context.as('Admin')).downloadBudget({ applicationId: granted(context), reportType: 'current' })),
  ),
  step('submitBudget', 'keeps the revision', async (context) => {
    const applicationId = granted(context)
    const input = { applicationId, projectTitle: context.applicationTitle, file: pdf('revision', context.mark) }
    await (await context.asNewcomer()).submitBudget(input)
    const file = await (await context.as('urc')).downloadBudget({ applicationId, reportType: 'current' })
    await sameBytes(file, input.file)
  }),
  step('downloadBudget', 'still has the previous one', async (context) => {
    const file = await (
      await context.as('urc')
    ).downloadBudget({ applicationId: granted(context), reportType: 'previous' })
    await sameBytes(file, context.files.projectBudget)
  }),
  step('listBudgets', 'shows the revision as pending', async (context) => {
    const row = rowOf(
      await (await context.as('Admin')).listBudgets({}),
      ({ applicationId }) => applicationId === granted(context),
    )
    same('decision', row.decision, 'Pending')
  }),
  step('decideBudget', 'keeps the decision', async (context) => {
    const applicationId = granted(context)
    const client = await context.as('Admin')
    await client.decideBudget({ applicationId, decision: 'Approved' })
    same(
      'decision',
      rowOf(await client.listBudgets({}), (row) => row.applicationId === applicationId).decision,
      'Approved',
    )
  }),
]

/** Files that follow a grant, sent for an application without one. */
const tooEarlySteps: Step[] = [
  step('submitBudget', 'is refused without a grant', async (context) => {
    const input = { applicationId: ungranted(context), projectTitle: '', file: pdf('early', context.mark) }
    await refusedOr(TAKEN, (await context.asNewcomer()).submitBudget(input))
  }),
  step('submitProgressReport', 'is refused without a grant', async (context) => {
    const client = await context.asNewcomer()
    const files = [pdf('early', context.mark)]
    await refusedOr(
      TAKEN,
      client.submitProgressReport({ applicationId: ungranted(context), reportType: 'mid-year', files: files }),
    )
  }),
]

const reportSteps: Step[] = [
  step('listProgressReports', 'shows the grant', async (context) => {
    const row = rowOf(
      await (await context.as('urc')).listProgressReports({}),
      ({ applicationId }) => applicationId === granted(context),
    )
    same('startDate', row.startDate, GRANT.startDate)
    same('projectTitle', row.projectTitle, context.applicationTitle)
  }),
  ...REPORT_KINDS.flatMap(({ upload, download, file: fileType }) => [
    step('checkFileExistence', `has no ${fileType} yet`, async (context) => {
      const { exists } = await (
        await context.as('Admin')
      ).checkFileExistence({ applicationId: granted(context), fileType })
      same('exists', exists, false)
    }),
    step('submitProgressReport', `keeps a ${upload} report`, async (context) => {
      const applicationId = granted(context)
      const file = pdf(upload, context.mark)
      await (await context.asNewcomer()).submitProgressReport({ applicationId, reportType: upload, files: [file] })
      const { exists } = await (await context.as('Admin')).checkFileExistence({ applicationId, fileType })
      same('exists', exists, true)
    }),
    step('downloadProgressReport', `gives the ${upload} report`, async (context) => {
      const came = await (
        await context.as('Admin')
      ).downloadProgressReport({ applicationId: granted(context), reportType: download })
      await sameBytes(came, pdf(upload, context.mark))
    }),
  ]),
  step('submitProgressReport', 'answers for each of several files', async (context) => {
    const files = [pdf('part one', context.mark), pdf('part two', context.mark)]
    const input = { applicationId: granted(context), reportType: 'final', files: files } as const
    const answers = await (await context.asNewcomer()).submitProgressReport(input)
    same(
      'answers',
      files.every(({ name }) => name in answers),
      true,
    )
  }),
]

/** What follows a decision: agreement, budget and reports of a grant. */
export const grantSteps: Step[] = [...denialSteps, ...agreementSteps, ...tooEarlySteps, ...budgetSteps, ...reportSteps]
