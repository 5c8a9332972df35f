import { describe, expect, it } from 'vitest'
import { ApiError } from '@/wire/client/api-error'
import { createClient } from '@/api/client'
import { contractRows } from '@/contract'
import { mayDo, ROLES, type Caller } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'

const BASE = 'http://mock.test/'

describe('the mock allows each role only the calls of roles.ts', () => {
  const callers: Caller[] = ['visitor', ...ROLES]

  // `checkSession` reports whether there is a session, so it refuses nobody.
  const refusable = contractRows.filter(([call]) => call !== 'checkSession')

  const mock = createMock()

  it.each(refusable)('%s is accepted or refused by role', async (call, { action, examples }) => {
    const { people } = await mock.store()
    for (const caller of callers) {
      const connection = mock.connect()
      const person = people.all().find(({ role }) => role === caller)
      if (person) await connection.signInAs(person.email)
      const client = createClient({ base: BASE, fetch: connection.fetch })
      // Each example is valid input for its call.
      const send = client[call] as (input: unknown) => Promise<unknown>
      const said = await send(examples[0]?.input).then(
        () => '',
        (error: unknown) => (error instanceof ApiError ? error.serverText : Promise.reject(error as Error)),
      )
      const verdict = mayDo(caller, action)
      if (verdict === true)
        expect({ caller, said }).not.toMatchObject({
          said: expect.stringMatching(/^(User not logged in\.|You cannot .* as )/),
        })
      else expect({ caller, said }).toEqual({ caller, said: verdict })
    }
  })
})
