import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createPortal, type PortalSettings } from './app/create-portal'
import { createRoutes } from './app/create-routes'
import { PortalApp } from './app/portal-app'
import { applyTheme, chosenTheme } from './app/theme'
import { hostBase, pagesOrigin, pagesPath } from './host'

type Connection = Pick<PortalSettings, 'fetch' | 'upload' | 'now'>

const toTheHost = (): Connection => ({ fetch: globalThis.fetch.bind(globalThis), now: () => new Date() })

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

applyTheme(chosenTheme(localStorage))

const portal = createPortal({
  ...(__MOCKED__ ? toTheMock() : toTheHost()),
  base: hostBase(),
  local: localStorage,
  tab: sessionStorage,
  draftFiles: 'draft-files',
  origin: pagesOrigin(),
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <PortalApp portal={portal} router={createBrowserRouter(createRoutes(portal), { basename: pagesPath })} />
  </StrictMode>,
)
