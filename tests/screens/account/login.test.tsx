import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

async function fill({ user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>, email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('logs in, keeps the three values of the specification and goes to the dashboard', async () => {
  const stage = await renderPortal({ path: '/login' })
  await screen.findByLabelText('Email')
  await expectAccessible()
  await fill(stage, 'applicant@demo.urc', 'demo1234')

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus()
  const { local } = stage.portal
  expect([local.getItem('userName'), local.getItem('userRole'), local.getItem('userID')]).toEqual([
    'Nirmala',
    'Applicant',
    '1',
  ])
})

test('a missing field is named in the words of the specification', async () => {
  const { user } = await renderPortal({ path: '/login' })
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('link', { name: 'Email is required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Password is required' })).toBeVisible()
})

test('a refusal is told in the host’s words and keeps what was typed', async () => {
  const stage = await renderPortal({ path: '/login' })
  await fill(stage, 'applicant@demo.urc', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password')
  expect(screen.getByLabelText('Email')).toHaveValue('applicant@demo.urc')
})

test('a host that cannot be reached is told in the words of the specification', async () => {
  const stage = await renderPortal({ path: '/login', faults: [{ call: 'logIn', kind: 'network' }] })
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error submitting the form. Please try again.',
  )
})

test('leads on to the page that asked for the log-in', async () => {
  const stage = await renderPortal({ path: '/profile' })
  expect(await screen.findByText('You are not logged in.')).toBeVisible()
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
})

test('never leads out of the portal, whatever the address says', async () => {
  const stage = await renderPortal({ path: '/login?next=%2F%2Fevil.example' })
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
