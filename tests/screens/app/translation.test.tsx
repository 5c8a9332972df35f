import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '@/paths'
import { closeAlert, pressInAlert } from '@tests/support/alerts'
import { fillFields } from '@tests/support/fill-fields'
import { makePdfFile } from '@tests/support/pdf-file'
import { expectNoProblems } from '@tests/support/loss-of-content'
import { renderPortal } from '@tests/support/render-portal'
import { endTranslation, startTranslation } from '@tests/support/translation'

beforeEach(startTranslation)
afterEach(() => expectNoProblems(endTranslation()))

const person = 'applicant@demo.urc'

test('a translated draft form saves again after the first save', async () => {
  const { user, services } = await renderPortal({ path: paths.applyProfile, person })
  await user.type(await screen.findByLabelText('Position'), 'Senior Lecturer')
  expect(await screen.findByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  await user.type(screen.getByLabelText('Phone number'), '0771234567')
  expect(await screen.findByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({ phone: '0771234567' })
})

test('a translated budget is sent', async () => {
  const { user } = await renderPortal({ path: paths.budget, person })
  await user.selectOptions(await screen.findByLabelText('Application ID'), '8')
  await user.upload(screen.getByLabelText('Current Budget'), await makePdfFile('budget.pdf'))
  await screen.findByText('budget.pdf')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await closeAlert(user, 'Files uploaded successfully!')
  expect(await screen.findByText(/Your Data Successfully Submitted/)).toBeVisible()
})

test('translated dates are set', async () => {
  const { user } = await renderPortal({ path: paths.applicationDates, person: 'admin@demo.urc' })
  await screen.findByRole('region', { name: 'Current dates' })
  fillFields(screen, {
    'Open Date': '2027-01-04',
    'Open Time': '08:00',
    'Close Date': '2027-02-26',
    'Close Time': '16:00',
    Year: '2027',
  })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await pressInAlert(user, /would close at once/, 'Set them anyway')
  await closeAlert(user, 'Application dates saved successfully.')
})

test('a translated password is changed', async () => {
  const { user } = await renderPortal({ path: paths.changePassword, person })
  await user.type(await screen.findByLabelText('Current Password'), 'demo1234')
  await user.type(screen.getByLabelText('New Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  await closeAlert(user, 'Password updated successfully!')
})
