import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '@tests/support/render-portal'

afterEach(() => vi.restoreAllMocks())

const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('the offline banner says that nothing can be sent or loaded', async () => {
  loseConnection()
  await renderPortal({ path: '/login' })
  expect(await screen.findByText('You are offline.')).toBeVisible()
  expect(screen.getByText(/Nothing can be sent or loaded until the connection is back\./)).toBeVisible()
})

test('the offline banner shows the custom text of a demo', async () => {
  loseConnection()
  await renderPortal({ path: '/login', offlineText: 'You can go on.' })
  expect(await screen.findByText('You can go on.')).toBeVisible()
  expect(screen.queryByText(/Nothing can be sent/)).toBeNull()
})

/** Opens a page, then lets the check of the session fail, as after a laptop has woken without a connection. */
async function openAndLoseHost(path: string) {
  const stage = await renderPortal({ path, person: 'admin@demo.urc' })
  await screen.findByRole('navigation', { name: 'Council' })
  stage.mock.faults.add({ call: 'checkSession', kind: 'html' })
  const loseHost = async () => {
    const { state } = await act(() => stage.services.session.check())
    expect(state).toBe('unreachable')
  }
  return { ...stage, loseHost }
}

test('the dashboard and the menu stay while the session cannot be checked', async () => {
  const { loseHost } = await openAndLoseHost('/dashboard')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  await loseHost()
  expect(screen.getByText('Ruwani, Admin')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('More Details keeps what the council may do while the session cannot be checked', async () => {
  const { loseHost } = await openAndLoseHost('/moredetails/20')
  await screen.findByRole('button', { name: 'Find in a list' })
  await loseHost()
  expect(screen.getByRole('button', { name: 'Find in a list' })).toBeVisible()
  expect(screen.queryByText('For the council alone')).toBeNull()
})

test('an e-mail that is typed while the session cannot be checked is still there after a reload', async () => {
  const { loseHost, user, reload, mock } = await openAndLoseHost('/sendreviewers')
  const openEmail = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Send Email/ })
    await user.click(button ?? document.body)
    return within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Message' })
  }
  await screen.findAllByRole('button', { name: /^Send Email/ })
  await loseHost()
  await openEmail()
  await page.getByRole('textbox', { name: 'Message' }).fill('Dear colleague in Jaffna')
  mock.faults.clear()
  reload()
  expect(await openEmail()).toHaveTextContent('Dear colleague in Jaffna')
})
