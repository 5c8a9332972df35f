import { absentFrom, holds, isPdf, needed, refused, rowOf, same, sameBytes, skip } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, noLeave, rows } from '../sample'
import { step, type Step } from '../step'

const submitted = (context: SuiteContext): string => needed(context.granted, 'the application that Grant.php makes')
const draft = (context: SuiteContext): string => needed(context.draft, 'the draft that SaveForm.php makes')

const draftTitle = (context: SuiteContext) => `${context.applicationTitle}, draft`

const HOUR = 3_600_000

/** The kinds under which a submission stores its four files. */
const STORED = [
  ['projectProposal', 'proposal'],
  ['projectBudget', 'projectBudget'],
  ['projectCV', 'cvPrincipalInvestigator'],
  ['coInvestigatorsCVs', 'cvCoInvestigators'],
] as const

/** A draft stored with the council, then a submission in its three stages. */
export const applicationSteps: Step[] = [
  step('saveForm', 'keeps a draft', async (context) => {
    const client = await context.asNewcomer()
    const { applicationId } = await client.saveForm({ ...context.fields(draftTitle(context)), ...noLeave })
    context.draft = applicationId ?? (await context.idOf(client, draftTitle(context)))
    const row = rowOf(await client.listSubmittedGrants({}), ({ applicationId }) => applicationId === context.draft)
    same('Status', row.status, '0')
  }),
  step('saveFileUploads', 'keeps the files chosen so far', async (context) => {
    const applicationId = draft(context)
    const { projectProposal } = context.files
    await (
      await context.asNewcomer()
    ).saveFileUploads({ ...context.fields(draftTitle(context)), ...rows, applicationId, projectProposal })
  }),
  step('getFormData', 'gives a draft back as it was saved', async (context) => {
    const { data } = await (await context.asNewcomer()).getFormData({ applicationId: draft(context) })
    const { field, researchFacilities } = context.fields()
    same('data.field', data.field, field)
    same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
    same('data.Leave_Get', data.leaveRequested, 'no')
    same('data.outsidegrants', data.outsideGrants, 'yes')
  }),
  step('listApplications', 'does not show a draft to the council', async (context) => {
    const id = draft(context)
    absentFrom(await (await context.as('Admin')).listApplications({}), ({ applicationId }) => applicationId === id)
  }),

  step('submitGrant', 'a missing title is refused', async (context) =>
    refused((await context.asNewcomer()).submitGrant(context.fields(''))),
  ),
  step('submitRows', 'is refused before Grant.php', async (context) => {
    const client = await context.logIn(needed(context.newcomerLogIn, 'the account of this run'))
    await refused(client.submitRows({ ...context.fields(), ...rows }))
  }),
  step('submitGrant', 'is refused once the window has closed', async (context) => {
    const client = await context.asNewcomer()
    const at = context.host.at ?? skip('needs a host whose clock can be set')
    const { closeDate } = await client.getApplicationDates({})
    const lastDay = Date.parse(needed(closeDate, 'a closing date').slice(0, 10))
    // Two days later is at least the next day, whatever the host's zone.
    await at(new Date(lastDay + 48 * HOUR), () => refused(client.submitGrant(context.fields())))
  }),
  step('submitGrant', 'takes an application without leave', async (context) =>
    (await context.asNewcomer()).submitGrant({
      ...context.fields(`${context.applicationTitle}, without leave`),
      ...noLeave,
    }),
  ),
  step('submitGrant', 'makes an application', async (context) => {
    const client = await context.asNewcomer()
    const { applicationId } = await client.submitGrant(context.fields())
    context.granted = applicationId ?? (await context.idOf(client, context.applicationTitle))
  }),
  step('uploadFiles', 'a file that is no PDF is refused', async (context) => {
    submitted(context)
    const wrong = { ...context.fields(), ...context.files, projectCV: docx('cv', context.mark) }
    await refused((await context.asNewcomer()).uploadFiles(wrong))
  }),
  step('uploadFiles', 'takes the four PDFs', async (context) => {
    submitted(context)
    await (await context.asNewcomer()).uploadFiles({ ...context.fields(), ...context.files })
  }),
  step('submitRows', 'takes the rows and tells where the PDF is', async (context) => {
    submitted(context)
    const { pdfUrl } = await (await context.asNewcomer()).submitRows({ ...context.fields(), ...rows })
    holds('pdfUrl', pdfUrl !== '', 'an address', 'none')
  }),
  step('submitGrant', 'a draft is submitted under its own id', async (context) => {
    const client = await context.asNewcomer()
    const applicationId = draft(context)
    const fields = { ...context.fields(draftTitle(context)), applicationId }
    await client.submitGrant(fields)
    await client.uploadFiles({ ...fields, ...context.files })
    await client.submitRows({ ...fields, ...rows })
    same(
      'Status',
      rowOf(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId).status,
      '1',
    )
  }),
  step('submitGrant', 'a submitted application is not submitted again', async (context) => {
    const applicationId = draft(context)
    await refused((await context.asNewcomer()).submitGrant({ ...context.fields(draftTitle(context)), applicationId }))
  }),

  step('listSubmittedGrants', 'shows it as submitted', async (context) => {
    const row = rowOf(
      await (await context.asNewcomer()).listSubmittedGrants({}),
      ({ applicationId }) => applicationId === submitted(context),
    )
    same('Status', row.status, '1')
    same('projectTitle', row.projectTitle, context.applicationTitle)
    same('hasAgreement', row.hasAgreement, false)
    holds('submittedDate', row.submittedDate !== null, 'a date', 'none')
  }),
  step('listSubmittedGrants', 'does not show it to another applicant', async (context) => {
    const applicationId = submitted(context)
    absentFrom(
      await (await context.as('Applicant')).listSubmittedGrants({}),
      (row) => row.applicationId === applicationId,
    )
  }),
  step('listApplicationIds', 'offers it with its title', async (context) => {
    const row = rowOf(
      await (await context.asNewcomer()).listApplicationIds({}),
      ({ applicationId }) => applicationId === submitted(context),
    )
    same('projectTitle', row.projectTitle, context.applicationTitle)
  }),
  step('getFormData', 'gives back fields and rows', async (context) => {
    const { data } = await (await context.asNewcomer()).getFormData({ applicationId: submitted(context) })
    const { field, researchFacilities } = context.fields()
    same('data.field', data.field, field)
    same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
    same('data.Leave_Get', data.leaveRequested, 'yes')
    same('data.projectInvolved', data.projectInvolved, 'no')
    same('data.outsidegrants', data.outsideGrants, 'yes')
    same('data.grants', JSON.stringify(data.grantRows), JSON.stringify(rows.grantRows))
    same('data.funding', JSON.stringify(data.fundingRows), JSON.stringify(rows.fundingRows))
  }),
  step('downloadApplicationPdf', 'is a PDF', async (context) =>
    isPdf(await (await context.asNewcomer()).downloadApplicationPdf({ applicationId: submitted(context) })),
  ),
  ...STORED.map(([field, fileType]) =>
    step('downloadDetailsFile', `${fileType} is what was sent as ${field}`, async (context) => {
      const file = await (
        await context.asNewcomer()
      ).downloadDetailsFile({ applicationId: submitted(context), fileType })
      await sameBytes(file, context.files[field])
    }),
  ),
  step('checkFileExistence', 'knows which files there are', async (context) => {
    const client = await context.asNewcomer()
    const applicationId = submitted(context)
    same('exists', (await client.checkFileExistence({ applicationId, fileType: 'proposal' })).exists, true)
    same('exists', (await client.checkFileExistence({ applicationId, fileType: 'agreement' })).exists, false)
  }),
  step('getDetails', 'tells applicant and status', async (context) => {
    const found = needed(
      await (await context.asNewcomer()).getDetails({ applicationId: submitted(context) }),
      'its details',
    )
    same('Status', found.status, '1')
    same('name', found.name, context.fields().name)
  }),
]

/** What an applicant may delete, and what the council may. */
export const deletionSteps: Step[] = [
  step('deleteApplication', 'an applicant deletes one of their own', async (context) => {
    const client = await context.asNewcomer()
    const applicationId = needed(context.rejected, 'an application that was not shortlisted')
    await client.deleteApplication({ applicationId })
    absentFrom(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId)
  }),
  step('deleteApplication', 'the council deletes any, with all that belongs to it', async (context) => {
    const client = await context.as('Admin')
    const applicationId = submitted(context)
    await client.deleteApplication({ applicationId })
    same('record', await client.getDetails({ applicationId }), null)
  }),
  step('deleteApplication', 'one that is gone already is refused', async (context) => {
    const applicationId = submitted(context)
    await refused((await context.as('Admin')).deleteApplication({ applicationId }))
  }),
]
