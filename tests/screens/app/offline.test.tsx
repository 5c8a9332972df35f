import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@tests/support/render-portal'

afterEach(() => vi.restoreAllMocks())

const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('a portal on a host says that nothing works without a connection', async () => {
  loseConnection()
  await renderPortal({ path: '/login' })
  expect(await screen.findByText('You are offline.')).toBeVisible()
  expect(screen.getByText(/Nothing can be sent or loaded until the connection is back\./)).toBeVisible()
})

test('a portal with custom texts says what works without a connection', async () => {
  loseConnection()
  await renderPortal({ path: '/login', offlineText: 'You can go on.' })
  expect(await screen.findByText('You can go on.')).toBeVisible()
  expect(screen.queryByText(/Nothing can be sent/)).toBeNull()
})
