import { branding } from '@/branding'
import { readHostDate } from '@/domain/dates/host-date'
import { getInstantInZone } from '@/domain/dates/zoned-time'
import {
  warnUnless,
  expectForbidden,
  failUnless,
  expectInputRefused,
  requireValue,
  expectRefusal,
  expectSameBytes,
} from '@/wire/conformance/checks'
import { expectPdf, requireRow, expectSame } from '../checks'
import type { Context } from '../context'
import { StepVulnerability, CONSEQUENCES, SkippedStep } from '@/wire/conformance/finding'
import { createDocx, noLeave, sampleRows } from '../sample'
import { expectForbiddenOnSpare } from '../spares'
import { probe, step, type Step } from '../step'

const getApplicationId = (context: Context): string =>
  requireValue(context.grantedId, 'the application that Grant.php makes')
const getDraftId = (context: Context): string => requireValue(context.draftId, 'the draft that SaveForm.php makes')

const getDraftTitle = (context: Context) => `${context.applicationTitle}, draft`

const HOUR = 3_600_000

/** Milliseconds. Clocks may differ by less. */
const TOLERANCE = 10 * 60_000

/** Expects the time of a submission in the zone of the council. Ignores days without a time, and wrong clocks. */
function expectCouncilTime(submittedDate: string | null, submittedAt: number): void {
  const date = readHostDate(submittedDate)
  if (date?.time === undefined) return
  const { name, words } = branding.timeZone
  const ahead = getInstantInZone({ ...date, ...date.time }, name, 'earlier').getTime() - submittedAt
  warnUnless('submittedDate', Math.abs(ahead) < TOLERANCE || Math.abs(ahead) > 26 * HOUR, {
    expected: words,
    actual: `a time ${Math.abs(ahead / HOUR).toFixed(1)} hours ${ahead > 0 ? 'later' : 'earlier'}`,
    consequence:
      'shows another time in the list than on the receipt: set date.timezone in php.ini, and the zone of MySQL',
  })
}

const FILE_TYPES = [
  ['projectProposal', 'proposal'],
  ['projectBudget', 'projectBudget'],
  ['projectCV', 'cvPrincipalInvestigator'],
  ['coInvestigatorsCVs', 'cvCoInvestigators'],
] as const

const AFTER_SUBMISSION = { needs: 'a submitted application' } as const
const READS_SUBMISSION = { ...AFTER_SUBMISSION, writtenBy: 'submitApplication' } as const

/** Not every host stores drafts. */
const draftSteps: readonly Step[] = [
  step(
    'saveForm',
    'keeps a draft',
    async (context) => {
      const client = await context.getNewcomerClient()
      const { applicationId } = await client.saveForm({ ...context.createFields(getDraftTitle(context)), ...noLeave })
      context.draftId = applicationId ?? (await context.findId(client, getDraftTitle(context)))
      const row = requireRow(await client.listSubmittedApplications({}), getDraftId(context))
      expectSame('Status', row.status, '0')
    },
    { needs: 'an account', reaches: 'a draft' },
  ),
  step(
    'saveFileUploads',
    'keeps the files chosen so far',
    async (context) => {
      const applicationId = getDraftId(context)
      const { projectProposal } = context.files
      await (
        await context.getNewcomerClient()
      ).saveFileUploads({
        ...context.createFields(getDraftTitle(context)),
        ...sampleRows,
        applicationId,
        projectProposal,
      })
    },
    { needs: 'a draft' },
  ),
  step(
    'getFormData',
    'gives a draft back as it was saved',
    async (context) => {
      const { data } = await (await context.getNewcomerClient()).getFormData({ applicationId: getDraftId(context) })
      const { field, researchFacilities } = context.createFields()
      expectSame('data.field', data.field, field)
      expectSame('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
      expectSame('data.Leave_Get', data.leaveRequested, 'no')
      expectSame('data.outsidegrants', data.outsideGrants, 'yes')
    },
    { needs: 'a draft', writtenBy: 'saveForm' },
  ),
  step(
    'listApplications',
    'does not show a draft to the council',
    async (context) => {
      const id = getDraftId(context)
      const rows = await (await context.getCouncilClient()).listApplications({})
      warnUnless('rows', !rows.some(({ applicationId }) => applicationId === id), {
        expected: 'no draft among them',
        actual: 'a draft',
        consequence: 'shows it to the council among the submitted ones',
      })
    },
    { needs: 'a draft' },
  ),
]

const submissionSteps: readonly Step[] = [
  probe('submitApplication', 'a missing title is refused', async (context) =>
    expectInputRefused((await context.getNewcomerClient()).submitApplication(context.createFields(''))),
  ),
  probe('submitRows', 'is refused before Grant.php', async (context) => {
    const client = await context.logIn(requireValue(context.newcomerLogIn, 'the account of this run'))
    await expectRefusal(
      { actual: 'a success, although there is no application', consequence: 'sends the three calls in their order' },
      client.submitRows({ ...context.createFields(), ...sampleRows }),
    )
  }),
  probe('submitApplication', 'is refused once the window has closed', async (context) => {
    const client = await context.getNewcomerClient()
    const { runAt: at } = context.host
    if (at === undefined) throw new SkippedStep('the clock of this host cannot be set', false)
    const { closeDate } = await client.getApplicationDates({})
    const lastDay = Date.parse(requireValue(closeDate, 'a closing date').slice(0, 10))
    // Two days later is the next day or later in any time zone.
    await at(new Date(lastDay + 48 * HOUR), () =>
      expectForbidden(client.submitApplication(context.createFields()), {
        actor: 'an applicant',
        ability: 'apply after the closing date',
      }),
    )
  }),
  step(
    'submitApplication',
    'takes an application without leave',
    async (context) =>
      (await context.getNewcomerClient()).submitApplication({
        ...context.createFields(`${context.applicationTitle}, without leave`),
        ...noLeave,
      }),
    { needs: 'an account' },
  ),
  step(
    'submitApplication',
    'makes an application',
    async (context) => {
      const client = await context.getNewcomerClient()
      context.submittedAt = Date.now()
      const { applicationId } = await client.submitApplication(context.createFields())
      context.grantedId = applicationId ?? (await context.findId(client, context.applicationTitle))
    },
    { needs: 'an account', reaches: 'an application' },
  ),
  probe(
    'uploadFiles',
    'a file that is no PDF is refused',
    async (context) => {
      const wrong = { ...context.createFields(), ...context.files, projectCV: createDocx('cv', context.runId) }
      await expectInputRefused((await context.getNewcomerClient()).uploadFiles(wrong))
    },
    { needs: 'an application' },
  ),
  step(
    'uploadFiles',
    'takes the four PDFs',
    async (context) => (await context.getNewcomerClient()).uploadFiles({ ...context.createFields(), ...context.files }),
    { needs: 'an application', reaches: 'its four files' },
  ),
  step(
    'submitRows',
    'takes the rows and tells where the PDF is',
    async (context) => {
      const { pdfUrl } = await (
        await context.getNewcomerClient()
      ).submitRows({ ...context.createFields(), ...sampleRows })
      warnUnless('pdfUrl', pdfUrl !== '', {
        expected: 'an address',
        actual: 'none',
        consequence: 'leads to the list of applied grants instead of the PDF',
      })
    },
    { needs: 'an application', reaches: 'a submitted application' },
  ),
  step(
    'submitApplication',
    'a draft is submitted under its own id',
    async (context) => {
      const client = await context.getNewcomerClient()
      const applicationId = getDraftId(context)
      const fields = { ...context.createFields(getDraftTitle(context)), applicationId }
      await client.submitApplication(fields)
      await client.uploadFiles({ ...fields, ...context.files })
      await client.submitRows({ ...fields, ...sampleRows })
      const row = requireRow(await client.listSubmittedApplications({}), applicationId)
      warnUnless('Status', row.status === '1', {
        expected: '1',
        actual: 'another',
        consequence: 'shows the draft beside the application that was made of it',
      })
    },
    { needs: 'a draft' },
  ),
  probe('submitApplication', 'a submitted application is not submitted again', async (context) => {
    const client = await context.getNewcomerClient()
    const changed = `${context.applicationTitle}, changed`
    await expectForbiddenOnSpare(context, {
      state: 'submitted',
      actor: 'an applicant',
      ability: 'change an application after it was submitted',
      send: (applicationId) => client.submitApplication({ ...context.createFields(changed), applicationId }),
      hadEffect: async (applicationId) => {
        const rows = await client.listSubmittedApplications({})
        return rows.some((row) => row.applicationId === applicationId && row.projectTitle === changed)
      },
    })
  }),
]

const readBackSteps: readonly Step[] = [
  step(
    'listSubmittedApplications',
    'shows it as submitted',
    async (context) => {
      const row = requireRow(
        await (await context.getNewcomerClient()).listSubmittedApplications({}),
        getApplicationId(context),
      )
      expectSame('Status', row.status, '1')
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
      expectSame('hasAgreement', row.hasAgreement, false)
      warnUnless('submittedDate', row.submittedDate !== null, {
        expected: 'a date',
        actual: 'none',
        consequence: 'shows no date of submission',
      })
      expectCouncilTime(row.submittedDate, requireValue(context.submittedAt, 'the time of the submission'))
    },
    READS_SUBMISSION,
  ),
  step(
    'listSubmittedApplications',
    'does not show it to another applicant',
    async (context) => {
      const applicationId = getApplicationId(context)
      const rows = await (await context.getClient('Applicant')).listSubmittedApplications({})
      if (rows.some((row) => row.applicationId === applicationId))
        throw new StepVulnerability({
          actor: 'another applicant',
          ability: 'see the applications of others in their own list',
          actual: 'a list with an application of somebody else',
        })
    },
    AFTER_SUBMISSION,
  ),
  step(
    'listApplicationIds',
    'offers it with its title',
    async (context) => {
      const row = requireRow(
        await (await context.getNewcomerClient()).listApplicationIds({}),
        getApplicationId(context),
      )
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
    },
    READS_SUBMISSION,
  ),
  step(
    'getFormData',
    'gives back fields and rows',
    async (context) => {
      const { data } = await (
        await context.getNewcomerClient()
      ).getFormData({ applicationId: getApplicationId(context) })
      const { field, researchFacilities } = context.createFields()
      expectSame('data.field', data.field, field)
      expectSame('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
      expectSame('data.Leave_Get', data.leaveRequested, 'yes')
      expectSame('data.projectInvolved', data.projectInvolved, 'no')
      expectSame('data.outsidegrants', data.outsideGrants, 'yes')
      for (const list of ['grantRows', 'fundingRows'] as const) {
        const kept = data[list] ?? []
        // A host may omit the lists.
        warnUnless(`data.${list}`, kept.length > 0, {
          expected: `${sampleRows[list].length} rows`,
          actual: 'none',
          consequence: 'asks for the rows again when the application is opened',
        })
        expectSame(`data.${list}`, JSON.stringify(kept), JSON.stringify(sampleRows[list]))
      }
    },
    READS_SUBMISSION,
  ),
  step(
    'downloadApplicationPdf',
    'is a PDF',
    async (context) =>
      expectPdf(
        await (await context.getNewcomerClient()).downloadApplicationPdf({ applicationId: getApplicationId(context) }),
      ),
    AFTER_SUBMISSION,
  ),
  ...FILE_TYPES.map(([field, fileType]) =>
    step(
      'downloadDetailsFile',
      `${fileType} is what was sent as ${field}`,
      async (context) => {
        const file = await (
          await context.getNewcomerClient()
        ).downloadDetailsFile({ applicationId: getApplicationId(context), fileType })
        await expectSameBytes(file, context.files[field])
      },
      { needs: 'its four files', writtenBy: 'uploadFiles' },
    ),
  ),
  step(
    'checkFileExistence',
    'knows which files there are',
    async (context) => {
      const client = await context.getNewcomerClient()
      const applicationId = getApplicationId(context)
      expectSame('exists', (await client.checkFileExistence({ applicationId, fileType: 'proposal' })).exists, true)
      expectSame('exists', (await client.checkFileExistence({ applicationId, fileType: 'agreement' })).exists, false)
    },
    AFTER_SUBMISSION,
  ),
  step(
    'getDetails',
    'tells applicant and status',
    async (context) => {
      const found = requireValue(
        await (await context.getNewcomerClient()).getDetails({ applicationId: getApplicationId(context) }),
        'its details',
      )
      expectSame('Status', found.status, '1')
      expectSame('name', found.name, context.createFields().name)
    },
    READS_SUBMISSION,
  ),
]

export const applicationSteps: readonly Step[] = [...draftSteps, ...submissionSteps, ...readBackSteps]

export const deletionSteps: readonly Step[] = [
  step(
    'deleteApplication',
    'an applicant deletes one of their own',
    async (context) => {
      const client = await context.getNewcomerClient()
      const applicationId = requireValue(context.rejectedId, 'an application that was not shortlisted')
      await client.deleteApplication({ applicationId })
      const rows = await client.listSubmittedApplications({})
      failUnless(
        'rows',
        !rows.some((row) => row.applicationId === applicationId),
        'the application gone',
        'it is still there',
      )
    },
    { needs: 'a rejected application' },
  ),
  step(
    'deleteApplication',
    'the council deletes any, with all that belongs to it',
    async (context) => {
      const client = await context.getClient('Admin')
      const applicationId = getApplicationId(context)
      await client.deleteApplication({ applicationId })
      failUnless('record', (await client.getDetails({ applicationId })) === null, 'none', 'the application')
    },
    AFTER_SUBMISSION,
  ),
  probe(
    'deleteApplication',
    'one that is gone already is refused',
    async (context) => {
      const applicationId = getApplicationId(context)
      await expectRefusal(
        { actual: 'a success, although there was nothing to delete', consequence: CONSEQUENCES.reportsSuccess },
        (await context.getClient('Admin')).deleteApplication({ applicationId }),
      )
    },
    AFTER_SUBMISSION,
  ),
]
