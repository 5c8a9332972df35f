import { describe, expect, it } from 'vitest'
import { ApiError } from '@/wire/client/api-error'
import { createClient } from '@/api/client'
import { contractRows } from '@/contract'
import { ROLES, type Caller } from '@/domain/people/roles'
import { mayDo } from '@/domain/people/permissions'
import { createMock } from '@mocks/create-mock'

const BASE = 'http://mock.test/'

describe('the mock allows each role only the calls of permissions.ts', () => {
  const callers: Caller[] = ['visitor', ...ROLES]

  // `checkSession` reports whether there is a session, so it refuses nobody.
  const refusableCalls = contractRows.filter(([call]) => call !== 'checkSession')

  const mock = createMock()

  it.each(refusableCalls)('%s is accepted or refused by role', async (call, { action, examples }) => {
    const { people } = await mock.store()
    for (const caller of callers) {
      const connection = mock.connect()
      const person = people.all().find(({ role }) => role === caller)
      if (person) await connection.signInAs(person.email)
      const client = createClient({ base: BASE, fetch: connection.fetch })
      // Each example is valid input for its call.
      const send = client[call] as (input: unknown) => Promise<unknown>
      const refusalText = await send(examples[0]?.input).then(
        () => '',
        (error: unknown) => (error instanceof ApiError ? error.serverText : Promise.reject(error as Error)),
      )
      const permission = mayDo(caller, action)
      if (permission === true)
        expect({ caller, refusalText }).not.toMatchObject({
          refusalText: expect.stringMatching(/^(User not logged in\.|You cannot .* as )/),
        })
      else expect({ caller, refusalText }).toEqual({ caller, refusalText: permission })
    }
  })
})
