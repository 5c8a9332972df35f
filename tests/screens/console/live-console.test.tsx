import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createClient } from '@/api/client'
import { protocol, type CallName } from '@/contract'
import { CallLog } from '@/wire/mock/call-log'
import { LiveConsole } from '@mocks/console/live-console'
import { createMock } from '@mocks/create-mock'
import { watchCalls } from '@mocks/live'
import { expectAccessible } from '@tests/support/axe'

test('each call to a real host is listed with the verdict of the contract', async () => {
  const connection = createMock().connect()
  await connection.signInAs('admin@demo.urc')
  const log = new CallLog<CallName>(protocol)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await connection.fetch(input, init)
    if (!new Request(input, init).url.endsWith('/ViewApplication.php')) return response
    return new Response((await response.text()).replaceAll('"app_ID":', '"id":'), response)
  }
  const client = createClient({ base: 'http://host.test/', ...watchCalls(log, { ...connection, fetch }) })
  const user = userEvent.setup()
  render(
    <>
      <main>
        <h1>A page of the portal</h1>
      </main>
      <LiveConsole log={log} />
    </>,
  )
  await client.listBudgets({})
  await expect(client.listApplications({})).rejects.toMatchObject({ kind: 'shape', field: '0.app_ID' })
  expect(await screen.findByText('1 reply differs from the contract')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Calls' }))
  const [differing, holding] = within(await screen.findByRole('dialog', { name: 'Calls to the host' })).getAllByRole(
    'listitem',
  )
  expect(differing).toHaveTextContent(/listApplications.*Failed.*differs: the field 0\.app_ID/)
  expect(holding).toHaveTextContent(/listBudgets.*Answered.*holds/)
  await expectAccessible()
})
