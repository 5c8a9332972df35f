import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getStorageKeys } from '@/lib/storage'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'

async function fill(
  { user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>,
  email: string,
  second = 'four words in a row',
) {
  await pasteInto(user, await screen.findByLabelText('First Name'), 'Ruwan')
  await pasteInto(user, screen.getByLabelText('Last Name'), 'Silva')
  await pasteInto(user, screen.getByLabelText('Email'), email)
  await pasteInto(user, screen.getByLabelText('Password'), 'four words in a row')
  await pasteInto(user, screen.getByLabelText('Confirm Password'), second)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

test('a new account leads to the log-in, then to a prefilled first step', async () => {
  const stage = await renderPortal({ path: '/signup' })
  await screen.findByLabelText('First Name')
  await expectAccessible()
  await fill(stage, 'ruwan@demo.urc')
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  expect(screen.getByText('Ruwan, your account is ready. Log in.')).toBeVisible()
  expect(screen.getByText('Welcome to the Research Grant Management System!')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ruwan@demo.urc')
  expect(screen.getByLabelText('Password')).toHaveValue('')

  const { local, tab } = stage.services
  const kept = [local, tab].flatMap((storage) => getStorageKeys(storage).map((key) => storage.getItem(key)))
  expect(kept.join()).not.toContain('four words')
  await pasteInto(stage.user, screen.getByLabelText('Password'), 'four words in a row')
  await stage.user.click(screen.getByRole('button', { name: 'Login' }))
  await stage.user.click(await screen.findByRole('link', { name: /Apply New Grant/ }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Ruwan Silva')
  expect(screen.getByLabelText('Email')).toHaveValue('ruwan@demo.urc')
  // Prefilled values are not stored before the first edit.
  expect(local.getItem('formData')).toBeNull()
  await stage.user.type(screen.getByLabelText('Phone number'), '0771234567')
  await waitFor(() => expect(local.getItem('formData')).toContain('Ruwan Silva'))
})

test('an address with invisible characters creates an account and logs in', async () => {
  const stage = await renderPortal({ path: '/signup' })
  await fill(stage, 'mailto:ruw\u200Ban\u00AD@demo.urc\u202C')
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.getByLabelText('Email')).toHaveValue('ruwan@demo.urc')
  await pasteInto(stage.user, screen.getByLabelText('Email'), '\u2066ruwan@demo.urc\u2069\u00A0')
  await pasteInto(stage.user, screen.getByLabelText('Password'), 'four words in a row')
  await stage.user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('two different passwords are reported at the second field until equal', async () => {
  const stage = await renderPortal({ path: '/signup' })
  await fill(stage, 'ruwan@demo.urc', 'other')
  expect(await screen.findByRole('link', { name: 'Passwords do not match' })).toBeVisible()
  const second = screen.getByLabelText('Confirm Password')
  await pasteInto(stage.user, second, 'four words in a row')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})
