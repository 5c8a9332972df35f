import { getFieldSpec } from '@/domain/application/application-fields'
import type { FormValues } from '@/domain/application/application-form'
import { ENTRIES } from '@/domain/application/form-entries'
import { readHostDate } from '@/domain/dates/host-date'
import { getInstantInZone } from '@/domain/dates/zoned-time'
import {
  warnUnless,
  expectForbidden,
  failUnless,
  expectInputRefused,
  hasSameBytes,
  requireValue,
  expectRefusal,
  expectSameBytes,
} from '@/wire/conformance/checks'
import { expectPdf, requireRow, expectSame } from '../checks'
import type { Context } from '../context'
import { StepVulnerability, CONSEQUENCES, UncheckedStep } from '@/wire/conformance/finding'
import { formatCallFile } from '../call-file'
import { readDates, readStatus, withDates } from '../host-data'
import { createDocx, noLeave, sampleRows } from '../sample'
import { expectForbiddenOnSpare } from '../spares'
import { probe, step, type Step } from '../step'

const getDraftTitle = (context: Context) => `${context.applicationTitle}, draft`

const HOUR = 3_600_000

/** Milliseconds. Clocks may differ by less. */
const TOLERANCE = 10 * 60_000

/** Expects the time of a submission in the zone of the council. Ignores days without a time, and wrong clocks. */
function expectCouncilTime(submittedDate: string | null, submittedAt: number, timeZone: string | undefined): void {
  const date = readHostDate(submittedDate)
  if (date?.time === undefined || timeZone === undefined) return
  const difference = getInstantInZone({ ...date, ...date.time }, timeZone, 'earlier').getTime() - submittedAt
  warnUnless('submittedDate', Math.abs(difference) < TOLERANCE || Math.abs(difference) > 26 * HOUR, {
    expected: `a time in ${timeZone}`,
    actual: `a time ${Math.abs(difference / HOUR).toFixed(1)} hours ${difference > 0 ? 'later' : 'earlier'}`,
    consequence:
      'shows another time in the list than on the receipt: set date.timezone in php.ini, and the zone of MySQL',
  })
}

const PAST_DAYS = ['2001-01-01', '2001-01-31'] as const

const FILE_TYPES = [
  ['projectProposal', 'proposal'],
  ['projectBudget', 'projectBudget'],
  ['projectCV', 'cvPrincipalInvestigator'],
  ['coInvestigatorsCVs', 'cvCoInvestigators'],
] as const

const AFTER_SUBMISSION = { needs: 'a submitted application' } as const
const READS_SUBMISSION = { ...AFTER_SUBMISSION, writtenBy: 'submitApplication' } as const

async function findOwnId(context: Context, title: string): Promise<string | null> {
  const rows = await (await context.getNewcomer()).listSubmittedApplications({})
  return rows.find(({ projectTitle }) => projectTitle === title)?.applicationId ?? null
}

/** The fields of the form that a screen asks for. */
const ASKED_ENTRIES = ENTRIES.filter(({ field }) => getFieldSpec(field).step !== null)

/** Line breaks of a text may return as those of another system. */
function expectSameFields(actual: FormValues, expected: FormValues): void {
  for (const { wire, read } of ASKED_ENTRIES)
    expectSame(`data.${wire}`, read(actual).replaceAll('\r\n', '\n'), read(expected))
}

/** Not every host stores drafts. */
const draftSteps: readonly Step[] = [
  step(
    'saveForm',
    'stores a draft',
    async (context) => {
      const client = await context.getNewcomer()
      const { applicationId } = await client.saveForm({ ...context.createFields(getDraftTitle(context)), ...noLeave })
      context.draftId = applicationId ?? (await context.findId(client, getDraftTitle(context)))
      const row = requireRow(await client.listSubmittedApplications({}), context.requireDraftId())
      expectSame('Status', row.status, '0')
    },
    {
      needs: 'an account',
      reaches: 'a draft',
      isDone: async (context) => {
        context.draftId = await findOwnId(context, getDraftTitle(context))
        return context.draftId !== null
      },
    },
  ),
  step(
    'saveFileUploads',
    'stores the files of a draft',
    async (context) => {
      const applicationId = context.requireDraftId()
      const { projectProposal } = context.files
      await (
        await context.getNewcomer()
      ).saveFileUploads({
        ...context.createFields(getDraftTitle(context)),
        ...sampleRows,
        applicationId,
        projectProposal,
      })
    },
    { needs: 'a draft', reaches: 'the files of a draft' },
  ),
  step(
    'downloadDetailsFile',
    'returns the file of a draft',
    async (context) =>
      expectSameBytes(
        await (
          await context.getNewcomer()
        ).downloadDetailsFile({ applicationId: context.requireDraftId(), fileType: 'proposal' }),
        context.files.projectProposal,
      ),
    { needs: 'the files of a draft', writtenBy: 'saveFileUploads' },
  ),
  step(
    'getFormData',
    'returns a draft as saved',
    async (context) => {
      const { data } = await (await context.getNewcomer()).getFormData({ applicationId: context.requireDraftId() })
      expectSameFields(data, { ...context.createFields(getDraftTitle(context)), ...noLeave })
    },
    { needs: 'a draft', writtenBy: 'saveForm' },
  ),
]

const submissionSteps: readonly Step[] = [
  probe('submitApplication', 'a missing title is refused', async (context) =>
    expectInputRefused((await context.getNewcomer()).submitApplication(context.createFields(''))),
  ),
  probe('submitRows', 'is refused before Grant.php', async (context) => {
    const client = await context.logIn(context.requireAccount())
    await expectRefusal(
      { actual: 'a success, although there is no application', consequence: 'always sends the three calls in order' },
      client.submitRows({ ...context.createFields(), ...sampleRows }),
    )
  }),
  probe('submitApplication', 'is refused after the closing date', async (context) => {
    const client = await context.getNewcomer()
    await withDates(context, { openDate: PAST_DAYS[0], closeDate: PAST_DAYS[1] }, async () => {
      if ((await readDates(context)).closeDate !== PAST_DAYS[1])
        throw new UncheckedStep(`${formatCallFile('setApplicationDates')} does not store another date`)
      await expectForbidden(client.submitApplication(context.createFields()), {
        actor: 'an applicant',
        ability: 'apply after the closing date',
      })
    })
  }),
  step(
    'submitApplication',
    'accepts an application without leave',
    async (context) =>
      (await context.getNewcomer()).submitApplication({
        ...context.createFields(`${context.applicationTitle}, without leave`),
        ...noLeave,
      }),
    { needs: 'an account' },
  ),
  step(
    'submitApplication',
    'creates an application',
    async (context) => {
      const client = await context.getNewcomer()
      context.submittedAt = Date.now()
      const { applicationId } = await client.submitApplication(context.createFields())
      context.grantedId = applicationId ?? (await context.findId(client, context.applicationTitle))
    },
    {
      needs: 'an account',
      reaches: 'an application',
      isDone: async (context) => {
        context.grantedId = await findOwnId(context, context.applicationTitle)
        return context.grantedId !== null
      },
    },
  ),
  probe(
    'uploadFiles',
    'a file that is not a PDF is refused',
    async (context) => {
      const input = { ...context.createFields(), ...context.files, projectCV: createDocx('cv', context.runId) }
      await expectInputRefused((await context.getNewcomer()).uploadFiles(input))
    },
    { needs: 'an application' },
  ),
  step(
    'uploadFiles',
    'accepts the four PDFs',
    async (context) => (await context.getNewcomer()).uploadFiles({ ...context.createFields(), ...context.files }),
    {
      needs: 'an application',
      reaches: 'its four files',
      isDone: async (context) => {
        const client = await context.getNewcomer()
        const { applicationId } = context
        for (const [, fileType] of FILE_TYPES)
          if (!(await client.checkFileExistence({ applicationId, fileType })).exists) return false
        return true
      },
    },
  ),
  step(
    'submitRows',
    'accepts the rows and returns the URL of the PDF',
    async (context) => {
      const { pdfUrl } = await (await context.getNewcomer()).submitRows({ ...context.createFields(), ...sampleRows })
      warnUnless('pdfUrl', pdfUrl !== '', {
        expected: 'an address',
        actual: 'none',
        consequence: 'leads to the list of applied grants instead of the PDF',
      })
    },
    {
      needs: 'an application',
      reaches: 'a submitted application',
      isDone: async (context) => {
        const { data } = await (await context.getNewcomer()).getFormData({ applicationId: context.applicationId })
        // A host may omit the rows.
        return data.grantRows === undefined ? null : data.grantRows.length > 0
      },
    },
  ),
  step(
    'submitApplication',
    'a draft keeps its id when submitted',
    async (context) => {
      const client = await context.getNewcomer()
      const applicationId = context.requireDraftId()
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
  probe('submitApplication', 'a second submission is refused', async (context) => {
    const client = await context.getNewcomer()
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
    'lists the application as submitted',
    async (context) => {
      const row = requireRow(await (await context.getNewcomer()).listSubmittedApplications({}), context.applicationId)
      expectSame('Status', row.status, '1')
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
      expectSame('hasAgreement', row.hasAgreement, false)
      warnUnless('submittedDate', row.submittedDate !== null, {
        expected: 'a date',
        actual: 'none',
        consequence: 'shows no date of submission',
      })
      expectCouncilTime(
        row.submittedDate,
        requireValue(context.submittedAt, 'the time of the submission'),
        context.host.timeZone,
      )
    },
    READS_SUBMISSION,
  ),
  ...(['listSubmittedApplications', 'listApplicationIds'] as const).map((call) =>
    step(
      call,
      'hides the application from other applicants',
      async (context) => {
        const { applicationId } = context
        const rows: readonly { applicationId: string }[] = await (await context.getClient('Applicant'))[call]({})
        if (rows.some((row) => row.applicationId === applicationId))
          throw new StepVulnerability({
            actor: 'another applicant',
            ability: 'see the applications of others in their own list',
            actual: 'a list with an application of somebody else',
          })
      },
      AFTER_SUBMISSION,
    ),
  ),
  step(
    'listApplicationIds',
    'lists the application with its title',
    async (context) => {
      const row = requireRow(await (await context.getNewcomer()).listApplicationIds({}), context.applicationId)
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
    },
    READS_SUBMISSION,
  ),
  step(
    'getFormData',
    'returns fields and rows',
    async (context) => {
      const { data } = await (await context.getNewcomer()).getFormData({ applicationId: context.applicationId })
      expectSameFields(data, context.createFields())
      for (const list of ['grantRows', 'fundingRows'] as const) {
        const rows = data[list] ?? []
        // A host may omit the lists.
        warnUnless(`data.${list}`, rows.length > 0, {
          expected: `${sampleRows[list].length} rows`,
          actual: 'none',
          consequence: 'asks for the rows again when the application is opened',
        })
        expectSame(`data.${list}`, JSON.stringify(rows), JSON.stringify(sampleRows[list]))
      }
    },
    READS_SUBMISSION,
  ),
  step(
    'downloadApplicationPdf',
    'returns the PDF of the application',
    async (context) => {
      const client = await context.getNewcomer()
      const { applicationId } = context
      const file = await client.downloadApplicationPdf({ applicationId })
      expectPdf(file)
      const rows = await client.listSubmittedApplications({})
      const other = rows.find((row) => row.applicationId !== applicationId && row.status === '1')
      if (other === undefined) return
      const otherFile = await client.downloadApplicationPdf({ applicationId: other.applicationId })
      failUnless('bytes', !(await hasSameBytes(file, otherFile.blob)), 'its own PDF', 'that of another application')
    },
    AFTER_SUBMISSION,
  ),
  ...FILE_TYPES.map(([field, fileType]) =>
    step(
      'downloadDetailsFile',
      `${fileType} equals the uploaded ${field}`,
      async (context) => {
        const file = await (
          await context.getNewcomer()
        ).downloadDetailsFile({ applicationId: context.applicationId, fileType })
        await expectSameBytes(file, context.files[field])
      },
      { needs: 'its four files', writtenBy: 'uploadFiles' },
    ),
  ),
  step(
    'checkFileExistence',
    'reports which files exist',
    async (context) => {
      const client = await context.getNewcomer()
      const { applicationId } = context
      expectSame('exists', (await client.checkFileExistence({ applicationId, fileType: 'proposal' })).exists, true)
      expectSame('exists', (await client.checkFileExistence({ applicationId, fileType: 'agreement' })).exists, false)
    },
    AFTER_SUBMISSION,
  ),
  step(
    'getDetails',
    'returns applicant and status',
    async (context) => {
      const details = requireValue(
        await (await context.getNewcomer()).getDetails({ applicationId: context.applicationId }),
        'its details',
      )
      expectSame('Status', details.status, '1')
      expectSame('name', details.name, context.createFields().name)
    },
    READS_SUBMISSION,
  ),
]

export const applicationSteps: readonly Step[] = [...draftSteps, ...submissionSteps, ...readBackSteps]

export const deletionSteps: readonly Step[] = [
  step(
    'deleteApplication',
    'an applicant deletes their own application',
    async (context) => {
      const client = await context.getNewcomer()
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
    'the council deletes any application',
    async (context) => {
      const client = await context.getClient('Admin')
      const { applicationId } = context
      await client.deleteApplication({ applicationId })
      failUnless('record', (await client.getDetails({ applicationId })) === null, 'none', 'the application')
    },
    AFTER_SUBMISSION,
  ),
  probe(
    'deleteApplication',
    'deletes the files of an application',
    async (context) => {
      if ((await readStatus(context, context.applicationId)) !== null)
        throw new UncheckedStep('the application is still there')
      const call = context
        .openVisitor()
        .downloadDetailsFile({ applicationId: context.applicationId, fileType: 'proposal' })
      const isServed = await call.then(
        () => true,
        () => false,
      )
      warnUnless('files', !isServed, {
        expected: 'no file of a deleted application',
        actual: 'its proposal',
        consequence: 'no longer shows the file, but whoever has its address still gets it',
      })
    },
    AFTER_SUBMISSION,
  ),
  probe(
    'deleteApplication',
    'a deleted application is refused',
    async (context) => {
      const { applicationId } = context
      await expectRefusal(
        { actual: 'a success, although there was nothing to delete', consequence: CONSEQUENCES.reportsSuccess },
        (await context.getClient('Admin')).deleteApplication({ applicationId }),
      )
    },
    AFTER_SUBMISSION,
  ),
]
