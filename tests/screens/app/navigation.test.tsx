import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { onAPhone } from '@tests/support/viewport'

const person = 'applicant@demo.urc'

test('the menu is shown only while the session is valid, with the profile under the person’s name', async () => {
  await renderPortal({ path: '/dashboard', person })
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  const names = within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(names).toEqual(['Home', 'Dashboard', 'Nirmala', 'Log Out'])
})

test('the menu is folded behind a button under the large breakpoint, and Escape folds it again', async () => {
  await onAPhone()
  const { user } = await renderPortal({ path: '/dashboard', person })
  await screen.findByRole('heading', { name: 'Dashboard' })
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  await user.click(button)
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('a person whose session has ended finds log-in and sign-up in place of the menu', async () => {
  await onAPhone()
  const { user } = await renderPortal({ path: '/home', stored: { userID: '1' } })
  const menu = await screen.findByRole('button', { name: 'Menu' })
  const head = within(screen.getByRole('banner'))
  expect(head.queryByRole('link', { name: 'Login' })).toBeNull()
  await user.click(menu)
  expect(head.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(head.getByRole('link', { name: 'Sign Up' })).toBeVisible()
})

test('a person whom only the host knows gets a folded menu on this page, so that the page does not move', async () => {
  const { user } = await renderPortal({ path: '/home', person })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
})

test('title and focus follow the route', async () => {
  document.title = 'of the page before'
  const { user } = await renderPortal({ path: '/dashboard', person })
  await waitFor(() => expect(document.title).toBe('Dashboard – RESEARCH GRANT MANAGEMENT SYSTEM'))
  await user.click(await screen.findByRole('link', { name: 'Nirmala' }))
  expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus()
  expect(document.title).toBe('Profile Information – RESEARCH GRANT MANAGEMENT SYSTEM')
})

test('the first Tab stop skips to the content', async () => {
  const { user } = await renderPortal({ path: '/home' })
  await screen.findByRole('heading', { level: 1 })
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the footer says who helps', async () => {
  await renderPortal({ path: '/home' })
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getByText('+94 52 000 0140')).toBeVisible()
  expect(within(footer).getByText(/Fax/)).toHaveTextContent('Fax +94 52 000 0141')
  expect(within(footer).getByText(/2024/)).toBeVisible()
})

test('the colours are chosen for this device', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'))
  const { user, services } = await renderPortal({ path: '/home' })
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(services.local.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'As the system' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('the navigation is also a page', async () => {
  await renderPortal({ path: '/sidebar', person })
  const pages = await screen.findByRole('navigation', { name: 'Pages' })
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/home', '/dashboard', '/profile'])
})

test('a note over the present page says that the next one is loading', async () => {
  const { user } = await renderPortal({
    path: '/dashboard',
    person: 'admin@demo.urc',
    faults: [{ call: 'listCriteria', kind: 'hang' }],
  })
  await user.click(await screen.findByRole('link', { name: /^Review Criteria/ }))
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible())
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await screen.findByText('The server is slow to answer. Still loading...')).toBeVisible()
  await expectAccessible()
})
