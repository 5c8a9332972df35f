import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createServices, type ServicesSettings, type ShellServices } from '@/app/create-services'
import { createRoutes } from './app/create-routes'
import { browserChannel } from '@/api/session-channel'
import { endLeftoverWorker } from './app/leftover-worker'
import { App } from '@/app/app'
import { applyTheme, storedTheme } from './app/theme'
import { asksForDemo, browserTab, type BrowserTab } from '../mocks/browser-tab'
import type { StartedMock } from '../mocks/browser'
import { hostBase, isHostCallable, namedHost, pagesAddress, pagesPath } from './host'

const DRAFT_FILES = 'draft-files'

type Connection = Pick<ServicesSettings, 'fetch' | 'upload' | 'now' | 'checksHost' | 'offlineWords'>

/** Where this tab stores what belongs to its person. */
type TabStorage = Pick<BrowserTab, 'local' | 'tab' | 'suffix'>

const ofTheBrowser = (): TabStorage => ({ local: localStorage, tab: sessionStorage, suffix: '' })

const toTheHost = (): Connection => ({
  fetch: globalThis.fetch.bind(globalThis),
  now: () => new Date(),
  checksHost: true,
})

/** The mock host loads while the page is shown: calls wait for it, the page does not. */
function toTheMock(started: Promise<StartedMock>): Connection {
  let now = () => new Date()
  void started.then((mock) => (now = mock.now))
  return {
    fetch: async (...request) => ((await started).fetch ?? globalThis.fetch)(...request),
    upload: async (request) => (await started).upload(request),
    now: () => now(),
    offlineWords:
      'The demo answers itself, so you can go on. Only a page or a file that this browser has not fetched yet may not open until the connection is back.',
  }
}

/** Why the portal cannot start, as a text for the person who has set it up; null where it can. */
function startFailure(): string | null {
  const named = namedHost()
  // A person who names a host expects it to answer, and would believe the mock's answers.
  if (__MOCKED__ && named !== '')
    return 'This build of the portal answers itself and reaches no host, but its portal-host names one. Leave that empty, or build the portal without the mock.'
  if (!isHostCallable())
    return `The portal’s portal-host is “${named}”, which is no address. Write a path such as /RGMS/, or an address that begins with https://.`
  return null
}

function createPortal(connection: Connection, { local, tab, suffix }: TabStorage): ShellServices {
  return createServices({
    ...connection,
    base: hostBase(),
    channel: browserChannel(`session ${hostBase()}${suffix}`, local),
    openAfresh: (address) => location.replace(pagesAddress() + address.slice(1)),
    local,
    tab,
    draftFiles: DRAFT_FILES + suffix,
    pagesAddress: pagesAddress(),
  })
}

function show(services: ShellServices, root: HTMLElement) {
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={createBrowserRouter(createRoutes(services), { basename: pagesPath })} />
    </StrictMode>,
  )
}

function startOnHost(root: HTMLElement) {
  void endLeftoverWorker(pagesAddress())
  show(createPortal(toTheHost(), ofTheBrowser()), root)
}

function startOnMock(root: HTMLElement) {
  const tab = browserTab(location)
  const started: Promise<StartedMock> = import('../mocks/browser').then(({ startMock }) =>
    startMock({ base: pagesPath, draftFiles: DRAFT_FILES, tab, session: services.session }),
  )
  const services = createPortal(toTheMock(started), tab)
  // An address that asks the demo for something leads to the same page without these words, once it is done.
  if (asksForDemo(location)) void started.then(({ openLink }) => openLink(location.href, root))
  else show(services, root)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

applyTheme(storedTheme(localStorage).read())
const failure = startFailure()
if (failure !== null) root.textContent = failure
else if (__MOCKED__) startOnMock(root)
else startOnHost(root)
