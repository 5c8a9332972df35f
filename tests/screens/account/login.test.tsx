import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

async function fill({ user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>, email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('a log-in stores the three values name, role and id, and goes to the dashboard', async () => {
  const stage = await renderPortal({ path: '/login' })
  await screen.findByLabelText('Email')
  await expectAccessible()
  await fill(stage, 'applicant@demo.urc', 'demo1234')

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus()
  const { local } = stage.services
  expect([local.getItem('userName'), local.getItem('userRole'), local.getItem('userID')]).toEqual([
    'Nirmala',
    'Applicant',
    '1',
  ])
})

test('a missing field is reported with the fixed text', async () => {
  const { user } = await renderPortal({ path: '/login' })
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('link', { name: 'Email is required' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Password is required' })).toBeVisible()
})

test('a refusal is shown with the host’s text and keeps what was typed', async () => {
  const stage = await renderPortal({ path: '/login' })
  await fill(stage, 'applicant@demo.urc', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password')
  expect(screen.getByLabelText('Email')).toHaveValue('applicant@demo.urc')
})

test('a host that cannot be reached is reported with the fixed text', async () => {
  const stage = await renderPortal({ path: '/login', faults: [{ call: 'logIn', kind: 'network' }] })
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There was an error submitting the form. Please try again.',
  )
})

test('a log-in leads to the page that required it', async () => {
  const stage = await renderPortal({ path: '/profile' })
  expect(await screen.findByText('You are not logged in.')).toBeVisible()
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
})

test('a log-in never leads out of the portal, whatever the address says', async () => {
  const stage = await renderPortal({ path: '/login?next=%2F%2Fevil.example' })
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test.each([
  ['admin@demo.urc', 'Ruwani, Admin'],
  ['urc@demo.urc', 'Director - URC'],
])('"I have an account" leads %s to the dashboard, not to a page for applicants', async (email, role) => {
  const stage = await renderPortal({ path: '/home' })
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, email, 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(screen.getByText(new RegExp(`${role}$`))).toBeVisible()
})

test('"I have an account" leads an applicant to the dashboard, and a sign-up on to the application', async () => {
  const stage = await renderPortal({ path: '/home' })
  const signUp = await screen.findByRole('link', { name: 'Sign up to apply' })
  expect(signUp).toHaveAttribute('href', '/signup?next=%2Fgrant')
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a page of the other council role is replaced by the dashboard', async () => {
  const stage = await renderPortal({ path: '/login?next=%2Fviewapplication' })
  await fill(stage, 'urc@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test.each(['/login', '/signup'])('%s says who is signed in already, and offers two ways to continue', async (path) => {
  const { user } = await renderPortal({ path, person: 'admin@demo.urc' })
  expect(await screen.findByText(/You are signed in as/)).toHaveTextContent(
    'You are signed in as Ruwani (Admin). To use another account, log out first.',
  )
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the Dashboard' })).toBeVisible()
  await expectAccessible()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
})

test('a log-in over the ended session of somebody else gives a fresh portal', async () => {
  const stage = await renderPortal({ path: '/sidebar', person: 'applicant@demo.urc' })
  await screen.findByRole('navigation', { name: 'Pages' })
  await stage.connection.expireSession()
  window.dispatchEvent(new Event('focus'))
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'admin@demo.urc', 'demo1234')
  expect(await screen.findByRole('link', { name: 'Ruwani Your details and your password.' })).toBeVisible()
})
