import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'

test('the profile shows the council’s data, which cannot be changed here', async () => {
  await renderPortal({ path: '/profile', person: 'urc@demo.urc' })
  expect(await screen.findByLabelText('Email')).toHaveValue('urc@demo.urc')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Role')).toBeDisabled()
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('Director - URC')
  expect(screen.queryByLabelText('New Password')).toBeNull()
  await expectAccessible()
})

test('edit mode saves a new password', async () => {
  const { user, mock } = await renderPortal({ path: '/profile', person: 'applicant@demo.urc' })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await pasteInto(user, await screen.findByLabelText('Current Password'), 'demo1234')
  await pasteInto(user, screen.getByLabelText('New Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await closeAlert(user, 'Password updated successfully!')
  expect((await mock.store()).people.all().find(({ id }) => id === 1)?.password).toBe('four words in a row')
})

test('a new password requires the address if it is unknown', async () => {
  expectLogged(/GetProfileData\.php/)
  const { user, mock } = await renderPortal({
    path: '/profile',
    person: 'applicant@demo.urc',
    faults: [{ call: 'getProfile', kind: 'refused' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await pasteInto(user, await screen.findByLabelText('Current Password'), 'demo1234')
  await pasteInto(user, screen.getByLabelText('New Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  // The link focuses the field.
  await user.click(await screen.findByRole('link', { name: 'Email is required' }))
  await user.paste('applicant@demo.urc')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await closeAlert(user, 'Password updated successfully!')
  expect((await mock.store()).people.all().find(({ id }) => id === 1)?.password).toBe('four words in a row')
})
