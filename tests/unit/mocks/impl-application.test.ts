import { describe, expect, it } from 'vitest'
import { draftReadyToSubmit, draftWithoutFiles, shortlistedHodPending } from '@mocks/seed/applications-2026'
import { splitRows } from '@/domain/application/application-form'
import { createForm } from '@mocks/seed/forms'
import { kavindu, nirmala } from '@mocks/seed/people'
import { NAMED_APPLICATIONS } from '@mocks/seed/scenarios'
import { createBrowser, createFakePdf, seedStore } from './create-browser'

const { values, rows } = splitRows(
  createForm({ applicationId: 99, owner: nirmala, form: { projectTitle: 'Seed banks' } }),
)
const NEXT_ID = Math.max(...NAMED_APPLICATIONS.map(({ applicationId }) => applicationId)) + 1

const files = {
  projectProposal: createFakePdf('p.pdf'),
  projectBudget: createFakePdf('b.pdf'),
  projectCV: createFakePdf('c.pdf'),
  coInvestigatorsCVs: createFakePdf('cc.pdf'),
}

describe('a submission', () => {
  it('creates an application in three stages', async () => {
    const store = seedStore()
    const { call, getSession } = createBrowser(store, nirmala.email)
    const { applicationId = '' } = await call('submitApplication', values)
    expect(applicationId).toBe(String(NEXT_ID))
    expect(getSession().applicationId).toBe(NEXT_ID)
    expect(await call('uploadFiles', { ...values, ...files })).toMatchObject({
      projectProposal: `${NEXT_ID}_projectProposal.pdf`,
      coInvestigatorsCVs: `${NEXT_ID}_coInvestigatorsCVs.pdf`,
    })
    expect(await call('submitRows', { ...values, ...rows })).toEqual({
      message: 'All rows inserted successfully',
      pdfUrl: `ViewSubmittedApplicationPDF.php?app_ID=${NEXT_ID}`,
    })
    expect(store.applications.get(NEXT_ID)).toMatchObject({
      status: '1',
      submittedDate: '2026-11-20 09:00:00',
      userId: nirmala.id,
    })
    expect(store.approvals.findByApplication(NEXT_ID).map(({ role, sent }) => [role, sent])).toEqual([
      ['HOD', false],
      ['Dean', false],
    ])
    expect(store.reviewers.findByApplication(NEXT_ID).map(({ number, name }) => [number, name])).toEqual(
      values.reviewers.map(({ name }, index) => [index + 1, name]),
    )
    const receipt = store.outgoingEmails.all().at(-1)
    expect(receipt).toMatchObject({ to: nirmala.email, subject: 'Application Submitted Successfully' })
    expect(receipt?.html).toContain(`<strong>${NEXT_ID}</strong>`)
  })

  it('lists missing fields, and leave fields only if a leave is requested', async () => {
    const { call } = createBrowser(seedStore(), nirmala.email)
    await expect(
      call('submitApplication', {
        ...values,
        phone: ' ',
        reviewers: values.reviewers.map((reviewer, index) => (index === 2 ? { ...reviewer, email: '' } : reviewer)),
      }),
    ).rejects.toThrow('Missing required fields: phone, reviewer3Email')
    await expect(call('submitApplication', { ...values, leaveRequested: 'yes' })).rejects.toThrow(
      'Missing required fields: Leave_Date, Leave_Duration',
    )
  })

  it('is refused outside the application period', async () => {
    await expect(
      createBrowser(seedStore('period-closed'), nirmala.email).call('submitApplication', values),
    ).rejects.toThrow('Applications are closed.')
    await expect(
      createBrowser(seedStore('dates-missing'), nirmala.email).call('submitApplication', values),
    ).rejects.toThrow('The application dates have not been set.')
  })

  it('turns the applicant’s own draft into an application', async () => {
    const store = seedStore()
    const countBefore = store.applications.size
    const { call } = createBrowser(store, kavindu.email)
    const applicationId = String(draftReadyToSubmit.applicationId)
    expect(await call('submitApplication', { ...values, applicationId })).toMatchObject({ applicationId })
    expect(store.applications.size).toBe(countBefore)
    expect(store.applications.get(draftReadyToSubmit.applicationId)?.status).toBe('1')
    await expect(call('submitApplication', { ...values, applicationId })).rejects.toThrow(
      'This application was already submitted.',
    )
  })

  it('refuses the draft of another applicant', async () => {
    const { call } = createBrowser(seedStore(), kavindu.email)
    const applicationId = String(draftWithoutFiles.applicationId)
    await expect(call('submitApplication', { ...values, applicationId })).rejects.toThrow('No data found')
    await expect(call('getFormData', { applicationId })).rejects.toThrow('No data found')
    await expect(call('saveForm', { ...values, applicationId })).rejects.toThrow('No data found')
  })

  it('refuses one file and accepts the others', async () => {
    const { call } = createBrowser(seedStore(), nirmala.email)
    await call('submitApplication', values)
    const messages = await call('uploadFiles', { ...values, ...files, projectBudget: new File(['x'], 'budget.xlsx') })
    expect(messages.projectBudget).toMatch(/^Error:/)
    expect(messages.projectCV).toBe(`${NEXT_ID}_projectCV.pdf`)
  })

  it('accepts files and rows only from the applicant', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, kavindu.email)
    const applicationId = String(draftWithoutFiles.applicationId)
    await expect(call('uploadFiles', { ...values, ...files, applicationId })).rejects.toThrow(
      'app_ID not found in session.',
    )
    await expect(call('submitRows', { ...values, ...rows })).rejects.toThrow('app_ID not found in session.')
    const otherApplicant = createBrowser(store, nirmala.email)
    await expect(
      otherApplicant.call('submitRows', {
        ...values,
        ...rows,
        applicationId: String(shortlistedHodPending.applicationId),
      }),
    ).rejects.toThrow('Only a saved draft can be edited.')
  })

  it('drops half-filled rows silently, and can be repeated', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, nirmala.email)
    await call('submitApplication', values)
    const halfFilledRow = { fundingOrganization: 'Trust', fundingAmount: '' }
    const input = { ...values, ...rows, fundingRows: [halfFilledRow, { ...halfFilledRow, fundingAmount: '1000' }] }
    await call('submitRows', input)
    await call('submitRows', input)
    expect(store.fundingRows.findByApplication(NEXT_ID)).toMatchObject([{ fundingAmount: '1000' }])
    expect(store.coInvestigators.findByApplication(NEXT_ID)).toHaveLength(2)
  })
})

describe('a draft on the host', () => {
  it('is saved, saved again and read back with its rows', async () => {
    const store = seedStore()
    const { call } = createBrowser(store, nirmala.email)
    const { applicationId = '' } = await call('saveForm', { ...values, researchFacilities: '' })
    await call('saveForm', { ...values, projectTitle: 'Changed', applicationId })
    const halfFilledRows = { ...rows, fundingRows: [{ fundingOrganization: 'Trust', fundingAmount: '' }] }
    const fileNames = await call('saveFileUploads', {
      ...values,
      ...halfFilledRows,
      projectCV: createFakePdf('my cv.pdf'),
    })
    expect(fileNames).toMatchObject({ projectCV: 'my cv.pdf', projectBudget: '' })
    const { data } = await call('getFormData', { applicationId })
    expect(data).toMatchObject({
      projectTitle: 'Changed',
      leaveRequested: 'no',
      leaveDate: '',
      fundingRows: halfFilledRows.fundingRows,
      coInvestigators: rows.coInvestigators,
    })
    expect(store.applications.get(Number(applicationId))?.status).toBe('0')
  })
})

describe('the PDF of an application', () => {
  it('is sent to its applicant and to visitors, not to other applicants', async () => {
    const store = seedStore()
    const applicationId = String(shortlistedHodPending.applicationId)
    const file = await createBrowser(store, null).call('downloadApplicationPdf', { applicationId })
    expect(file?.name).toBe(`Application_${applicationId}.pdf`)
    expect(await file?.blob.slice(0, 5).text()).toBe('%PDF-')
    await expect(createBrowser(store, kavindu.email).call('downloadApplicationPdf', { applicationId })).rejects.toThrow(
      'No data found',
    )
    const draftId = String(draftWithoutFiles.applicationId)
    await expect(createBrowser(store, null).call('downloadApplicationPdf', { applicationId: draftId })).rejects.toThrow(
      'No data found',
    )
  })
})
