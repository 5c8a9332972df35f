import type { Role } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'
import type { Dialect } from '@/wire/mock/dialect'
import { createHost, type Host, type LogIn } from './host'

/** Creates the mock host with its demo people. Permits writing, because nothing remains after the run. */
export async function mockHost(dialect: Dialect): Promise<Host> {
  const mock = createMock({ dialect })
  const { people } = await mock.store()
  const logInOf = (role: Role): LogIn | undefined => people.all().find((person) => person.role === role)
  return createHost({
    name: `mock, ${dialect}`,
    base: 'http://mock.test/',
    open: () => mock.connect().fetch,
    write: true,
    people: { Applicant: logInOf('Applicant'), Admin: logInOf('Admin'), urc: logInOf('urc') },
    at: async (moment, run) => {
      const before = mock.clock.now()
      mock.clock.set(moment)
      return run().finally(() => mock.clock.set(before))
    },
  })
}
