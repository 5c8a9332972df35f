import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createServices, type ServicesSettings, type ShellServices } from '@/app/create-services'
import { createRoutes } from './app/create-routes'
import { browserChannel } from '@/api/session-channel'
import { endLeftoverWorker } from './app/leftover-worker'
import { App } from '@/app/app'
import { applyTheme, storedTheme } from './app/theme'
import { hostBase, isHostCallable, namedHost, pagesAddress, pagesPath } from './host'

const DRAFT_FILES = 'draft-files'

type LogIn = ShellServices['session']['logIn']

type Connection = Pick<ServicesSettings, 'fetch' | 'upload' | 'now' | 'checksHost' | 'offlineWords'>

const toTheHost = (): Connection => ({
  fetch: globalThis.fetch.bind(globalThis),
  now: () => new Date(),
  checksHost: true,
})

/** The mock host loads while the page is shown: calls wait for it, the page does not. */
function toTheMock(logIn: LogIn): Connection {
  const started = import('../mocks/browser').then(({ startMock }) =>
    startMock({ base: pagesPath, draftFiles: DRAFT_FILES, logIn }),
  )
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

function start(root: HTMLElement) {
  if (!__MOCKED__) void endLeftoverWorker(pagesAddress())
  const services: ShellServices = createServices({
    ...(__MOCKED__ ? toTheMock((...person) => services.session.logIn(...person)) : toTheHost()),
    base: hostBase(),
    channel: browserChannel(`session ${hostBase()}`, localStorage),
    openAfresh: (address) => location.replace(pagesAddress() + address.slice(1)),
    local: localStorage,
    tab: sessionStorage,
    draftFiles: DRAFT_FILES,
    pagesAddress: pagesAddress(),
  })
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={createBrowserRouter(createRoutes(services), { basename: pagesPath })} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

applyTheme(storedTheme(localStorage).read())
const failure = startFailure()
if (failure === null) start(root)
else root.textContent = failure
