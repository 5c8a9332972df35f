import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '@/contract'
import { FAULTS } from '@/wire/mock/faults'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

test('every call and every kind of failure can be chosen', async () => {
  const { user } = openConsole()
  const controls = await openControls(user, 'Failures')
  const getOptions = (label: string) => [...controls.getByLabelText<HTMLSelectElement>(label).options]
  expect(getOptions('Call').map(({ value }) => value)).toEqual(['*', ...Object.keys(contract).toSorted()])
  expect(getOptions('Fault').map(({ value }) => value)).toEqual(Object.keys(FAULTS))
  expect(controls.getByLabelText('Fault')).toHaveAccessibleDescription('No connection: nothing reaches the host.')
  await expectAccessible()
})

test('a failure is added, shown in the bar and removed', async () => {
  const { user, mock } = openConsole()
  const controls = await openControls(user, 'Failures')
  expect(controls.getByText('Nothing fails.')).toBeVisible()
  await user.selectOptions(controls.getByLabelText('Call'), 'logIn')
  await user.selectOptions(controls.getByLabelText('Fault'), 'http-500')
  await user.click(controls.getByRole('button', { name: 'Let it fail' }))
  await user.selectOptions(controls.getByLabelText('How often'), 'A quarter of the calls')
  await user.click(controls.getByRole('button', { name: 'Let it fail' }))
  expect(mock.faults.list()).toEqual([
    { call: 'logIn', kind: 'http-500', times: 1 },
    { call: 'logIn', kind: 'http-500', share: 0.25 },
  ])
  expect(controls.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'logIn: http-500, 1 more time',
    'logIn: http-500, 25 % of the calls',
  ])
  await expectAccessible()
  await user.click(controls.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('2 failures on')).toBeVisible()
  const reopenedControls = await openControls(user, 'Failures')
  await user.click(reopenedControls.getByRole('button', { name: 'Let everything work again' }))
  expect(mock.faults.list()).toEqual([])
  expect(screen.queryByText(/failures? on/)).toBeNull()
})

test('the host responds at the chosen speed', async () => {
  const { user, mock } = openConsole()
  const controls = await openControls(user, 'Failures')
  await user.selectOptions(controls.getByLabelText('The host answers'), 'After 1 to 3 seconds')
  expect(mock.conditions.get().delay).toEqual({ least: 1000, most: 3000 })
  expect(controls.getByLabelText('The host answers')).toHaveDisplayValue('After 1 to 3 seconds')
  await user.selectOptions(controls.getByLabelText('Files are uploaded'), 'At 25 kB a second')
  expect(mock.conditions.get().uploadSpeed).toBe(25_000)
})

test('a speed set by an address is shown unchanged', async () => {
  const { user, mock } = openConsole()
  mock.conditions.set({ delay: { least: 1500, most: 2500 }, uploadSpeed: 100_000 })
  const controls = await openControls(user, 'Failures')
  expect(controls.getByLabelText('The host answers')).toHaveDisplayValue('After 1,500 to 2,500 milliseconds')
  expect(controls.getByLabelText('Files are uploaded')).toHaveDisplayValue('At 100 kB a second')
})

test('one of several failures can be removed', async () => {
  const { user, mock } = openConsole()
  mock.faults.set([
    { call: 'logIn', kind: 'empty' },
    { call: '*', kind: 'notice' },
  ])
  const controls = await openControls(user, 'Failures')
  await user.click(controls.getByRole('button', { name: 'Remove logIn: empty' }))
  expect(mock.faults.list()).toEqual([{ call: '*', kind: 'notice' }])
})
