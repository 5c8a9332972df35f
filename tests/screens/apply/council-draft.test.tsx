import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { PortalApp } from '@/app/portal-app'
import { portalOnMock, type StageSettings } from '@tests/support/portal-on-mock'
import { closeAlert } from '@tests/support/alerts'
import { storedDraft } from './application'

const open = async (path: string, state: unknown, settings: StageSettings = {}) => {
  const stage = await portalOnMock({ person: 'applicant@demo.urc', ...settings })
  render(<PortalApp portal={stage.portal} initialPath={{ pathname: path, state }} />)
  return { ...stage, user: userEvent.setup() }
}

/** A draft of applicant@demo.urc with half its answers. */
const DRAFT = '29'

const KEPT = /^The council keeps your draft as application \d+_2026\. It is not submitted yet\.$/

test('a draft of the council is loaded into its own draft; the new application stays', async () => {
  const { user, portal } = await open(
    paths.editProfile,
    { appId: DRAFT },
    { stored: storedDraft({ form: { name: 'New one' } }) },
  )
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Profile' })
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana'))
  await user.type(screen.getByLabelText('Position'), '!')
  expect(JSON.parse(portal.local.getItem('formData') ?? '{}').name).toBe('New one')
  expect(portal.local.getItem(`formData:${DRAFT}`)).toContain('!')
  await user.click(screen.getByRole('link', { name: /^Projects/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit application: Projects' })).toBeVisible()
  expect(screen.getByLabelText('Project Title')).not.toHaveValue('')
})

test('edit tabs ask for the leave even where it is hidden: the link shows the field and why', async () => {
  const { user } = await open(paths.editProfile, { appId: DRAFT })
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(screen.queryByLabelText('Leave start date')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await closeAlert(user, 'Missing Fields Required.')
  await user.click(screen.getByRole('link', { name: 'Leave Date is required' }))
  expect(screen.getByLabelText('Leave start date')).toHaveFocus()
  expect(screen.getByText(/asks for the leave date and duration when an application is edited/)).toBeVisible()
})

test('without an application the edit tabs lead to the list', async () => {
  await open(paths.editUploads, undefined)
  expect(await screen.findByText('No application is open for editing.')).toBeVisible()
})

test('a draft that the council does not give out can be asked for again', async () => {
  const { user, mock } = await open(
    paths.editProfile,
    { appId: DRAFT },
    { faults: [{ call: 'getFormData', kind: 'refused' }] },
  )
  expect(await screen.findByText('The council cannot do this now.')).toBeVisible()
  mock.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana'))
})

test('a draft saved with the council becomes that application, and is saved over afterwards', async () => {
  const { user, mock, portal } = await open(paths.applyProject, undefined, { stored: storedDraft() })
  await user.click(await screen.findByRole('button', { name: 'Save draft with the council' }))
  await closeAlert(user, KEPT)
  await screen.findByRole('heading', { level: 1, name: 'Edit application: Projects' })
  expect(portal.local.getItem('formData')).toBeNull()
  const drafts = async () =>
    (await mock.store()).applications.where(
      ({ projectTitle, status }) => status === '0' && projectTitle.startsWith('Seed banks'),
    )
  expect(await drafts()).toHaveLength(1)
  await user.type(screen.getByLabelText('Project Title'), ' of Horton')
  await user.click(screen.getByRole('button', { name: 'Save draft with the council' }))
  await closeAlert(user, KEPT)
  expect((await drafts()).map(({ projectTitle }) => projectTitle)).toEqual(['Seed banks of montane forests of Horton'])
})

test('a host that keeps no drafts is asked once', async () => {
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
