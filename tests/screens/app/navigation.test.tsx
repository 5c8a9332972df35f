import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '@/paths'
import { TILES } from '@/areas/account/tiles'
import { storedPreferences } from '@/features/preferences'
import { expectAccessible } from '@tests/support/axe'
import { holdTimers } from '@tests/support/hold-timers'
import { makePdfFile } from '@tests/support/pdf-file'
import { renderPortal } from '@tests/support/render-portal'
import { resizeToPhone, resizeViewport } from '@tests/support/viewport'

const person = 'applicant@demo.urc'

test('the applicant’s menu has the profile under the name, no council list', async () => {
  await renderPortal({ path: '/dashboard', person })
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  const names = within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(names).toEqual(['Home', 'Dashboard', 'Nirmala', 'Log Out'])
  expect(screen.queryByRole('navigation', { name: 'Council' })).toBeNull()
})

test('the menu collapses below the large breakpoint and on Escape', async () => {
  await resizeToPhone()
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

test('an ended session shows log-in and sign-up in place of the menu', async () => {
  await resizeToPhone()
  const { user } = await renderPortal({ path: '/home', stored: { userID: '1' } })
  const menu = await screen.findByRole('button', { name: 'Menu' })
  const banner = within(screen.getByRole('banner'))
  expect(banner.queryByRole('link', { name: 'Login' })).toBeNull()
  await user.click(menu)
  expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(banner.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expectAccessible()
})

test('a reload keeps the scroll position, and a page opened by its address starts at the top', async () => {
  const { reload, unmount } = await renderPortal({ path: paths.questions })
  await screen.findByRole('heading', { level: 1 })
  window.scrollTo(0, 100)
  fireEvent(window, new Event('pagehide'))
  reload()
  await waitFor(() => expect(window.scrollY).toBe(100))
  fireEvent(window, new Event('pagehide'))
  unmount()
  await renderPortal({ path: paths.frontPage })
  await screen.findByRole('heading', { level: 1 })
  expect(window.scrollY).toBe(0)
})

describe('the list of the council’s screens', () => {
  const secretary = 'admin@demo.urc'
  const findRail = () => screen.findByRole('navigation', { name: 'Council' })

  test('shows counts and marks the current page', async () => {
    const { user } = await renderPortal({ path: paths.sendReviewers, person: secretary })
    const screens = within(await findRail())
    expect(screens.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+ waiting$/, ''))).toEqual([
      'The year',
      ...TILES.Admin.map(({ title }) => title),
    ])
    expect(screens.getByRole('link', { current: 'page' })).toHaveTextContent('Send Reviewers')
    await user.click(await screens.findByRole('link', { name: /^Order Applications [1-9]\d* waiting$/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Applications' })).toHaveFocus()
    expect(screens.getByRole('link', { current: 'page' })).toHaveTextContent('Order Applications')
    await expectAccessible()
  })

  test('has the same counts after the dashboard has checked each grant', async () => {
    const { user } = await renderPortal({ path: paths.newAccount, person: secretary })
    const links = within(await findRail())
    const getTexts = () => links.getAllByRole('link').map(({ textContent }) => textContent)
    await links.findByRole('link', { name: /^Approve Budget \d+ waiting$/ })
    const initialTexts = getTexts()
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(await screen.findByText('A due report is not in')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^(Loading|Still counting)/)).toBeNull())
    expect(getTexts()).toEqual(initialTexts)
  })

  test('requests each list once, and checks no files', async () => {
    const { mock } = await renderPortal({ path: paths.newAccount, person: secretary })
    const screens = within(await findRail())
    await screens.findByRole('link', { name: /^Approve Budget \d+ waiting$/ })
    await waitFor(() => expect(mock.calls.at(-1)).toBe('listBudgets'))
    expect(new Set(mock.calls).size).toBe(mock.calls.length)
    expect(mock.calls).not.toContain('checkFileExistence')
  })

  test('collapses to icons, also on the next visit', async () => {
    const stage = await renderPortal({ path: paths.newAccount, person: secretary })
    await stage.user.click(await screen.findByRole('button', { name: 'Collapse the list of screens' }))
    const link = within(await findRail()).getByRole('link', { name: /^Send Reviewers/ })
    expect(link.getBoundingClientRect().width).toBeLessThan(60)
    await expectAccessible()
    expect(storedPreferences(stage.services.local, stage.services.session.person?.id ?? '').read().isRailFolded).toBe(
      true,
    )
    await stage.user.click(screen.getByRole('button', { name: 'Expand the list of screens' }))
    expect(link.getBoundingClientRect().width).toBeGreaterThan(100)
  })

  test('shows icons in a narrow window until it is expanded', async () => {
    await resizeViewport(1024, 800)
    const { user } = await renderPortal({ path: paths.newAccount, person: secretary })
    await user.click(await screen.findByRole('button', { name: 'Expand the list of screens' }))
    expect(screen.getByRole('button', { name: 'Collapse the list of screens' })).toBeVisible()
  })

  test('is in the menu of a phone', async () => {
    await resizeToPhone()
    const { user } = await renderPortal({ path: paths.newAccount, person: secretary })
    expect(screen.queryByRole('navigation', { name: 'Council' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await expectAccessible()
    await user.click(within(await findRail()).getByRole('link', { name: /^Send Reviewers/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Send Reviewers' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  })
})

test('title and focus follow the route', async () => {
  document.title = 'of the page before'
  const { user } = await renderPortal({ path: '/dashboard', person })
  await waitFor(() => expect(document.title).toBe('Dashboard – RESEARCH GRANT MANAGEMENT SYSTEM'))
  await user.click(await screen.findByRole('link', { name: 'Nirmala' }))
  expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus()
  expect(document.title).toBe('Profile Information – RESEARCH GRANT MANAGEMENT SYSTEM')
})

test('the first Tab stop skips to the content; the footer names contacts', async () => {
  const { user } = await renderPortal({ path: '/home' })
  await screen.findByRole('heading', { level: 1 })
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('+94 52 000 0140')).toBeVisible()
  expect(footer.getByText(/Fax/)).toHaveTextContent('Fax +94 52 000 0141')
  expect(footer.getByText(/2024/)).toBeVisible()
})

test('the chosen colours are stored on this device', async () => {
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

test('navigation clears an announcement of the previous page', async () => {
  const { user } = await renderPortal({ path: paths.budget, person })
  await user.upload(await screen.findByLabelText('Current Budget'), await makePdfFile('budget.pdf'))
  expect(await screen.findByText('budget.pdf chosen.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(screen.queryByText('budget.pdf chosen.')).toBeNull()
})

test('a notice says that the next page is loading, and after five seconds that the server is slow', async () => {
  const passFiveSeconds = holdTimers(5000)
  const { user } = await renderPortal({
    path: '/dashboard',
    person: 'admin@demo.urc',
    faults: [{ call: 'listCriteria', kind: 'hang' }],
  })
  const tiles = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  await user.click(tiles.getByRole('link', { name: /^Review Criteria/ }))
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible())
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await passFiveSeconds()
  expect(screen.getByText('The server is slow to answer. Still loading...')).toBeVisible()
  await expectAccessible()
})
