import type { Role } from '@/domain/roles'
import { createMock, type Connection } from '@mocks/create-mock'
import { habitNames } from '@mocks/habits'
import { createHost, type HostSettings } from './host'

/** What a host does with a request of one browser; `answer` is the answer of a host without faults. */
export type Fault = (request: Request, answer: () => Promise<Response>, browser: Connection) => Promise<Response>

/** The mock with its demo people, and a fault applied to every request. */
export async function faultyHost(fault: Fault, settings: Partial<HostSettings> = {}) {
  // Without the habits of the legacy host, so that only the fault is reported.
  const mock = createMock({ habits: Object.fromEntries(habitNames.map((name) => [name, false])) })
  const store = await mock.store()
  const logInOf = (role: Role) => store.people.all().find((person) => person.role === role)
  const host = createHost({
    name: 'faulty',
    base: 'http://mock.test/',
    write: true,
    people: { Applicant: logInOf('Applicant'), Admin: logInOf('Admin'), urc: logInOf('urc') },
    open: () => {
      const browser = mock.connect()
      return (input, init) => {
        const request = new Request(input, init)
        return fault(request, () => browser.fetch(request.clone()), browser)
      }
    },
    ...settings,
  })
  return { host, mock, store }
}

/** Changes the replies of one file. */
export const lying =
  (file: string, tell: (written: string) => string): Fault =>
  async (request, answer) => {
    const response = await answer()
    return request.url.includes(file) ? new Response(tell(await response.text()), response) : response
  }
