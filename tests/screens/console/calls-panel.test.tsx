import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createClient } from '@/api/client'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

function openConsoleWithClient() {
  const { user, mock, connection } = openConsole('council-year')
  const { fetch, upload, signInAs } = connection
  const client = createClient({ base: 'http://host.test/', fetch, upload })
  return { user, mock, client, signInAs }
}

const ignoreFailure = (call: Promise<unknown>) => call.catch(() => null)

test('an empty log explains what it will show', async () => {
  const { user } = openConsoleWithClient()
  const controls = await openControls(user, 'Calls')
  expect(controls.getByText('No calls yet')).toBeVisible()
})

test('a call is listed with request, response and the refusing rule', async () => {
  const { user, client, signInAs } = openConsoleWithClient()
  await signInAs('admin@demo.urc')
  const controls = await openControls(user, 'Calls')
  await ignoreFailure(client.shortlistOrReject({ applicationId: '12', status: '2.1' }))
  const list = within(await controls.findByRole('list', { name: 'Calls, the newest first' }))
  expect(await list.findByText('Refused')).toBeVisible()
  await user.click(list.getByText('shortlistOrReject'))
  expect(list.getByText('POST /UpdateOrderApplicationStatus.php')).toBeVisible()
  expect(list.getByText(/\(the rule order, src\/domain\/people\/permissions\.ts\)$/)).toBeVisible()
  expect(list.getByText('holds')).toBeVisible()
  expect(list.getByRole('region', { name: 'Sent' })).toHaveTextContent('{"app_ID":"12","status":"2.1"}')
  await expectAccessible()
})

test('calls are found by their texts and results', async () => {
  const { user, mock, client, signInAs } = openConsoleWithClient()
  await ignoreFailure(client.logIn({ email: 'urc@demo.urc', password: 'wrong' }))
  await signInAs('admin@demo.urc')
  await client.listCriteria({})
  mock.faults.add({ call: 'listBudgets', kind: 'empty' })
  await ignoreFailure(client.listBudgets({}))
  const controls = await openControls(user, 'Calls')
  const getCallNames = () =>
    controls.queryAllByRole('listitem').map((item) => item.querySelector('.font-semibold')?.textContent)
  await expect.poll(getCallNames).toEqual(['listBudgets', 'listCriteria', 'logIn'])
  expect(controls.getByRole('status')).toHaveTextContent('3 calls of this tab')
  await user.selectOptions(controls.getByLabelText('Outcome'), 'Failed')
  expect(getCallNames()).toEqual(['listBudgets'])
  await user.selectOptions(controls.getByLabelText('Outcome'), 'All calls')
  await user.type(controls.getByLabelText('Search the calls'), 'urc@demo')
  expect(getCallNames()).toEqual(['logIn'])
  await user.click(controls.getByRole('button', { name: 'Clear' }))
  expect(controls.getByText('No calls yet')).toBeVisible()
})

test('a call can be writeText as curl, without its password', async () => {
  const { user, client } = openConsoleWithClient()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await client.logIn({ email: 'urc@demo.urc', password: 'demo1234' })
  const controls = await openControls(user, 'Calls')
  await user.click(await controls.findByText('logIn'))
  await user.click(controls.getByRole('button', { name: 'Copy as curl' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('curl "$HOST/Login.php"'))
  expect(writeText).not.toHaveBeenCalledWith(expect.stringContaining('demo1234'))
})
