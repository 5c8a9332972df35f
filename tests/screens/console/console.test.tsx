import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '@tests/support/axe'
import { resizeToPhone } from '@tests/support/viewport'
import { openConsole, openControls } from './open-console'

const TABS = ['People', 'Clock', 'Failures', 'Calls', 'Scenario', 'States', 'Share'] as const

test.each(TABS)('on a phone the controls are as wide as the page: %s', async (tab) => {
  await resizeToPhone()
  const { user } = openConsole('council-year')
  const controls = await openControls(user, tab)
  const dialog = controls.getByRole('tablist', { name: 'Controls' }).closest('[role="dialog"]')
  expect(dialog?.getBoundingClientRect().width).toBe(360)
  expect(controls.getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

test.each([1024, 640])('the bar of a separate tab shows failures in full, at %s px', async (width) => {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, 900)
  const { mock } = openConsole('empty', { isSeparate: true })
  mock.faults.add({ call: '*', kind: 'empty' })
  const failures = await screen.findByText('1 failure on')
  const bar = failures.closest('p') ?? document.body
  expect(failures.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right)
  expect(failures.scrollWidth).toBeLessThanOrEqual(failures.clientWidth)
})

test('the bar collapses to one line that shows failures, and expands', async () => {
  const { user, mock } = openConsole()
  const bar = screen.getByRole('complementary', { name: 'Demo' })
  const getReservedHeight = () => getComputedStyle(document.documentElement).getPropertyValue('--page-foot')
  expect(getReservedHeight()).toBe('2.875rem')
  await user.click(screen.getByRole('button', { name: 'Hide this bar' }))
  mock.faults.add({ call: '*', kind: 'empty' })
  expect(await screen.findByText('1 failure on')).toBeVisible()
  expect([getReservedHeight(), bar.getBoundingClientRect().height]).toEqual(['1.75rem', 28])
  expect(screen.queryByRole('button', { name: 'Controls' })).toBeNull()
  await expectAccessible()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Controls' })).toBeVisible()
  expect(getReservedHeight()).toBe('2.875rem')
})
