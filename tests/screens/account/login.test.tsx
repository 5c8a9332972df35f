import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { pasteInto } from '@tests/support/paste-into'
import { renderPortal } from '@tests/support/render-portal'

async function fill({ user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>, email: string, password: string) {
  await pasteInto(user, await screen.findByLabelText('Email'), email)
  await pasteInto(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('a log-in stores name, role and id, and opens the dashboard', async () => {
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

test('a log-in shows the busy form until the dashboard', async () => {
  const stage = await renderPortal({ path: '/login' })
  await screen.findByLabelText('Email')
  const shown = new Set(['Login'])
  const observer = new MutationObserver(() => {
    const isDashboard = screen.queryByRole('heading', { name: 'Dashboard' }) !== null
    const submit = document.querySelector('main [type="submit"]')
    shown.add(isDashboard ? 'Dashboard' : (submit?.textContent ?? 'no form'))
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  await screen.findByRole('heading', { name: 'Dashboard' })
  observer.disconnect()
  expect([...shown]).toEqual(['Login', 'Logging in...', 'Dashboard'])
})

test('a log-in leads to the page that required it', async () => {
  const stage = await renderPortal({ path: '/submittedgrant?q=orchids' })
  expect(await screen.findByText('You are not logged in.')).toBeVisible()
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'applicant@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Submitted Grants' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search' }), 'Search of the link').toHaveValue('orchids')
})

test('"I have an account" opens the dashboard, "Sign up to apply" the application', async () => {
  const stage = await renderPortal({ path: '/home' })
  const signUp = await screen.findByRole('link', { name: 'Sign up to apply' })
  expect(signUp).toHaveAttribute('href', '/signup?next=%2Fgrant')
  await stage.user.click(screen.getByRole('link', { name: 'I have an account' }))
  await fill(stage, 'admin@demo.urc', 'demo1234')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(screen.getByText(/Ruwani, Admin$/)).toBeVisible()
})

test.each(['/login', '/signup'])('%s shows who is signed in already, with two ways to continue', async (path) => {
  const { user } = await renderPortal({ path, person: 'admin@demo.urc' })
  expect((await screen.findByText('You are signed in as')).closest('p')).toHaveTextContent(
    'You are signed in as Ruwani (Admin). To use another account, log out first.',
  )
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the Dashboard' })).toBeVisible()
  await expectAccessible()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
})

test('a log-in over another person’s ended session loads a fresh portal', async () => {
  const stage = await renderPortal({ path: '/sidebar', person: 'applicant@demo.urc' })
  await screen.findByRole('navigation', { name: 'Pages' })
  await stage.connection.expireSession()
  window.dispatchEvent(new Event('focus'))
  await stage.user.click(await screen.findByRole('link', { name: 'I have an account' }))
  await fill(stage, 'admin@demo.urc', 'demo1234')
  expect(await screen.findByRole('link', { name: 'Ruwani Your details and your password.' })).toBeVisible()
})
