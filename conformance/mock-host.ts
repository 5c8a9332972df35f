import { branding } from '@/branding'
import type { Role } from '@/domain/people/roles'
import { createMock } from '@mocks/create-mock'
import type { Dialect } from '@/wire/mock/dialect'
import { createHost, type Host, type LogIn } from './host'

/** Creates the mock host with its demo people. Permits writing, because nothing remains after the run. */
export async function createMockHost(dialect: Dialect): Promise<Host> {
  const mock = createMock({ dialect })
  const { people } = await mock.store()
  const findLogIn = (role: Role): LogIn | undefined => people.all().find((person) => person.role === role)
  return createHost({
    name: `mock, ${dialect}`,
    base: 'http://mock.test/',
    openBrowser: () => mock.connect().fetch,
    mayWrite: true,
    timeZone: branding.timeZone.name,
    logIns: { Applicant: findLogIn('Applicant'), Admin: findLogIn('Admin'), urc: findLogIn('urc') },
  })
}
