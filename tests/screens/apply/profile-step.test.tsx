import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { makeGate } from '@tests/support/gate'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { storedDraft } from './application'

async function open(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.applyProfile, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
  return stage
}

const next = () => screen.getByRole('button', { name: 'Next' })

test('departments load when a faculty is chosen, and again for another, whose department is missing', async () => {
  const { user, mock } = await open()
  expect(screen.getByText('Choose your faculty first.')).toBeVisible()
  await user.selectOptions(
    screen.getByLabelText('Faculty'),
    await screen.findByRole('option', { name: 'Faculty of Science' }),
  )
  const department = screen.getByLabelText('Department')
  await waitFor(() => expect(within(department).getAllByRole('option').length).toBeGreaterThan(1))
  await user.selectOptions(department, within(department).getAllByRole('option')[1] ?? '')
  expect(department).not.toHaveValue('')
  await user.selectOptions(screen.getByLabelText('Faculty'), '1')
  expect(department).toHaveValue('')
  await waitFor(() => expect(mock.calls.filter((call) => call === 'listDepartments')).toHaveLength(2))
  await user.click(next())
  expect(await screen.findByRole('link', { name: 'Department is required' })).toBeVisible()
})

test('leave date and duration are shown only with leave', async () => {
  const { user } = await open({ stored: storedDraft() })
  expect(screen.queryByLabelText('Leave start date')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(screen.getByLabelText('Leave start date')).toBeVisible()
  await user.click(next())
  await expectErrorSummary('Missing Fields Required.')
  expect(screen.getByRole('link', { name: 'Leave Date is required' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })).toBeVisible()
})

test('an unlikely value gets a warning on blur, is listed on Next, and accepted by the next Next', async () => {
  const { user } = await open({ stored: storedDraft() })
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  for (const [label, text, words] of [
    ['Email', 'a@', /does not look like an e-mail address/],
    ['Phone number', 'abc', /the whole phone number/],
    ['Year', '2O15', /four digits/],
    ['Leave start date', '2020-02-01', /This day has passed\./],
    ['Leave duration in months', '240', /longer than three years/],
  ] as const) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
    expect(field).toHaveAccessibleDescription(words)
    expect(field).not.toHaveAttribute('aria-invalid')
  }
  await expectAccessible()
  await user.click(next())
  expect(within(screen.getByRole('group', { name: 'Answers to check' })).getAllByRole('link')).toHaveLength(5)
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })).toBeVisible()
})

test('the counter counts what is filled in already', async () => {
  const { user, services } = await open()
  expect(screen.getByRole('link', { name: /^Profile ?2 of 12$/ })).toBeVisible()
  expect(services.local.getItem('formData')).toBeNull()
  await user.type(screen.getByLabelText('Position'), 'P')
  expect(screen.getByRole('link', { name: /^Profile ?3 of 12$/ })).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({ email: 'applicant@demo.urc' })
})

test('a passed step is completed until it loses a value, with save state and deadline visible', async () => {
  const { user, services } = await open({ stored: storedDraft() })
  expect(await screen.findByText('Closes 30 Nov 2026, 16:00 (Sri Lanka time), in 10 days')).toBeVisible()
  await pasteInto(user, screen.getByLabelText('Position'), 'Professor')
  expect(await screen.findByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({ position: 'Professor' })
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Projects' })
  await user.click(screen.getByRole('link', { name: /^Profile ?Completed$/ }))
  await user.clear(await screen.findByLabelText('Position'))
  expect(screen.getByRole('link', { name: /^Profile ?11 of 12$/ })).toBeVisible()
})

test('an empty application can copy an earlier one, also after a refusal, and lists what was copied', async () => {
  const { user } = await open({ faults: [{ call: 'getFormData', kind: 'refused', times: 1 }] })
  await user.click(await screen.findByText('Copy an earlier application'))
  await user.selectOptions(screen.getByLabelText('Application'), '18')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await closeAlert(user, 'The council cannot do this now.')
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied from application 18_2026')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana')
  await waitFor(() => expect(screen.getByLabelText('Department')).toHaveDisplayValue('Botany'))
  await expectAccessible()
})

test('values typed while an earlier application loads are not overwritten', async () => {
  const { user, services } = await open()
  const gate = makeGate()
  const { getFormData } = services.client
  vi.spyOn(services.client, 'getFormData').mockImplementation(async (...request) => {
    await gate.opened
    return getFormData(...request)
  })
  await user.click(await screen.findByText('Copy an earlier application'))
  await user.selectOptions(screen.getByLabelText('Application'), '18')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await user.type(screen.getByLabelText('Position'), 'Professor')
  gate.open()
  expect(await screen.findByText('Application 18_2026 was not copied')).toBeVisible()
  expect(screen.getByLabelText('Position')).toHaveValue('Professor')
  expect(screen.getByLabelText('Degree')).toHaveValue('')
})
