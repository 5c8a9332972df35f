import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

const parseCouncilTime = (moment: string) => new Date(`${moment}+05:30`)

test('the clock shows the council’s time, and can be set', async () => {
  const { user, mock } = openConsole('council-year')
  const controls = await openControls(user, 'Clock')
  expect(controls.getByRole('timer')).toHaveTextContent('20 Nov 2026, 09:00 Sri Lanka time')
  await expectAccessible()
  const field = controls.getByLabelText('Set it to')
  expect(field).toHaveValue('2026-11-20T09:00')
  await user.clear(field)
  expect(controls.getByRole('button', { name: 'Set' })).toHaveAccessibleDescription('Enter a date and a time.')
  await user.type(field, '2026-12-24T18:30')
  await user.click(controls.getByRole('button', { name: 'Set' }))
  expect(mock.clock.now()).toEqual(parseCouncilTime('2026-12-24T18:30:00'))
  expect(controls.getByRole('timer')).toHaveTextContent('24 Dec 2026, 18:30')
})

test.each([
  ['An hour before applications open', '2026-11-01T07:00:00'],
  ['A minute before they close', '2026-11-30T15:59:00'],
  ['Just after they closed', '2026-11-30T16:00:01'],
  ['1 January 2027', '2027-01-01T09:00:00'],
])('the clock jumps to an event: %s', async (name, moment) => {
  const { user, mock } = openConsole('council-year')
  const controls = await openControls(user, 'Clock')
  const button = controls.getByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(button)
  expect(mock.clock.now()).toEqual(parseCouncilTime(moment))
})

test('the clock can run and stop', async () => {
  const { user, mock } = openConsole()
  const controls = await openControls(user, 'Clock')
  await user.click(controls.getByRole('button', { name: 'Let the clock run' }))
  expect(mock.clock.isRunning()).toBe(true)
  await user.click(controls.getByRole('button', { name: 'Stop the clock' }))
  expect(mock.clock.isRunning()).toBe(false)
})

test('without council dates there are no events', async () => {
  const { user } = openConsole('dates-missing')
  const controls = await openControls(user, 'Clock')
  const button = controls.getByRole('button', { name: 'A minute before they close' })
  await waitFor(() => expect(button).toHaveAccessibleDescription('The council has set no dates.'))
})
