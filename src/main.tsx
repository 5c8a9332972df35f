import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createPortal, type PortalSettings } from './app/create-portal'
import { createRoutes } from './app/create-routes'
import { endLeftoverWorker } from './app/leftover-worker'
import { PortalApp } from './app/portal-app'
import { applyTheme, chosenTheme } from './app/theme'
import { hostBase, namedHost, pagesOrigin, pagesPath } from './host'

type Connection = Pick<PortalSettings, 'fetch' | 'upload' | 'now' | 'checksHost'>

const toTheHost = (): Connection => ({
  fetch: globalThis.fetch.bind(globalThis),
  now: () => new Date(),
  checksHost: true,
})

/** The mock host loads beside the page, never before it: calls wait for it, the page does not. */
const toTheMock = (): Connection => {
  const started = import('../mocks/browser').then(({ startMock }) => startMock(pagesPath))
  let now = () => new Date()
  void started.then((mock) => (now = mock.now))
  return {
    fetch: async (...request) => ((await started).fetch ?? globalThis.fetch)(...request),
    upload: async (request) => (await started).upload(request),
    now: () => now(),
  }
}

/** Who names a host expects to reach it: a mock that answered in its place would be believed (users S14). */
const NOT_WITH_A_HOST =
  'This build of the portal answers itself and reaches no host, but its portal-host names one. Leave that empty, or build the portal without the mock.'

const start = (root: HTMLElement) => {
  if (!__MOCKED__) void endLeftoverWorker(pagesOrigin())
  const portal = createPortal({
    ...(__MOCKED__ ? toTheMock() : toTheHost()),
    base: hostBase(),
    local: localStorage,
    tab: sessionStorage,
    draftFiles: 'draft-files',
    origin: pagesOrigin(),
  })
  createRoot(root).render(
    <StrictMode>
      <PortalApp portal={portal} router={createBrowserRouter(createRoutes(portal), { basename: pagesPath })} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

applyTheme(chosenTheme(localStorage))
if (__MOCKED__ && namedHost() !== '') root.textContent = NOT_WITH_A_HOST
else start(root)
