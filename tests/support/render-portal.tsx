import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { App } from '@/app/app'
import { contract } from '@/contract'
import type { Fault } from '@mocks/faults'
import { expectLogged } from './console-watch'
import { memoryStorage } from './memory-storage'
import { createTestServices, type TestServices, type TestServicesSettings } from './test-services'

/** The portal logs some calls that fail (`log-failure.ts`): those that the test itself makes fail are expected. */
const expectFaultLogged = ({ call }: Fault): void =>
  expectLogged(call === '*' ? /\.php \w+: / : new RegExp(`^${contract[call].path.slice(1)} ${call}: `))

interface PortalSettings extends TestServicesSettings {
  /** Where it begins; as an object with what a link brings along. */
  readonly path: NonNullable<ComponentProps<typeof App>['initialPath']>
  /** Changes its services before anything is shown. */
  readonly prepare?: (stage: TestServices) => void
}

/** Shows the portal at a path, on a mock of its own. Waits for nothing on the page: search for what should appear. */
export async function renderPortal({ path, prepare, ...settings }: PortalSettings) {
  const tab = memoryStorage()
  let loads = 0
  // As in a browser: the page is closed with its memory, and another one is opened on what is stored.
  const openAfresh = (address: string) => {
    shown.close()
    shown = stage.openTab({ tab, openAfresh })
    loads += 1
    view.rerender(<App key={loads} services={shown.services} initialPath={address} />)
  }
  const stage = await createTestServices({ ...settings, tab, openAfresh })
  const { faults } = stage.mock
  const add = faults.add.bind(faults)
  faults.add = (fault) => {
    expectFaultLogged(fault)
    add(fault)
  }
  settings.faults?.forEach(expectFaultLogged)
  prepare?.(stage)
  let shown: Pick<typeof stage, 'services' | 'close'> = stage
  const view = render(<App services={stage.services} initialPath={path} />)
  return { ...stage, ...view, user: userEvent.setup() }
}
