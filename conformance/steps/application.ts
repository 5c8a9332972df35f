import { branding } from '@/branding'
import { readHostDate } from '@/domain/dates/host-date'
import { instantInZone } from '@/domain/dates/zoned-time'
import { attempt } from '../attempt'
import { better, forbidden, holds, invalid, needed, refusedOr, sameBytes } from '@/wire/conformance/checks'
import { isPdf, rowOf, same } from '../checks'
import type { Context } from '../context'
import { Door, MEANS, NotTried } from '@/wire/conformance/finding'
import { docx, noLeave, rows } from '../sample'
import { probe, step, type Step } from '../step'

const submitted = (context: Context): string => needed(context.granted, 'the application that Grant.php makes')
const draft = (context: Context): string => needed(context.draft, 'the draft that SaveForm.php makes')

const draftTitle = (context: Context) => `${context.applicationTitle}, draft`

const HOUR = 3_600_000

/** Milliseconds. Clocks may differ by less. */
const TOLERANCE = 10 * 60_000

/** Expects the time of a submission in the zone of the council. Ignores days without a time, and wrong clocks. */
function inZone(submittedDate: string | null, submittedAt: number): void {
  const date = readHostDate(submittedDate)
  if (date?.time === undefined) return
  const { name, words } = branding.timeZone
  const ahead = instantInZone({ ...date, ...date.time }, name, 'earlier').getTime() - submittedAt
  better('submittedDate', Math.abs(ahead) < TOLERANCE || Math.abs(ahead) > 26 * HOUR, {
    expected: words,
    came: `a time ${Math.abs(ahead / HOUR).toFixed(1)} hours ${ahead > 0 ? 'later' : 'earlier'}`,
    means: 'shows another time in the list than on the receipt: set date.timezone in php.ini, and the zone of MySQL',
  })
}

const STORED = [
  ['projectProposal', 'proposal'],
  ['projectBudget', 'projectBudget'],
  ['projectCV', 'cvPrincipalInvestigator'],
  ['coInvestigatorsCVs', 'cvCoInvestigators'],
] as const

const SUBMITTED = { needs: 'a submitted application' } as const
const WRITTEN = { ...SUBMITTED, writtenBy: 'submitApplication' } as const

/** Not every host stores drafts. */
const draftSteps: readonly Step[] = [
  step(
    'saveForm',
    'keeps a draft',
    async (context) => {
      const client = await context.asNewcomer()
      const { applicationId } = await client.saveForm({ ...context.fields(draftTitle(context)), ...noLeave })
      context.draft = applicationId ?? (await context.idOf(client, draftTitle(context)))
      const row = rowOf(await client.listSubmittedApplications({}), draft(context))
      same('Status', row.status, '0')
    },
    { needs: 'an account', reaches: 'a draft' },
  ),
  step(
    'saveFileUploads',
    'keeps the files chosen so far',
    async (context) => {
      const applicationId = draft(context)
      const { projectProposal } = context.files
      await (
        await context.asNewcomer()
      ).saveFileUploads({ ...context.fields(draftTitle(context)), ...rows, applicationId, projectProposal })
    },
    { needs: 'a draft' },
  ),
  step(
    'getFormData',
    'gives a draft back as it was saved',
    async (context) => {
      const { data } = await (await context.asNewcomer()).getFormData({ applicationId: draft(context) })
      const { field, researchFacilities } = context.fields()
      same('data.field', data.field, field)
      same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
      same('data.Leave_Get', data.leaveRequested, 'no')
      same('data.outsidegrants', data.outsideGrants, 'yes')
    },
    { needs: 'a draft', writtenBy: 'saveForm' },
  ),
  step(
    'listApplications',
    'does not show a draft to the council',
    async (context) => {
      const id = draft(context)
      const rows = await (await context.asCouncil()).listApplications({})
      better('rows', !rows.some(({ applicationId }) => applicationId === id), {
        expected: 'no draft among them',
        came: 'a draft',
        means: 'shows it to the council among the submitted ones',
      })
    },
    { needs: 'a draft' },
  ),
]

const submissionSteps: readonly Step[] = [
  probe('submitApplication', 'a missing title is refused', async (context) =>
    invalid((await context.asNewcomer()).submitApplication(context.fields(''))),
  ),
  probe('submitRows', 'is refused before Grant.php', async (context) => {
    const client = await context.logIn(needed(context.newcomerLogIn, 'the account of this run'))
    await refusedOr(
      { came: 'a success, although there is no application', means: 'sends the three calls in their order' },
      client.submitRows({ ...context.fields(), ...rows }),
    )
  }),
  probe('submitApplication', 'is refused once the window has closed', async (context) => {
    const client = await context.asNewcomer()
    const { at } = context.host
    if (at === undefined) throw new NotTried('the clock of this host cannot be set', false)
    const { closeDate } = await client.getApplicationDates({})
    const lastDay = Date.parse(needed(closeDate, 'a closing date').slice(0, 10))
    // Two days later is the next day or later in any time zone.
    await at(new Date(lastDay + 48 * HOUR), () =>
      forbidden(client.submitApplication(context.fields()), {
        who: 'an applicant',
        could: 'apply after the closing date',
      }),
    )
  }),
  step(
    'submitApplication',
    'takes an application without leave',
    async (context) =>
      (await context.asNewcomer()).submitApplication({
        ...context.fields(`${context.applicationTitle}, without leave`),
        ...noLeave,
      }),
    { needs: 'an account' },
  ),
  step(
    'submitApplication',
    'makes an application',
    async (context) => {
      const client = await context.asNewcomer()
      context.submittedAt = Date.now()
      const { applicationId } = await client.submitApplication(context.fields())
      context.granted = applicationId ?? (await context.idOf(client, context.applicationTitle))
    },
    { needs: 'an account', reaches: 'an application' },
  ),
  probe(
    'uploadFiles',
    'a file that is no PDF is refused',
    async (context) => {
      const wrong = { ...context.fields(), ...context.files, projectCV: docx('cv', context.mark) }
      await invalid((await context.asNewcomer()).uploadFiles(wrong))
    },
    { needs: 'an application' },
  ),
  step(
    'uploadFiles',
    'takes the four PDFs',
    async (context) => (await context.asNewcomer()).uploadFiles({ ...context.fields(), ...context.files }),
    { needs: 'an application', reaches: 'its four files' },
  ),
  step(
    'submitRows',
    'takes the rows and tells where the PDF is',
    async (context) => {
      const { pdfUrl } = await (await context.asNewcomer()).submitRows({ ...context.fields(), ...rows })
      better('pdfUrl', pdfUrl !== '', {
        expected: 'an address',
        came: 'none',
        means: 'leads to the list of applied grants instead of the PDF',
      })
    },
    { needs: 'an application', reaches: 'a submitted application' },
  ),
  step(
    'submitApplication',
    'a draft is submitted under its own id',
    async (context) => {
      const client = await context.asNewcomer()
      const applicationId = draft(context)
      const fields = { ...context.fields(draftTitle(context)), applicationId }
      await client.submitApplication(fields)
      await client.uploadFiles({ ...fields, ...context.files })
      await client.submitRows({ ...fields, ...rows })
      const row = rowOf(await client.listSubmittedApplications({}), applicationId)
      better('Status', row.status === '1', {
        expected: '1',
        came: 'another',
        means: 'shows the draft beside the application that was made of it',
      })
    },
    { needs: 'a draft' },
  ),
  probe('submitApplication', 'a submitted application is not submitted again', async (context) => {
    const client = await context.asNewcomer()
    const changed = `${context.applicationTitle}, changed`
    await attempt(context, {
      on: 'submitted',
      who: 'an applicant',
      could: 'change an application after it was submitted',
      send: (applicationId) => client.submitApplication({ ...context.fields(changed), applicationId }),
      did: async (applicationId) => {
        const rows = await client.listSubmittedApplications({})
        return rows.some((row) => row.applicationId === applicationId && row.projectTitle === changed)
      },
    })
  }),
]

const shownSteps: readonly Step[] = [
  step(
    'listSubmittedApplications',
    'shows it as submitted',
    async (context) => {
      const row = rowOf(await (await context.asNewcomer()).listSubmittedApplications({}), submitted(context))
      same('Status', row.status, '1')
      same('projectTitle', row.projectTitle, context.applicationTitle)
      same('hasAgreement', row.hasAgreement, false)
      better('submittedDate', row.submittedDate !== null, {
        expected: 'a date',
        came: 'none',
        means: 'shows no date of submission',
      })
      inZone(row.submittedDate, needed(context.submittedAt, 'the time of the submission'))
    },
    WRITTEN,
  ),
  step(
    'listSubmittedApplications',
    'does not show it to another applicant',
    async (context) => {
      const applicationId = submitted(context)
      const rows = await (await context.as('Applicant')).listSubmittedApplications({})
      if (rows.some((row) => row.applicationId === applicationId))
        throw new Door({
          who: 'another applicant',
          could: 'see the applications of others in their own list',
          came: 'a list with an application of somebody else',
        })
    },
    SUBMITTED,
  ),
  step(
    'listApplicationIds',
    'offers it with its title',
    async (context) => {
      const row = rowOf(await (await context.asNewcomer()).listApplicationIds({}), submitted(context))
      same('projectTitle', row.projectTitle, context.applicationTitle)
    },
    WRITTEN,
  ),
  step(
    'getFormData',
    'gives back fields and rows',
    async (context) => {
      const { data } = await (await context.asNewcomer()).getFormData({ applicationId: submitted(context) })
      const { field, researchFacilities } = context.fields()
      same('data.field', data.field, field)
      same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
      same('data.Leave_Get', data.leaveRequested, 'yes')
      same('data.projectInvolved', data.projectInvolved, 'no')
      same('data.outsidegrants', data.outsideGrants, 'yes')
      for (const list of ['grantRows', 'fundingRows'] as const) {
        const kept = data[list] ?? []
        // A host may omit the lists.
        better(`data.${list}`, kept.length > 0, {
          expected: `${rows[list].length} rows`,
          came: 'none',
          means: 'asks for the rows again when the application is opened',
        })
        same(`data.${list}`, JSON.stringify(kept), JSON.stringify(rows[list]))
      }
    },
    WRITTEN,
  ),
  step(
    'downloadApplicationPdf',
    'is a PDF',
    async (context) =>
      isPdf(await (await context.asNewcomer()).downloadApplicationPdf({ applicationId: submitted(context) })),
    SUBMITTED,
  ),
  ...STORED.map(([field, fileType]) =>
    step(
      'downloadDetailsFile',
      `${fileType} is what was sent as ${field}`,
      async (context) => {
        const file = await (
          await context.asNewcomer()
        ).downloadDetailsFile({ applicationId: submitted(context), fileType })
        await sameBytes(file, context.files[field])
      },
      { needs: 'its four files', writtenBy: 'uploadFiles' },
    ),
  ),
  step(
    'checkFileExistence',
    'knows which files there are',
    async (context) => {
      const client = await context.asNewcomer()
      const applicationId = submitted(context)
      same('exists', (await client.checkFileExistence({ applicationId, fileType: 'proposal' })).exists, true)
      same('exists', (await client.checkFileExistence({ applicationId, fileType: 'agreement' })).exists, false)
    },
    SUBMITTED,
  ),
  step(
    'getDetails',
    'tells applicant and status',
    async (context) => {
      const found = needed(
        await (await context.asNewcomer()).getDetails({ applicationId: submitted(context) }),
        'its details',
      )
      same('Status', found.status, '1')
      same('name', found.name, context.fields().name)
    },
    WRITTEN,
  ),
]

export const applicationSteps: readonly Step[] = [...draftSteps, ...submissionSteps, ...shownSteps]

export const deletionSteps: readonly Step[] = [
  step(
    'deleteApplication',
    'an applicant deletes one of their own',
    async (context) => {
      const client = await context.asNewcomer()
      const applicationId = needed(context.rejected, 'an application that was not shortlisted')
      await client.deleteApplication({ applicationId })
      const rows = await client.listSubmittedApplications({})
      holds(
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
      const client = await context.as('Admin')
      const applicationId = submitted(context)
      await client.deleteApplication({ applicationId })
      holds('record', (await client.getDetails({ applicationId })) === null, 'none', 'the application')
    },
    SUBMITTED,
  ),
  probe(
    'deleteApplication',
    'one that is gone already is refused',
    async (context) => {
      const applicationId = submitted(context)
      await refusedOr(
        { came: 'a success, although there was nothing to delete', means: MEANS.isEmptySuccess },
        (await context.as('Admin')).deleteApplication({ applicationId }),
      )
    },
    SUBMITTED,
  ),
]
