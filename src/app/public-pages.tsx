import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { pagesPath } from '@/host'
import { createLazyClient } from '@/wire/client/lazy-client'
import { createEmptyStorage } from '@/lib/storage'
import { App } from './app'
import { createRoutes, loadForHydration } from './create-routes'
import { createServices } from './create-services'
import { formatDocumentTitle } from './use-page'
import { PAGES, type Page } from './routes'
import type { ScreenModule } from './fetch-screen'

interface PublicPage {
  readonly path: string
  readonly title: string
  readonly html: string
  readonly screen: ScreenModule['default']
}

/** Whether a page is the same for everybody. */
const isPublic = ({ path, access, isOpenedByLink, isPersonal }: Page): boolean =>
  access === 'anyone' && !isOpenedByLink && !isPersonal && !path.includes(':')

const neverRespond = () => new Promise<never>(() => {})

const createVisitorServices = () =>
  createServices({
    connect: () => createLazyClient(neverRespond),
    base: 'https://portal.invalid/',
    pagesAddress: 'https://portal.invalid/',
    fetch: neverRespond,
    now: () => new Date(),
    openWithReload: () => {},
    local: createEmptyStorage(),
    tab: createEmptyStorage(),
    draftDatabaseName: '',
  })

async function prerender(page: Page): Promise<PublicPage> {
  const services = createVisitorServices()
  const routes = createRoutes(services)
  const router = createMemoryRouter(routes, {
    basename: pagesPath,
    initialEntries: [pagesPath + page.path.slice(1)],
    hydrationData: await loadForHydration(routes, page),
  })
  const html = renderToString(<App services={services} router={router} />)
  router.dispose()
  return { path: page.path, title: formatDocumentTitle(page.title), html, screen: (await page.screen()).default }
}

/** Prerenders every public page at build time. */
export const prerenderPublicPages = (): Promise<PublicPage[]> => Promise.all(PAGES.filter(isPublic).map(prerender))
