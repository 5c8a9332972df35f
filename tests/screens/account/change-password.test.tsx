import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'

async function fill({ user }: Awaited<ReturnType<typeof renderPortal>>, current: string) {
  await user.type(await screen.findByLabelText('Current Password'), current)
  await user.type(screen.getByLabelText('New Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
}

test('changes the password, says so, logs out, and asks for the new one after two seconds', async () => {
  const stage = await renderPortal({ path: '/changepassword', person })
  expect(await screen.findByLabelText('Email')).toHaveValue(person)
  await expectAccessible()
  await fill(stage, 'demo1234')
  await closeAlert(stage.user, 'Password updated successfully!')
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByText('Your password has been changed. Log in with the new one.')).toBeVisible()
  expect(stage.mock.calls).toContain('logOut')
  expect(screen.getByLabelText('Email')).toHaveValue(person)
  await stage.user.type(screen.getByLabelText('Password'), 'four words in a row')
  await stage.user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a log-out that fails after it is said, and tried again', async () => {
  const stage = await renderPortal({
    path: '/changepassword',
    person,
    faults: [{ call: 'logOut', kind: 'network', times: 1 }],
  })
  await fill(stage, 'demo1234')
  await closeAlert(stage.user, 'Password updated successfully!')
  expect(await screen.findByRole('dialog', { name: 'You are still signed in.' })).toBeVisible()
  await stage.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
})

test('a wrong current password is told in the host’s words', async () => {
  const stage = await renderPortal({ path: '/changepassword', person })
  await fill(stage, 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Current password is incorrect.')
})

test('the missing fields are named', async () => {
  const { user } = await renderPortal({ path: '/changepassword', person })
  await user.click(await screen.findByRole('button', { name: 'Change Password' }))
  expect(await screen.findByRole('link', { name: 'Current Password is required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New Password is required' })).toBeVisible()
})
