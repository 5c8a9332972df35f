import { branding } from '@/branding'
import type { Role } from '@/domain/people/roles'
import { createMock, type Connection } from '@mocks/create-mock'
import type { Dialect } from '@/wire/mock/dialect'
import { habitNames } from '@mocks/habits'
import type { Store } from '@mocks/model/store'
import { createHost, type HostSettings } from '@conformance/host'

/** A host without faults, as one browser sees it. */
export interface FaultlessHost {
  readonly browser: Connection
  readonly store: Store
  /** Opens another browser, in which nobody is signed in. */
  readonly connect: () => Connection
}

/** Handles a request of one browser; `respond` returns the response of a host without faults. */
export type Fault = (request: Request, respond: () => Promise<Response>, faultless: FaultlessHost) => Promise<Response>

export async function createFaultyHost(
  fault: Fault,
  settings: Partial<HostSettings> = {},
  dialect: Dialect = 'legacy',
) {
  // Legacy habits are off, so that only the fault is reported.
  const mock = createMock({ dialect, habits: Object.fromEntries(habitNames.map((name) => [name, false])) })
  const store = await mock.store()
  const findLogIn = (role: Role) => store.people.all().find((person) => person.role === role)
  const host = createHost({
    name: 'faulty',
    base: 'http://mock.test/',
    mayWrite: true,
    timeZone: branding.timeZone.name,
    logIns: { Applicant: findLogIn('Applicant'), Admin: findLogIn('Admin'), urc: findLogIn('urc') },
    openBrowser: () => {
      const browser = mock.connect()
      return (input, init) => {
        const request = new Request(input, init)
        return fault(request, () => browser.fetch(request.clone()), { browser, store, connect: () => mock.connect() })
      }
    },
    ...settings,
  })
  return { host, mock, store }
}
