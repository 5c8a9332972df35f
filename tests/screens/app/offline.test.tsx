import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@tests/support/render-portal'

afterEach(() => vi.restoreAllMocks())

const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('on a host, nothing works without a connection, and the page says so', async () => {
  loseConnection()
  await renderPortal({ path: '/login' })
  expect(await screen.findByText('You are offline.')).toBeVisible()
  expect(screen.getByText(/Nothing can be sent or loaded until the connection is back\./)).toBeVisible()
})

test('whoever answers the portal has words of their own for what still works', async () => {
  loseConnection()
  await renderPortal({ path: '/login', offlineWords: 'You can go on.' })
  expect(await screen.findByText('You can go on.')).toBeVisible()
  expect(screen.queryByText(/Nothing can be sent/)).toBeNull()
})
