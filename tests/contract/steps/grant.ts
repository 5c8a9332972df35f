import { REPORT_KINDS } from '@/domain/file-kinds'
import { COPES, Habit, needed, noFile, notTaken, refused, refusedOr, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { pdf } from '../sample'
import { step, type Step } from '../step'

const ungranted = (life: SuiteContext): string => needed(life.rejected, 'an application that was not shortlisted')
const TAKEN = new Habit('taken all the same, where the council never sees it', COPES.offersGranted)

const granted = (life: SuiteContext): string => needed(life.granted, 'the application that Grant.php makes')

/** Bytes: more than the 8 MB that PHP takes unless it is told otherwise. */
const LARGE = 12_000_000

const GRANT = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' } as const

const denialSteps: Step[] = [
  step('grantOrDeny', 'denies', async (life) => {
    const applicationId = needed(life.denied, 'a second application that was approved')
    const client = await life.as('Admin')
    await client.grantOrDeny({ applicationId, status: '5.2', startDate: '', period: '', amount: '' })
    same('Status', needed(await client.getDetails({ applicationId }), 'its details').status, '5.2')
  }),
  step('grantOrDeny', 'is refused a second time', async (life) => {
    const applicationId = needed(life.denied, 'a second application that was approved')
    await refused((await life.as('Admin')).grantOrDeny({ applicationId, status: '5.1', ...GRANT }))
  }),
  step('grantOrDeny', 'keeps start date, period and amount', async (life) => {
    const applicationId = granted(life)
    const client = await life.as('urc')
    await client.grantOrDeny({ applicationId, status: '5.1', ...GRANT })
    const found = needed(await client.getDetails({ applicationId }), 'its details')
    same('Status', found.status, '5.1')
    same('startDate', found.startDate, GRANT.startDate)
    same('period', found.period, GRANT.period)
    same('amount', found.amount, GRANT.amount)
  }),
]

/** The council's agreement goes out, the signed one comes back. */
const agreementSteps: Step[] = [
  step('uploadSignedAgreement', 'is refused before the council has sent its own', async (life) => {
    const input = { file: pdf('too early', life.mark), applicationId: granted(life) }
    await refused((await life.asNewcomer()).uploadSignedAgreement(input))
  }),
  step('uploadAgreement', 'keeps the agreement of the council', async (life) => {
    const applicationId = granted(life)
    const file = pdf('agreement', life.mark)
    await (await life.as('Admin')).uploadAgreement({ applicationId, file })
    await sameBytes(await life.visitor().downloadDetailsFile({ applicationId, fileType: 'agreementurc' }), file)
  }),
  step('requestAgreementByEmail', 'marks it as requested', async (life) => {
    const applicationId = granted(life)
    const client = await life.as('Admin')
    const letter = { email: life.newcomer.email, subject: 'Regarding the Agreement', message: '<p>A test.</p>' }
    await client.requestAgreementByEmail({ ...letter, applicationId })
    const row = rowOf(await client.listAgreements({}), (row) => row.applicationId === applicationId)
    same('requested', row.requested, true)
    same('Status', row.status, '5.1')
  }),
  step('uploadSignedAgreement', 'keeps the signed agreement', async (life) => {
    const applicationId = granted(life)
    const file = pdf('signed', life.mark)
    const client = await life.asNewcomer()
    await client.uploadSignedAgreement({ file, applicationId })
    await sameBytes(await client.downloadDetailsFile({ applicationId, fileType: 'agreement' }), file)
    same(
      'hasAgreement',
      rowOf(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId).hasAgreement,
      true,
    )
  }),
  step('downloadAgreement', 'gives the signed agreement', async (life) =>
    sameBytes(
      await (await life.asNewcomer()).downloadAgreement({ applicationId: granted(life) }),
      pdf('signed', life.mark),
    ),
  ),
  step('uploadAwardLetter', `keeps a file of ${LARGE / 1e6} MB whole, or does not take it`, async (life) => {
    const applicationId = granted(life)
    const file = new File([pdf('large', life.mark), new Uint8Array(LARGE)], 'large.pdf', { type: 'application/pdf' })
    if (await notTaken((await life.as('Admin')).uploadAwardLetter({ file, applicationId }))) return
    await sameBytes(await life.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
  }),
  step('uploadAwardLetter', 'keeps the letter', async (life) => {
    const applicationId = granted(life)
    const file = pdf('award', life.mark)
    await (await life.as('Admin')).uploadAwardLetter({ file, applicationId })
    await sameBytes(await life.visitor().downloadDetailsFile({ applicationId, fileType: 'awardLetter' }), file)
  }),
]

const budgetSteps: Step[] = [
  step('downloadBudget', 'has no current one before a revision', async (life) =>
    noFile((await life.as('Admin')).downloadBudget({ applicationId: granted(life), reportType: 'current' })),
  ),
  step('submitBudget', 'keeps the revision', async (life) => {
    const applicationId = granted(life)
    const input = { applicationId, projectTitle: life.applicationTitle, file: pdf('revision', life.mark) }
    await (await life.asNewcomer()).submitBudget(input)
    const file = await (await life.as('urc')).downloadBudget({ applicationId, reportType: 'current' })
    await sameBytes(file, input.file)
  }),
  step('downloadBudget', 'still has the previous one', async (life) => {
    const file = await (await life.as('urc')).downloadBudget({ applicationId: granted(life), reportType: 'previous' })
    await sameBytes(file, life.files.projectBudget)
  }),
  step('listBudgets', 'shows the revision as pending', async (life) => {
    const row = rowOf(
      await (await life.as('Admin')).listBudgets({}),
      ({ applicationId }) => applicationId === granted(life),
    )
    same('decision', row.decision, 'Pending')
  }),
  step('decideBudget', 'keeps the decision', async (life) => {
    const applicationId = granted(life)
    const client = await life.as('Admin')
    await client.decideBudget({ applicationId, decision: 'Approved' })
    same(
      'decision',
      rowOf(await client.listBudgets({}), (row) => row.applicationId === applicationId).decision,
      'Approved',
    )
  }),
]

/** What only a grant brings, sent for an application without one. */
const tooEarlySteps: Step[] = [
  step('submitBudget', 'is refused without a grant', async (life) => {
    const input = { applicationId: ungranted(life), projectTitle: '', file: pdf('early', life.mark) }
    await refusedOr(TAKEN, (await life.asNewcomer()).submitBudget(input))
  }),
  step('submitProgressReport', 'is refused without a grant', async (life) => {
    const client = await life.asNewcomer()
    const files = [pdf('early', life.mark)]
    await refusedOr(
      TAKEN,
      client.submitProgressReport({ applicationId: ungranted(life), reportType: 'mid-year', files: files }),
    )
  }),
]

const reportSteps: Step[] = [
  step('listProgressReports', 'shows the grant', async (life) => {
    const row = rowOf(
      await (await life.as('urc')).listProgressReports({}),
      ({ applicationId }) => applicationId === granted(life),
    )
    same('startDate', row.startDate, GRANT.startDate)
    same('projectTitle', row.projectTitle, life.applicationTitle)
  }),
  ...REPORT_KINDS.flatMap(({ upload, download, file: fileType }) => [
    step('checkFileExistence', `has no ${fileType} yet`, async (life) => {
      const { exists } = await (await life.as('Admin')).checkFileExistence({ applicationId: granted(life), fileType })
      same('exists', exists, false)
    }),
    step('submitProgressReport', `keeps a ${upload} report`, async (life) => {
      const applicationId = granted(life)
      const file = pdf(upload, life.mark)
      await (await life.asNewcomer()).submitProgressReport({ applicationId, reportType: upload, files: [file] })
      const { exists } = await (await life.as('Admin')).checkFileExistence({ applicationId, fileType })
      same('exists', exists, true)
    }),
    step('downloadProgressReport', `gives the ${upload} report`, async (life) => {
      const came = await (
        await life.as('Admin')
      ).downloadProgressReport({ applicationId: granted(life), reportType: download })
      await sameBytes(came, pdf(upload, life.mark))
    }),
  ]),
  step('submitProgressReport', 'answers for each of several files', async (life) => {
    const files = [pdf('part one', life.mark), pdf('part two', life.mark)]
    const input = { applicationId: granted(life), reportType: 'final', files: files } as const
    const answers = await (await life.asNewcomer()).submitProgressReport(input)
    same(
      'answers',
      files.every(({ name }) => name in answers),
      true,
    )
  }),
]

/** What follows a decision: agreement, budget and reports of a grant. */
export const grantSteps: Step[] = [...denialSteps, ...agreementSteps, ...tooEarlySteps, ...budgetSteps, ...reportSteps]
