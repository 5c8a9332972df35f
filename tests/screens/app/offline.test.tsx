import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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
