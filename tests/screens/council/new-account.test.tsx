import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert } from '@tests/support/alerts'
import { countCalls } from './council-helpers'

async function openPage(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.newAccount, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'New Account' })
  return stage
}

async function fillForm(user: UserEvent, role = 'Admin') {
  if (role !== '') await user.selectOptions(screen.getByLabelText('Role'), role)
  fillFields(screen, {
    'First Name': 'Malini',
    'Last Name': 'Herath',
    Email: 'malini@samanala.example',
    Password: 'quiet river lamp',
    'Confirm Password': 'quiet river lamp',
  })
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Account' }))

describe('the form', () => {
  test('offers the council’s roles and names every missing field', async () => {
    const { user, mock } = await openPage()
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['Select Role', 'Secretary (Admin)', 'Director - URC'])
    await submit(user)
    for (const text of [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Password is required',
      'Confirm Password is required',
    ]) {
      expect(await screen.findByRole('link', { name: text })).toBeVisible()
    }
    expect(screen.queryByRole('link', { name: /role/i })).toBeNull()
    await user.type(screen.getByLabelText('First Name'), 'Malini')
    await waitFor(() => expect(screen.queryByText('First Name is required')).toBeNull())
    expect(countCalls(mock, 'createAccount')).toBe(0)
  })
})

test('an account is created with the selected role, and the form resets', async () => {
  const { user, mock } = await openPage()
  await fillForm(user, 'urc')
  await submit(user)
  await closeAlert(user, 'Account created successfully.')
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveValue(''))
  const account = (await mock.store()).people.all().find(({ email }) => email === 'malini@samanala.example')
  expect(account).toMatchObject({ firstName: 'Malini', lastName: 'Herath', role: 'urc', password: 'quiet river lamp' })
})

test('a refusal is shown with the host’s text', async () => {
  const { user } = await openPage()
  await fillForm(user, '')
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Role is required')
  expect(screen.getByLabelText('First Name')).toHaveValue('Malini')
})

test('a lost connection is reported, and nothing is lost', async () => {
  const { user, mock } = await openPage({ faults: [{ call: 'createAccount', kind: 'network', times: 1 }] })
  await fillForm(user)
  await submit(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error submitting the form. Please try again.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent(guidance.unconfirmedTexts.createAccount)

  // A retry that is not sent confirms nothing about the first.
  mock.faults.add({ call: 'checkSession', kind: 'network', times: 1 })
  mock.log.clear()
  await submit(user)
  await waitFor(() => expect(mock.calls).toContain('checkSession'))
  expect(await screen.findByRole('alert')).toHaveTextContent(guidance.unconfirmedTexts.createAccount)
  await submit(user)
  await closeAlert(user, 'Account created successfully.')
})
