import { expect, test, vi } from 'vitest'
import { createClient } from '@/api/client'
import { PARAMETERS, parseDemoLink } from '@mocks/demo-link'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls, pagesAddress } from './open-console'

/** Must run after the set-up of user-event, which replaces the clipboard. */
const mockClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

test('a link carries scenario, person, clock, failures and page', async () => {
  const { user, mock, connection } = openConsole('decisions-due')
  const writeText = mockClipboard()
  await connection.signInAs('urc@demo.urc')
  mock.conditions.set({ delay: { least: 800, most: 800 }, faults: [{ call: 'grantOrDeny', kind: 'http-500' }] })
  const controls = await openControls(user, 'Share')
  await user.click(await controls.findByRole('button', { name: 'Copy link' }))
  const link = new URL(String(writeText.mock.calls[0]?.[0]))
  // A recording is too long for a link.
  const { recording: _recording, ...conditions } = mock.conditions.get()
  expect(link.origin + link.pathname).toBe(`${pagesAddress}dashboard`)
  expect(parseDemoLink(link.searchParams)).toEqual({
    scenario: 'decisions-due',
    person: 'urc@demo.urc',
    separateTab: undefined,
    conditions,
  })
  await user.click(controls.getByText('What such a link can say'))
  for (const name of Object.keys(PARAMETERS)) expect(controls.getByText(new RegExp(`^${name}=`))).toBeVisible()
  await expectAccessible()
})

test('a link without a person logs out', async () => {
  const { user } = openConsole('empty')
  const controls = await openControls(user, 'Share')
  expect(await controls.findByText(/demo-person=visitor/)).toBeVisible()
})

test('a bug report has the link, version and last calls, but no password', async () => {
  const { user, mock, connection } = openConsole('council-year')
  const writeText = mockClipboard()
  const client = createClient({ base: 'http://host.test/', fetch: connection.fetch, upload: connection.upload })
  await client.logIn({ email: 'admin@demo.urc', password: 'demo1234' })
  await client.shortlistOrReject({ applicationId: '12', status: '2.1' }).catch(() => null)
  mock.faults.add({ call: 'listBudgets', kind: 'empty', times: 1 })
  await client.listBudgets({}).catch(() => null)
  const controls = await openControls(user, 'Share')
  await expect.poll(() => mock.log.list().at(-1)?.response).not.toBeNull()
  await user.click(await controls.findByRole('button', { name: 'Copy bug report' }))
  const report = String(writeText.mock.calls[0]?.[0])
  expect(report).toContain(`demo ${__VERSION__}\nLink: ${pagesAddress}dashboard?demo-scenario=council-year`)
  expect(report).toMatch(/shortlistOrReject, POST \/UpdateOrderApplicationStatus\.php: refused, 200, \d+ ms/)
  expect(report).toMatch(/ {2}refused: .+ \(the rule order, src\/domain\/people\/permissions\.ts\)/)
  expect(report).toContain('  failure that is on: empty\n  contract: differs: the reply is empty')
  expect(report).not.toContain('demo1234')
})
