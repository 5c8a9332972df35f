import { expect, test, vi } from 'vitest'
import type { MockView } from '@mocks/console/mock-view'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

const mockRestart = () => vi.fn<MockView['restart']>(async () => {})

test('every scenario has its purpose, and the current one is selected', async () => {
  const { user } = openConsole('period-closed')
  const controls = await openControls(user, 'Scenario')
  const texts = controls.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(texts).toEqual(Object.values(SCENARIOS).map(({ label, purpose }) => label + purpose))
  expect(controls.getByRole('radio', { name: /^Call closed/ })).toBeChecked()
  expect(controls.getByText(/^Applications, e-mails, drafts and log-ins begin again/)).toBeVisible()
  await expectAccessible()
})

test('a failed read of the store is retried', async () => {
  const { user, setDatabaseStuck } = openConsole('period-closed')
  setDatabaseStuck(true)
  const controls = await openControls(user, 'Scenario')
  setDatabaseStuck(false)
  expect(await controls.findByRole('radio', { name: /^Call closed/ })).toBeChecked()
})

test('a scenario starts only after it is confirmed', async () => {
  const restart = mockRestart()
  const { user } = openConsole('council-year', { restart })
  const controls = await openControls(user, 'Scenario')
  await user.click(controls.getByRole('radio', { name: /^Reviewing season/ }))
  expect(restart).not.toHaveBeenCalled()
  await user.click(controls.getByRole('button', { name: 'Start anew' }))
  expect(restart.mock.calls).toEqual([['in-review']])
})

test('a full disk is reported, and the start can be retried', async () => {
  const restart = vi.fn<MockView['restart']>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
  const { user } = openConsole('council-year', { restart })
  const controls = await openControls(user, 'Scenario')
  await user.click(controls.getByRole('button', { name: 'Start anew' }))
  expect(await controls.findByRole('alert')).toHaveTextContent('The demo could not be started anew')
  await expectAccessible()
  await user.click(controls.getByRole('button', { name: 'Start anew' }))
  expect(restart).toHaveBeenCalledTimes(2)
})
