import { expect, test } from 'vitest'
import { onAPhone } from '@tests/support/viewport'
import { openConsole, openControls } from './open-console'

const TABS = ['People', 'Clock', 'Failures', 'Calls', 'Scenario', 'States', 'Share'] as const

test.each(TABS)('on a phone the controls are as wide as the page: %s', async (tab) => {
  await onAPhone()
  const { user } = openConsole('council-year')
  const controls = await openControls(user, tab)
  const dialog = controls.getByRole('tablist', { name: 'Controls' }).closest('[role="dialog"]')
  expect(dialog?.getBoundingClientRect().width).toBe(360)
  expect(controls.getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThanOrEqual(360)
})
