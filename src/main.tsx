import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchPath } from 'react-router-dom'
import { createServices, type ServicesSettings, type ShellServices } from '@/app/create-services'
import './app/before-paint'
import './lib/random-uuid'
import { createRoutes, loadForHydration } from './app/create-routes'
import { createLazyClient } from '@/wire/client/lazy-client'
import { storeAutofill, takeAutofill } from '@/form/autofill'
import { browserChannel } from '@/api/session-channel'
import { getBrowserStorage } from './lib/storage'
import { removeLeftoverWorker } from './app/leftover-worker'
import { App } from '@/app/app'
import { isBrandingReadable } from '@/branding'
import { PAGES } from './app/routes'
import { isDemoLink, getBrowserTab, replaceBlockedStorage, type BrowserTab } from '../mocks/browser-tab'
import type { StartedMock } from '../mocks/browser'
import { copyHostSetting, getHostBase, isHostSettingValid, getHostSetting, getPagesAddress, pagesPath } from './host'

const DRAFT_FILES = 'draft-files'

type Router = ReturnType<typeof createBrowserRouter>

type Connection = Pick<ServicesSettings, 'fetch' | 'upload' | 'now' | 'checksHost' | 'offlineText'>

type TabStorage = Pick<BrowserTab, 'local' | 'tab' | 'suffix'>

const getTabStorage = (): TabStorage => ({
  local: getBrowserStorage('localStorage'),
  tab: getBrowserStorage('sessionStorage'),
  suffix: '',
})

const connectToHost = (): Connection => ({
  fetch: globalThis.fetch.bind(globalThis),
  now: () => new Date(),
  checksHost: true,
})

/** Returns a connection whose calls wait until the mock host has started. The page renders meanwhile. */
function connectToMock(mock: Promise<StartedMock>): Connection {
  let now = () => new Date()
  void mock.then((startedMock) => (now = startedMock.now))
  return {
    fetch: async (...request) => ((await mock).fetch ?? globalThis.fetch)(...request),
    upload: async (request) => (await mock).upload(request),
    now: () => now(),
    offlineText:
      'The demo needs no connection. A page or file that was not opened before may not load until it is back.',
  }
}

/** Returns a connection to the host of `npm run dev:live`, whose calls are listed with the verdict of the contract. */
function connectToLiveHost(): Connection {
  const connection = import('../mocks/live').then((live) => live.connectToLiveHost())
  return {
    ...connectToHost(),
    fetch: async (...request) => (await connection).fetch(...request),
    upload: async (request) => (await connection).upload(request),
  }
}

/** Returns a text for the administrator if the portal cannot start; null otherwise. */
function findStartFailure(): string | null {
  if (!isBrandingReadable)
    return 'The portal’s portal-branding is not JSON. Correct settings.json, and apply the settings again.'
  const setting = getHostSetting()
  // The mock's responses would be mistaken for those of the named host.
  if (__MOCKED__ && setting !== '')
    return 'This build of the portal answers itself and reaches no host, but its portal-host names one. Leave that empty, or build the portal without the mock.'
  if (!isHostSettingValid())
    return `The portal’s portal-host is “${setting}”, which is no address. Write a path such as /RGMS/, or an address that begins with https://.`
  return null
}

function createPortal(connection: Connection, { local, tab, suffix }: TabStorage): ShellServices {
  return createServices({
    ...connection,
    connect: (settings) => createLazyClient(async () => (await import('@/api/client')).createClient(settings)),
    base: getHostBase(),
    channel: browserChannel(`session ${getHostBase()}${suffix}`, local),
    openWithReload: (address) => location.replace(getPagesAddress() + address.slice(1)),
    local,
    tab,
    draftDatabaseName: DRAFT_FILES + suffix,
    pagesAddress: getPagesAddress(),
  })
}

/** Returns the prerendered page, unless the URL belongs to another page. */
const findPrerenderedPage = (root: HTMLElement) =>
  PAGES.find(({ path }) => path === root.dataset.page && matchPath(pagesPath + path.slice(1), location.pathname))

/** Whether the page needs search parameters or navigation state, which its HTML lacks, or a browser has translated it. */
const needsFreshRender = ({ state }: Router, root: HTMLElement) =>
  state.location.search !== '' || state.location.state !== null || root.querySelector('font') !== null

async function renderPortal(services: ShellServices, root: HTMLElement) {
  const routes = createRoutes(services)
  const page = findPrerenderedPage(root)
  // If the code cannot be fetched, the router shows the failure.
  const hydrationData = page && (await loadForHydration(routes, page).catch(() => undefined))
  const router = createBrowserRouter(routes, { basename: pagesPath, hydrationData })
  const portal = (
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>
  )
  if (hydrationData && !needsFreshRender(router, root)) {
    hydrateRoot(root, portal)
    return
  }
  storeAutofill(root)
  const { key } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.key === key) return
    takeAutofill()
    unsubscribe()
  })
  createRoot(root).render(portal)
}

function startOnHost(root: HTMLElement) {
  void removeLeftoverWorker(getPagesAddress())
  void renderPortal(createPortal(__LIVE__ ? connectToLiveHost() : connectToHost(), getTabStorage()), root)
}

function startOnMock(root: HTMLElement) {
  const tab = getBrowserTab(location)
  replaceBlockedStorage()
  const mock: Promise<StartedMock> = import('../mocks/browser').then(({ startMock }) =>
    startMock({ base: pagesPath, draftDatabaseName: DRAFT_FILES, tab, session: services.session }),
  )
  const services = createPortal(connectToMock(mock), tab)
  // A demo link sets up the demo, then opens its page without the demo's parameters.
  if (isDemoLink(location)) void mock.then(({ openLink }) => openLink(location.href, root))
  else void renderPortal(services, root)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

function start(root: HTMLElement) {
  const failure = findStartFailure()
  if (failure !== null) root.textContent = failure
  else if (__MOCKED__) startOnMock(root)
  else startOnHost(root)
}

if (__MOCKED__ || root.dataset.page === undefined) start(root)
else void copyHostSetting().then(() => start(root))
