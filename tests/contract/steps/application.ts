import { absentFrom, holds, isPdf, needed, refused, rowOf, same, sameBytes, skip } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, noLeave, rows } from '../sample'
import { step, type Step } from '../step'

const submitted = (life: SuiteContext): string => needed(life.granted, 'the application that Grant.php makes')
const draft = (life: SuiteContext): string => needed(life.draft, 'the draft that SaveForm.php makes')

const draftTitle = (life: SuiteContext) => `${life.applicationTitle}, draft`

const HOUR = 3_600_000

/** Where a submission stores each of its four files (spec 3). */
const STORED = [
  ['projectProposal', 'proposal'],
  ['projectBudget', 'projectBudget'],
  ['projectCV', 'cvPrincipalInvestigator'],
  ['coInvestigatorsCVs', 'cvCoInvestigators'],
] as const

/** A draft kept with the council, then a submission in its three stages. */
export const applicationSteps: Step[] = [
  step('saveForm', 'keeps a draft', async (life) => {
    const client = await life.asNewcomer()
    const { applicationId } = await client.saveForm({ ...life.fields(draftTitle(life)), ...noLeave })
    life.draft = applicationId ?? (await life.idOf(client, draftTitle(life)))
    const row = rowOf(await client.listSubmittedGrants({}), ({ applicationId }) => applicationId === life.draft)
    same('Status', row.status, '0')
  }),
  step('saveFileUploads', 'keeps the files chosen so far', async (life) => {
    const applicationId = draft(life)
    const { projectProposal } = life.files
    await (
      await life.asNewcomer()
    ).saveFileUploads({ ...life.fields(draftTitle(life)), ...rows, applicationId, projectProposal })
  }),
  step('getFormData', 'gives a draft back as it was saved', async (life) => {
    const { data } = await (await life.asNewcomer()).getFormData({ applicationId: draft(life) })
    const { field, researchFacilities } = life.fields()
    same('data.field', data.field, field)
    same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
    same('data.Leave_Get', data.leaveRequested, 'no')
    same('data.outsidegrants', data.outsideGrants, 'yes')
  }),
  step('listApplications', 'does not show a draft to the council', async (life) => {
    const id = draft(life)
    absentFrom(await (await life.as('Admin')).listApplications({}), ({ applicationId }) => applicationId === id)
  }),

  step('submitGrant', 'a missing title is refused', async (life) =>
    refused((await life.asNewcomer()).submitGrant(life.fields(''))),
  ),
  step('submitRows', 'is refused before Grant.php', async (life) => {
    const client = await life.logIn(needed(life.newcomerLogIn, 'the account of this run'))
    await refused(client.submitRows({ ...life.fields(), ...rows }))
  }),
  step('submitGrant', 'is refused once the window has closed', async (life) => {
    const client = await life.asNewcomer()
    const at = life.host.at ?? skip('needs a host whose clock can be set')
    const { closeDate } = await client.getApplicationDates({})
    const lastDay = Date.parse(needed(closeDate, 'a closing date').slice(0, 10))
    // Two days on it is the next day at least, whatever the host's zone.
    await at(new Date(lastDay + 48 * HOUR), () => refused(client.submitGrant(life.fields())))
  }),
  step('submitGrant', 'takes an application without leave', async (life) =>
    (await life.asNewcomer()).submitGrant({ ...life.fields(`${life.applicationTitle}, without leave`), ...noLeave }),
  ),
  step('submitGrant', 'makes an application', async (life) => {
    const client = await life.asNewcomer()
    const { applicationId } = await client.submitGrant(life.fields())
    life.granted = applicationId ?? (await life.idOf(client, life.applicationTitle))
  }),
  step('uploadFiles', 'a file that is no PDF is refused', async (life) => {
    submitted(life)
    const wrong = { ...life.fields(), ...life.files, projectCV: docx('cv', life.mark) }
    await refused((await life.asNewcomer()).uploadFiles(wrong))
  }),
  step('uploadFiles', 'takes the four PDFs', async (life) => {
    submitted(life)
    await (await life.asNewcomer()).uploadFiles({ ...life.fields(), ...life.files })
  }),
  step('submitRows', 'takes the rows and tells where the PDF is', async (life) => {
    submitted(life)
    const { pdfUrl } = await (await life.asNewcomer()).submitRows({ ...life.fields(), ...rows })
    holds('pdfUrl', pdfUrl !== '', 'an address', 'none')
  }),
  step('submitGrant', 'a draft is submitted under its own id', async (life) => {
    const client = await life.asNewcomer()
    const applicationId = draft(life)
    const fields = { ...life.fields(draftTitle(life)), applicationId }
    await client.submitGrant(fields)
    await client.uploadFiles({ ...fields, ...life.files })
    await client.submitRows({ ...fields, ...rows })
    same(
      'Status',
      rowOf(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId).status,
      '1',
    )
  }),
  step('submitGrant', 'a submitted application is not submitted again', async (life) => {
    const applicationId = draft(life)
    await refused((await life.asNewcomer()).submitGrant({ ...life.fields(draftTitle(life)), applicationId }))
  }),

  step('listSubmittedGrants', 'shows it as submitted', async (life) => {
    const row = rowOf(
      await (await life.asNewcomer()).listSubmittedGrants({}),
      ({ applicationId }) => applicationId === submitted(life),
    )
    same('Status', row.status, '1')
    same('projectTitle', row.projectTitle, life.applicationTitle)
    same('hasAgreement', row.hasAgreement, false)
    holds('submittedDate', row.submittedDate !== null, 'a date', 'none')
  }),
  step('listSubmittedGrants', 'does not show it to another applicant', async (life) => {
    const applicationId = submitted(life)
    absentFrom(await (await life.as('Applicant')).listSubmittedGrants({}), (row) => row.applicationId === applicationId)
  }),
  step('listApplicationIds', 'offers it with its title', async (life) => {
    const row = rowOf(
      await (await life.asNewcomer()).listApplicationIds({}),
      ({ applicationId }) => applicationId === submitted(life),
    )
    same('projectTitle', row.projectTitle, life.applicationTitle)
  }),
  step('getFormData', 'gives back fields and rows', async (life) => {
    const { data } = await (await life.asNewcomer()).getFormData({ applicationId: submitted(life) })
    const { field, researchFacilities } = life.fields()
    same('data.field', data.field, field)
    same('data.researchFacilities', data.researchFacilities.replaceAll('\r\n', '\n'), researchFacilities)
    same('data.Leave_Get', data.leaveRequested, 'yes')
    same('data.projectInvolved', data.projectInvolved, 'no')
    same('data.outsidegrants', data.outsideGrants, 'yes')
    same('data.grants', JSON.stringify(data.grantRows), JSON.stringify(rows.grantRows))
    same('data.funding', JSON.stringify(data.fundingRows), JSON.stringify(rows.fundingRows))
  }),
  step('downloadApplicationPdf', 'is a PDF', async (life) =>
    isPdf(await (await life.asNewcomer()).downloadApplicationPdf({ applicationId: submitted(life) })),
  ),
  ...STORED.map(([field, fileType]) =>
    step('downloadDetailsFile', `${fileType} is what was sent as ${field}`, async (life) => {
      const file = await (await life.asNewcomer()).downloadDetailsFile({ applicationId: submitted(life), fileType })
      await sameBytes(file, life.files[field])
    }),
  ),
  step('checkFileExistence', 'knows which files there are', async (life) => {
    const client = await life.asNewcomer()
    const applicationId = submitted(life)
    same('exists', (await client.checkFileExistence({ applicationId, fileType: 'proposal' })).exists, true)
    same('exists', (await client.checkFileExistence({ applicationId, fileType: 'agreement' })).exists, false)
  }),
  step('getDetails', 'tells applicant and status', async (life) => {
    const found = needed(await (await life.asNewcomer()).getDetails({ applicationId: submitted(life) }), 'its details')
    same('Status', found.status, '1')
    same('name', found.name, life.fields().name)
  }),
]

/** What an applicant may take back, and the council. */
export const deletionSteps: Step[] = [
  step('deleteApplication', 'an applicant deletes one of their own', async (life) => {
    const client = await life.asNewcomer()
    const applicationId = needed(life.rejected, 'an application that was not shortlisted')
    await client.deleteApplication({ applicationId })
    absentFrom(await client.listSubmittedGrants({}), (row) => row.applicationId === applicationId)
  }),
  step('deleteApplication', 'the council deletes any, with all that belongs to it', async (life) => {
    const client = await life.as('Admin')
    const applicationId = submitted(life)
    await client.deleteApplication({ applicationId })
    same('record', await client.getDetails({ applicationId }), null)
  }),
  step('deleteApplication', 'one that is gone already is refused', async (life) => {
    const applicationId = submitted(life)
    await refused((await life.as('Admin')).deleteApplication({ applicationId }))
  }),
]
