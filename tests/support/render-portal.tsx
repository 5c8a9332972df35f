import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { App } from '@/app/app'
import { contract } from '@/contract'
import type { Fault } from '@mocks/implementation'
import { expectLogged } from './console-watch'
import { createMemoryStorage } from './memory-storage'
import { createTestServices, type TestServices, type TestServicesSettings } from './test-services'

/** Expects the log line of a fault: the portal logs some calls that fail (`log-failure.ts`). */
const expectFaultLogged = ({ call }: Fault): void =>
  expectLogged(call === '*' ? /\.php \w+: / : new RegExp(`^${contract[call].path.slice(1)} ${call}: `))

interface PortalSettings extends TestServicesSettings {
  /** First address; an object also has the state of a link. */
  readonly path: NonNullable<ComponentProps<typeof App>['initialPath']>
  /** Changes the services before the first render. */
  readonly prepare?: (testServices: TestServices) => void | Promise<void>
}

export type PageSettings = Omit<PortalSettings, 'path'>

/** Renders the portal on its own mock. Does not wait for the page. */
export async function renderPortal({ path, prepare, ...settings }: PortalSettings) {
  const tab = createMemoryStorage()
  let loads = 0
  // Closes the page and opens a new one on the stored data, as a browser does.
  const createFreshPage = (address: PortalSettings['path']) => {
    currentTab.close()
    currentTab = testServices.openTab({ tab, openWithReload })
    loads += 1
    return <App key={loads} services={currentTab.services} initialPath={address} />
  }
  const openWithReload = (address: string) => view.rerender(createFreshPage(address))
  const reload = () => {
    view.unmount()
    view = render(createFreshPage(path))
  }
  const testServices = await createTestServices({ ...settings, tab, openWithReload })
  const { faults } = testServices.mock
  const add = faults.add.bind(faults)
  faults.add = (fault) => {
    expectFaultLogged(fault)
    add(fault)
  }
  settings.faults?.forEach(expectFaultLogged)
  await prepare?.(testServices)
  let currentTab: Pick<typeof testServices, 'services' | 'close'> = testServices
  let view = render(<App services={testServices.services} initialPath={path} />)
  // A pause after each event would slow the tests by an eighth.
  return { ...testServices, ...view, reload, user: userEvent.setup({ delay: null }) }
}
