import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { MockView } from '@mocks/console/mock-view'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { expectAccessible } from '@tests/support/axe'
import { openConsole } from './open-console'

async function openDialog(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Start anew' }))
  return within(await screen.findByRole('dialog', { name: 'Start anew' }))
}

const started = () => vi.fn<MockView['restart']>(async () => {})

test('every scenario is offered with what it is for, the one that runs is chosen', async () => {
  const { user } = openConsole('period-closed')
  const dialog = await openDialog(user)
  const offered = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(offered).toEqual(Object.values(SCENARIOS).map(({ label, why }) => label + why))
  expect(dialog.getByRole('radio', { name: /^Call closed/ })).toBeChecked()
  expect(dialog.getByText(/^Applications, e-mails, drafts and log-ins begin again/)).toBeVisible()
  await expectAccessible()
})

test('a scenario starts when it is confirmed, and not before', async () => {
  const restart = started()
  const { user } = openConsole('council-year', restart)
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('radio', { name: /^Reviewing season/ }))
  expect(restart).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Start anew' }))
  expect(restart.mock.calls).toEqual([['in-review']])
})

test('Cancel starts nothing', async () => {
  const restart = started()
  const { user } = openConsole('council-year', restart)
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(restart).not.toHaveBeenCalled()
})

test('a browser that stores nothing is reported, and the start can be tried again', async () => {
  const restart = vi.fn<MockView['restart']>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
  const { user } = openConsole('council-year', restart)
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Start anew' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The demo could not be started anew')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Start anew' }))
  expect(restart).toHaveBeenCalledTimes(2)
})
