import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { App } from '@/app/app'
import { contract, type CallName } from '@/contract'
import type { Fault } from '@/wire/mock/faults'
import { expectLogged } from './console-watch'
import { createMemoryStorage } from './memory-storage'
import { createTestServices, type TestServices, type TestServicesSettings } from './test-services'

/** Expects the log line of a fault: the portal logs some calls that fail (`log-failure.ts`). */
const expectFaultLogged = ({ call }: Fault): void =>
  expectLogged(call === '*' ? /\.php \w+: / : new RegExp(`^${contract[call as CallName].path.slice(1)} ${call}: `))

interface PortalSettings extends TestServicesSettings {
  /** Where it begins; an object also has the state of a link. */
  readonly path: NonNullable<ComponentProps<typeof App>['initialPath']>
  /** Changes the services before anything is rendered. */
  readonly prepare?: (stage: TestServices) => void | Promise<void>
}

export type PageSettings = Omit<PortalSettings, 'path'>

/** Renders the portal on its own mock. Does not wait for the page: query for what should appear. */
export async function renderPortal({ path, prepare, ...settings }: PortalSettings) {
  const tab = createMemoryStorage()
  let loads = 0
  // As a browser does: closes the page with its memory, and opens another one on what is stored.
  const renderReloadedPage = (address: PortalSettings['path']) => {
    shown.close()
    shown = stage.openTab({ tab, openWithReload })
    loads += 1
    return <App key={loads} services={shown.services} initialPath={address} />
  }
  const openWithReload = (address: string) => view.rerender(renderReloadedPage(address))
  const reload = () => {
    view.unmount()
    view = render(renderReloadedPage(path))
  }
  const stage = await createTestServices({ ...settings, tab, openWithReload })
  const { faults } = stage.mock
  const add = faults.add.bind(faults)
  faults.add = (fault) => {
    expectFaultLogged(fault)
    add(fault)
  }
  settings.faults?.forEach(expectFaultLogged)
  await prepare?.(stage)
  let shown: Pick<typeof stage, 'services' | 'close'> = stage
  let view = render(<App services={stage.services} initialPath={path} />)
  // A pause after each event would take an eighth of the time of the tests.
  return { ...stage, ...view, reload, user: userEvent.setup({ delay: null }) }
}
