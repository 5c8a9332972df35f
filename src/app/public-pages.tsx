import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { pagesPath } from '@/host'
import { clientLater } from '@/wire/client/client-later'
import { createEmptyStorage } from '@/lib/storage'
import { App } from './app'
import { createRoutes, startWith } from './create-routes'
import { createServices } from './create-services'
import { documentTitle } from './use-page'
import { PAGES, type Page } from './routes'
import type { ScreenModule } from './fetch-screen'

interface PublicPage {
  readonly path: string
  readonly title: string
  readonly html: string
  readonly screen: ScreenModule['default']
}

/** Whether a page is the same for everybody: no session, id or receipt. */
const isPublic = ({ path, who, byLink, personal }: Page): boolean =>
  who === 'anyone' && !byLink && !personal && !path.includes(':')

const unanswered = () => new Promise<never>(() => {})

const servicesOfNobody = () =>
  createServices({
    connect: () => clientLater(unanswered),
    base: 'https://portal.invalid/',
    pagesAddress: 'https://portal.invalid/',
    fetch: unanswered,
    now: () => new Date(),
    openWithReload: () => {},
    local: createEmptyStorage(),
    tab: createEmptyStorage(),
    draftDatabaseName: '',
  })

async function draw(page: Page): Promise<PublicPage> {
  const services = servicesOfNobody()
  const routes = createRoutes(services)
  const router = createMemoryRouter(routes, {
    basename: pagesPath,
    initialEntries: [pagesPath + page.path.slice(1)],
    hydrationData: await startWith(routes, page),
  })
  const html = renderToString(<App services={services} router={router} />)
  router.dispose()
  return { path: page.path, title: documentTitle(page.title), html, screen: (await page.screen()).default }
}

/** Prerenders every public page at build time. */
export const drawPublicPages = (): Promise<PublicPage[]> => Promise.all(PAGES.filter(isPublic).map(draw))
