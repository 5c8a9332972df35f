import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '@/domain/texts/limits'
import { closeAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'

async function fill({ user }: Awaited<ReturnType<typeof renderPortal>>) {
  await pasteInto(user, await screen.findByLabelText('Current Password'), 'demo1234')
  await pasteInto(user, screen.getByLabelText('New Password'), 'four words in a row')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
}

test('a changed password is confirmed, then leads to the log-in page', async () => {
  const twoSecondsLater = holdTimers(limits.passwordRedirectDelay)
  const stage = await renderPortal({ path: '/changepassword', person })
  expect(await screen.findByLabelText('Email')).toHaveValue(person)
  await expectAccessible()
  await stage.user.click(screen.getByRole('button', { name: 'Change Password' }))
  expect(await screen.findByRole('link', { name: 'Current Password is required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New Password is required' })).toBeVisible()
  await stage.user.type(screen.getByLabelText('New Password'), 'a')
  await stage.user.tab()
  expect(screen.getByText(/^A longer password is safer/)).toBeVisible()
  await stage.user.clear(screen.getByLabelText('New Password'))
  await fill(stage)
  await closeAlert(stage.user, 'Password updated successfully!')
  await twoSecondsLater()
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByText('Your password has been changed. Log in with the new one.')).toBeVisible()
  expect(stage.mock.calls).toContain('logOut')
  expect(screen.getByLabelText('Email')).toHaveValue(person)
  await pasteInto(stage.user, screen.getByLabelText('Password'), 'four words in a row')
  await stage.user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a log-out that fails afterwards is reported and can be tried again', async () => {
  const stage = await renderPortal({
    path: '/changepassword',
    person,
    faults: [{ call: 'logOut', kind: 'network', times: 1 }],
  })
  await fill(stage)
  await waitFor(() => expect(stage.mock.calls).toContain('logOut'))
  await closeAlert(stage.user, 'Password updated successfully!')
  expect(await screen.findByRole('dialog', { name: 'You may still be signed in.' })).toBeVisible()
  await stage.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
})
