import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { App } from '@/app/app'
import { createTestServices, type TestServicesSettings } from '../../support/test-services'
import { pressInAlert, closeAlert, expectErrorSummary } from '@tests/support/alerts'
import type { Mock } from '@mocks/create-mock'
import { expectAccessible } from '@tests/support/axe'
import { makeGate } from '@tests/support/gate'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { getStorageKeys } from '@/lib/storage'
import { storedDraft } from './application'

async function open(path: string, state: unknown, settings: TestServicesSettings = {}) {
  const stage = await createTestServices({ person: 'applicant@demo.urc', ...settings })
  render(<App services={stage.services} initialPath={{ pathname: path, state }} />)
  return { ...stage, user: userEvent.setup() }
}

/** A draft of applicant@demo.urc with half its fields. */
const DRAFT = '29'

const KEPT = /^The council keeps your draft as application \d+_2026\. It is not submitted yet\.$/

/** Returns the council's copies of the draft on the device. */
const draftsIn = async (mock: Mock) =>
  (await mock.store()).applications
    .all()
    .filter(({ projectTitle, status }) => status === '0' && projectTitle.startsWith('Seed banks'))

test('a council draft is loaded separately, and the new application stays', async () => {
  const { user, services } = await open(
    paths.editProfile,
    { appId: DRAFT },
    { stored: storedDraft({ form: { name: 'New one' } }) },
  )
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Profile' })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana'))
  await user.type(screen.getByLabelText('Position'), '!')
  expect(JSON.parse(services.local.getItem('formData') ?? '{}').name).toBe('New one')
  expect(services.local.getItem(`formData:${DRAFT}`)).toContain('!')
  await user.click(screen.getByRole('link', { name: /^Projects/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit application: Projects' })).toBeVisible()
  expect(screen.getByLabelText('Project Title')).not.toHaveValue('')
})

test('an edit tab without an application lists the drafts to choose from', async () => {
  const { user } = await open(paths.editProject, undefined, {
    stored: storedDraft({ form: { projectTitle: 'Seed banks of montane forests' } }),
  })
  const drafts = within(await screen.findByRole('region', { name: 'Choose a draft' }))
  expect(drafts.getByRole('link', { name: 'Seed banks of montane forests' })).toHaveAttribute(
    'href',
    paths.applyProject,
  )
  await waitFor(() =>
    expect(drafts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/On this device, last saved /),
      expect.stringMatching(/29_2026, first saved /),
    ]),
  )
  await expectAccessible()
  await user.click(drafts.getByRole('link', { name: /^Mangrove restoration/ }))
  expect(await screen.findByDisplayValue(/^Mangrove restoration/)).toBeVisible()
})

test('edit tabs require the leave fields without a leave, with the reason', async () => {
  const { user } = await open(paths.editProfile, { applicationId: DRAFT })
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(screen.getByLabelText('Leave start date')).toHaveValue('')
  expect(screen.getByText(/^Fill in both even if you take no leave\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  await user.click(screen.getByRole('link', { name: 'Leave Date is required' }))
  expect(screen.getByLabelText('Leave start date')).toHaveFocus()
})

test('the leave fields that a draft of the council needs are named once it is saved', async () => {
  const { user } = await open(paths.applyProject, undefined, { stored: storedDraft() })
  const save = await screen.findByRole('button', { name: 'Save draft with the council' })
  expect(screen.queryByRole('link', { name: 'Fill in the leave start date and duration' })).toBeNull()
  await user.click(save)
  await closeAlert(user, KEPT)
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Projects' })
  await user.click(screen.getByRole('link', { name: 'Fill in the leave start date and duration' }))
  await waitFor(() => expect(screen.getByLabelText('Leave start date')).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'Fill in the leave start date and duration' })).toBeNull()
})

test('an address with a trailing slash opens the same draft', async () => {
  await open(`${paths.editProfile}/`, { appId: DRAFT }, { stored: storedDraft({ form: { name: 'New one' } }) })
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Profile' })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana'))
})

test('a draft saved with the council becomes that application, and is updated later', async () => {
  const { user, mock, services } = await open(paths.applyProject, undefined, { stored: storedDraft() })
  await user.click(await screen.findByRole('button', { name: 'Save draft with the council' }))
  await closeAlert(user, KEPT)
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Projects' })
  expect(services.local.getItem('formData')).toBeNull()
  expect(await draftsIn(mock)).toHaveLength(1)
  await user.type(screen.getByLabelText('Project Title'), ' of Horton')
  await user.click(screen.getByRole('button', { name: 'Save draft with the council' }))
  await closeAlert(user, KEPT)
  expect((await draftsIn(mock)).map(({ projectTitle }) => projectTitle)).toEqual([
    'Seed banks of montane forests of Horton',
  ])
})

describe('while a draft is being saved with the council', () => {
  const save = () => screen.getByRole('button', { name: 'Save draft with the council' })

  const openSaving = async () => {
    const stage = await open(paths.applyProject, undefined, { stored: storedDraft() })
    const gate = makeGate()
    const { saveForm } = stage.services.client
    vi.spyOn(stage.services.client, 'saveForm').mockImplementation(async (...request) => {
      await gate.opened
      return saveForm(...request)
    })
    await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })
    await stage.user.click(save())
    return { ...stage, gate }
  }

  test('other steps do not save it again, and become its edit tabs', async () => {
    const { user, mock, services, gate } = await openSaving()
    await user.click(screen.getByRole('link', { name: 'Previous' }))
    await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
    await user.click(screen.getByRole('button', { name: 'Saving draft...' }))
    await user.type(screen.getByLabelText('Position'), ' of Botany')
    gate.open()
    await closeAlert(user, KEPT)
    await screen.findByRole('heading', { level: 1, name: 'Edit application: Profile' })
    expect(screen.getByLabelText('Position')).toHaveValue('Senior Lecturer of Botany')
    expect(mock.calls.filter((call) => call === 'saveForm')).toHaveLength(1)
    expect(services.local.getItem('formData')).toBeNull()
  })

  test('it cannot be submitted', async () => {
    const { user, gate } = await openSaving()
    await user.click(screen.getByRole('link', { name: /^Reviewers/ }))
    expect(await screen.findByRole('button', { name: 'Finish and Submit' })).toHaveAccessibleDescription(
      /^This draft is being saved with the council\./,
    )
    gate.open()
    await closeAlert(user, KEPT)
  })

  test('a person who has left the application stays where they are', async () => {
    const { user, services, gate } = await openSaving()
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    gate.open()
    await closeAlert(user, KEPT)
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect(services.local.getItem('formData')).toBeNull()
  })

  test('a restarted draft stays a new application', async () => {
    const { user, services, gate } = await openSaving()
    await user.click(screen.getByRole('button', { name: 'More for this draft' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Start again' }))
    await pressInAlert(user, /^Delete this draft from this device/, 'Delete')
    await user.type(screen.getByLabelText('Project Title'), 'Another one')
    gate.open()
    await closeAlert(user, KEPT)
    expect(screen.getByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })).toBeVisible()
    expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({ projectTitle: 'Another one' })
  })
})

test('a host without drafts is called once', async () => {
  const { user } = await open(paths.applyProfile, undefined, {
    stored: storedDraft(),
    faults: [{ call: 'saveForm', kind: 'html' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Save draft with the council' }))
  expect(await screen.findByText('The council’s server keeps no drafts. Yours is saved on this device.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })
  expect(screen.queryByRole('button', { name: 'Save draft with the council' })).toBeNull()
})

test.each(['saveForm', 'saveFileUploads'] as const)(
  'a host whose %s fails is called again for one draft',
  async (call) => {
    const { user, mock } = await open(paths.applyProject, undefined, {
      stored: storedDraft(),
      faults: [{ call, kind: 'http-500' }],
    })
    const save = async () => user.click(await screen.findByRole('button', { name: 'Save draft with the council' }))
    await save()
    await closeAlert(user, /^We could not confirm whether the server received this\./)
    mock.faults.clear()
    await save()
    await closeAlert(user, KEPT)
    expect(await draftsIn(mock)).toHaveLength(1)
  },
)

describe('the files of a draft opened on another device', () => {
  /** Kavindu's draft, with all its files. */
  const WITH_FILES = '30'
  const openFiles = (settings: TestServicesSettings = {}) =>
    open(paths.editUploads, { applicationId: WITH_FILES }, { person: 'applicant2@demo.urc', ...settings })

  test('are fetched from the council and can be sent unchanged', async () => {
    await openFiles()
    expect(
      await screen.findByText(/^Fetched from the council: Project Proposal, .* and Co-investigators CVs\./),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Preview Project Proposal' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Uploads' })).toBeVisible()
    await expectAccessible()
  })

  test('are stored with the first change, like the values', async () => {
    const { user, services } = await openFiles()
    await screen.findByText(/^Fetched from the council:/)
    await user.click(screen.getByRole('link', { name: 'Reviewers' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit application: Reviewers' })).toBeVisible()
    expect(getStorageKeys(services.local).filter((key) => key.includes(WITH_FILES))).toEqual([])
    const database = createDraftDatabase(services.draftDatabaseName)
    expect(await database.list('2')).toEqual([])
    await user.type(screen.getByLabelText('Reviewer 1 Name'), '!')
    const stored = async () => Object.keys((await database.read({ owner: '2', applicationId: WITH_FILES })).files)
    await waitFor(async () => expect(await stored()).toHaveLength(4))
  })

  test('stay removed', async () => {
    const { user, mock } = await openFiles()
    const [remove] = await screen.findAllByRole('button', { name: /^Remove / })
    if (!remove) throw new Error('Nothing was fetched')
    await user.click(remove)
    await user.click(screen.getByRole('link', { name: 'Reviewers' }))
    await screen.findByRole('heading', { level: 1, name: 'Edit application: Reviewers' })
    await user.click(screen.getByRole('link', { name: /^Uploads/ }))
    await screen.findByRole('heading', { name: 'Your four PDFs' })
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3)
    expect(mock.calls.filter((call) => call === 'downloadDetailsFile')).toHaveLength(4)
  })

  test('are named if the server does not return them', async () => {
    await openFiles({ faults: [{ call: 'downloadDetailsFile', kind: 'html' }] })
    expect(
      await screen.findByText(/^The council’s server did not give these back, so choose them here: /),
    ).toBeVisible()
  })
})
