import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { splitRows, fillMissingLists, type ApplicationForm } from '@/domain/application/application-form'
import { paths } from '@/paths'
import { closeAlert, pressInAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { fillFields } from '@tests/support/fill-fields'
import { makePdfFile } from '@tests/support/pdf-file'
import { renderPortal } from '@tests/support/render-portal'
import { createTestServices, type TestServices } from '@tests/support/test-services'

/** A draft of applicant@demo.urc with half its fields. */
const DRAFT = '29'
/** A draft of applicant2@demo.urc with all its files. */
const WITH_FILES = '30'

const KEPT = /^The council keeps your draft as application \d+_2026\. It is not submitted yet\./

const title = () => screen.findByLabelText('Project Title')
const saveButton = () => screen.findByRole('button', { name: 'Save draft with the council' })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens a draft on device A. `other` is device C of the same person, without a page. */
async function open(path: string, { applicationId = DRAFT, person = 'applicant@demo.urc' } = {}) {
  const stage = await renderPortal({ path: { pathname: path, state: { appId: applicationId } }, person })
  const other = await createTestServices({ person, mock: stage.mock })
  return { ...stage, other, applicationId }
}

const councilForm = async ({ services }: Pick<TestServices, 'services'>, applicationId = DRAFT) =>
  fillMissingLists((await services.client.getFormData({ applicationId })).data)

/** Saves a change of the draft from the other device. */
async function saveFrom(other: TestServices, change: Partial<ApplicationForm>, applicationId = DRAFT) {
  const { values, rows } = splitRows({ ...(await councilForm(other, applicationId)), ...change })
  await other.services.client.saveForm({ ...values, applicationId })
  await other.services.client.saveFileUploads({ ...values, ...rows, applicationId })
}

const rewrite = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

/** Leaves the edit tabs, and opens the draft again from the list. */
async function reopen(user: UserEvent) {
  await leave(user)
  await user.click(await screen.findByRole('link', { name: /^Edit/ }))
  await heading('Edit application: Profile')
  await user.click(await screen.findByRole('link', { name: /^Projects/ }))
  await heading('Edit application: Projects')
}

async function toDashboard(user: UserEvent) {
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))
  return within(await screen.findByRole('navigation', { name: 'Dashboard' }))
}

async function leave(user: UserEvent) {
  await user.click((await toDashboard(user)).getByRole('link', { name: /^View Applied Grants/ }))
  await heading('Submitted Grants')
}

describe('a draft that was saved from another device', () => {
  test('is opened with the values that changed there, which are named', async () => {
    const { user, other } = await open(paths.editProject)
    await user.type(await title(), ' on A')
    await user.click(await saveButton())
    await closeAlert(user, KEPT)
    await leave(user)
    await saveFrom(other, { projectTitle: 'Title from C' })
    await reopen(user)
    expect(await title()).toHaveValue('Title from C')
    expect(screen.getByText('Changed on another device and updated here: Project Title.')).toBeVisible()
    await expectAccessible()
  })

  test('is compared again before it is saved', async () => {
    const { user, other } = await open(paths.editProject)
    await rewrite(user, await screen.findByLabelText('Research facilities'), 'A greenhouse on A')
    await saveFrom(other, { projectTitle: 'Title from C' })
    await user.click(await saveButton())
    await closeAlert(user, /It is not submitted yet\.\nChanged on another device and updated here: Project Title\.$/)
    expect(await title()).toHaveValue('Title from C')
    expect(await councilForm(other)).toMatchObject({
      projectTitle: 'Title from C',
      researchFacilities: 'A greenhouse on A',
    })
  })

  test('is not sent before the person has chosen between two values of a field', async () => {
    const { user, other, mock } = await open(paths.editProject)
    await rewrite(user, await title(), 'Title from A')
    await saveFrom(other, { projectTitle: 'Title from C', researchFacilities: 'From C' })
    const saves = () => mock.calls.filter((call) => call === 'saveForm').length
    const before = saves()
    await user.click(await saveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Changed here and on another device' })
    const question = within(dialog).getByRole('group', { name: 'Project Title' })
    expect(within(question).getAllByRole('radio')).toHaveLength(2)
    expect(dialog).toHaveTextContent(/Title from A.*Title from C/)
    await expectAccessible()
    expect(saves()).toBe(before)
    await user.click(within(question).getByRole('radio', { name: /From the other device/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Use these' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await title()).toHaveValue('Title from C')
    expect(screen.getByLabelText('Research facilities')).toHaveValue('From C')
    expect(saves()).toBe(before)
    await user.click(await saveButton())
    await closeAlert(user, KEPT)
    expect(await councilForm(other)).toMatchObject({ projectTitle: 'Title from C', researchFacilities: 'From C' })
  })

  test('keeps the value of this device if the person chooses it', async () => {
    const { user, other } = await open(paths.editProject)
    await rewrite(user, await title(), 'Title from A')
    await saveFrom(other, { projectTitle: 'Title from C' })
    await reopen(user)
    expect(await title()).toHaveValue('Title from A')
    expect(screen.getByText(/^Changed here and on another device: Project Title\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Compare and choose' }))
    const dialog = await screen.findByRole('dialog', { name: 'Changed here and on another device' })
    await user.click(within(dialog).getByRole('radio', { name: /On this page/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Use these' }))
    await user.click(await saveButton())
    await closeAlert(user, KEPT)
    expect(await councilForm(other)).toMatchObject({ projectTitle: 'Title from A' })
  })

  test('is shown as this device has it if the host cannot be read, and is compared before a save', async () => {
    const { user, other, mock } = await open(paths.editProject)
    await rewrite(user, await screen.findByLabelText('Research facilities'), 'A greenhouse on A')
    await saveFrom(other, { projectTitle: 'Title from C' })
    mock.faults.add({ call: 'getFormData', kind: 'http-500' })
    await reopen(user)
    expect(await screen.findByText('This draft could not be compared with the council’s.')).toBeVisible()
    expect(screen.getByLabelText('Research facilities')).toHaveValue('A greenhouse on A')
    await user.click(await saveButton())
    await closeAlert(user, /^Nothing was sent: this draft could not be compared with the council’s\./)
    mock.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await title()).toHaveValue('Title from C'))
    expect(screen.getByLabelText('Research facilities')).toHaveValue('A greenhouse on A')
  })
})

describe('the files of a draft that was saved from another device', () => {
  const openFiles = () =>
    open(paths.editUploads, { applicationId: WITH_FILES, person: 'applicant2@demo.urc' }).then(async (stage) => {
      await screen.findByText(/^Fetched from the council:/)
      return stage
    })

  const sendProposal = async (other: TestServices, file: File) => {
    const { values, rows } = splitRows(await councilForm(other, WITH_FILES))
    await other.services.client.saveFileUploads({
      ...values,
      ...rows,
      projectProposal: file,
      applicationId: WITH_FILES,
    })
  }

  /** Changes an answer, so that the draft with its files is on this device. */
  const change = async (user: UserEvent) => {
    await user.click(screen.getByRole('link', { name: /^Projects/ }))
    await user.type(await title(), '!')
    await user.click(screen.getByRole('link', { name: /^Uploads/ }))
    await screen.findByText('Your four PDFs')
  }

  const reopenFiles = async (user: UserEvent) => {
    await reopen(user)
    await user.click(screen.getByRole('link', { name: /^Uploads/ }))
    await screen.findByText('Your four PDFs')
  }

  test('are fetched again if they changed there only', async () => {
    const { user, other } = await openFiles()
    await change(user)
    await sendProposal(other, await makePdfFile('from-c.pdf', 7))
    await reopenFiles(user)
    expect(await screen.findByText('7 pages')).toBeVisible()
    expect(screen.getByText(/updated here: Project Proposal\.$/)).toBeVisible()
  })

  test('are sent only if they changed here', async () => {
    const { user, other } = await openFiles()
    await change(user)
    // Each PDF has the time of its creation inside.
    const fromC = await makePdfFile('from-c.pdf', 7)
    await sendProposal(other, fromC)
    await user.click(await saveButton())
    await closeAlert(user, KEPT)
    const { blob } = await other.services.client.downloadDetailsFile({
      applicationId: WITH_FILES,
      fileType: 'proposal',
    })
    expect(blob.size).toBe(fromC.size)
  })

  test('are asked about if they changed on both', async () => {
    const { user, other } = await openFiles()
    await user.upload(screen.getByLabelText('Project Proposal'), await makePdfFile('from-a.pdf', 3))
    await screen.findByText('3 pages')
    await sendProposal(other, await makePdfFile('from-c.pdf', 7))
    await user.click(await saveButton())
    const dialog = await screen.findByRole('dialog', { name: 'Changed here and on another device' })
    expect(dialog).toHaveTextContent(/from-a\.pdf, .*3 pages.*7 pages/)
    await user.click(within(dialog).getByRole('radio', { name: /From the other device/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Use these' }))
    expect(await screen.findByText('7 pages')).toBeVisible()
  })
})

describe('a draft that was deleted on another device', () => {
  const GONE = 'The council no longer has this draft. Your answers are here.'

  const deleteFrom = ({ services }: TestServices) => services.client.deleteApplication({ applicationId: DRAFT })

  /** Types on A, deletes on C, and saves on A. */
  async function openGone() {
    const stage = await open(paths.editProject)
    await rewrite(stage.user, await title(), 'Title from A')
    await deleteFrom(stage.other)
    await stage.user.click(await saveButton())
    expect(await screen.findByText(GONE)).toBeVisible()
    return stage
  }

  test('is continued as a new application', async () => {
    const { user, services, mock } = await openGone()
    expect(screen.queryByText(/not submitted/)).toBeNull()
    expect(mock.calls).not.toContain('saveForm')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Continue as a new application' }))
    await heading('Apply New Grant: Projects')
    expect(await title()).toHaveValue('Title from A')
    await waitFor(() => expect(services.local.getItem(`formData:${DRAFT}`)).toBeNull())
    expect(services.tab.getItem('editedApplication')).toBeNull()
  })

  test('does not replace the draft of a new application without a question', async () => {
    const { user, services } = await openGone()
    await user.click((await toDashboard(user)).getByRole('link', { name: /^Apply New Grant/ }))
    await heading('Apply New Grant: Profile')
    await user.type(screen.getByLabelText('Position'), 'Dean')
    await toDashboard(user)
    expect(await screen.findByText('Your list of applications no longer shows this draft.')).toBeVisible()
    await user.click(await screen.findByRole('link', { name: /^Continue ?: Title from A/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue as a new application' }))
    await pressInAlert(user, /^There is another new application on this device/, 'Cancel')
    expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({
      position: expect.stringMatching(/Dean/),
    })
    await user.click(screen.getByRole('button', { name: 'Continue as a new application' }))
    await pressInAlert(user, /^There is another new application on this device/, 'Replace')
    await heading('Apply New Grant: Profile')
    expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({ projectTitle: 'Title from A' })
  })

  test('is opened from the page that lists what the device keeps', async () => {
    const { user } = await openGone()
    await user.click(screen.getByRole('link', { name: 'What this device keeps of you' }))
    await user.click(await screen.findByRole('link', { name: 'Draft of application 29_2026' }))
    expect(await screen.findByText(GONE)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeVisible()
  })
})

test('a draft that changed elsewhere is submitted only after another look, and then no tab opens it', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const settings = { applicationId: WITH_FILES, person: 'applicant2@demo.urc' }
  const { user, other, mock, services } = await open(paths.editProfile, settings)
  await screen.findByLabelText('Leave start date')
  fillFields(screen, { 'Leave start date': '2027-01-04', 'Leave duration in months': '6' })
  await user.click(screen.getByRole('link', { name: /^Reviewers/ }))
  const finish = () => screen.findByRole('button', { name: 'Finish and Submit' })
  await finish()
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  await saveFrom(other, { projectTitle: 'Title from C' }, WITH_FILES)
  await user.click(await finish())
  // The mock host derives its files from the form, so they change with it.
  await closeAlert(user, /^Nothing was sent\. Changed on another device and updated here: Project Title/)
  expect(mock.calls).not.toContain('submitApplication')
  expect(screen.getByText(/Title from C/, { selector: 'summary span' })).toBeVisible()
  await user.click(await finish())
  await heading('Thank You! Your Data Successfully Submitted.')
  expect(services.tab.getItem('editedApplication')).toBeNull()
  expect(await councilForm(other, WITH_FILES)).toMatchObject({ projectTitle: 'Title from C' })
})

describe('an application that is no draft', () => {
  test.each([
    ['1', 'Granted'],
    ['32', 'Submitted'],
  ])('%s is named with its status, without a form', async (applicationId, status) => {
    await open(paths.editProfile, { applicationId })
    expect(await screen.findByText(new RegExp(`^Application ${applicationId}_2026 .*${status}`))).toBeVisible()
    expect(screen.getByRole('link', { name: 'More Details' })).toHaveAttribute('href', `/moredetails/${applicationId}`)
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.queryByText(/not submitted/)).toBeNull()
    await expectAccessible()
  })
})
