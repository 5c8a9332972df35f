import { buildPeer, buildPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { installScreenTimer, measureScreen, portalScreen, waitForIdle } from '../screen-timer.mjs'
import { measureInTurns } from '../timing.mjs'
import { listResponse, withServedFolders } from '../host.mjs'
import { createListBody } from '../rows.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {import('../screen-timer.mjs').CompleteScreen} CompleteScreen */

const PACKAGES = {
  'react-admin': '5.15.4',
  'ra-data-fakerest': '5.15.4',
  '@mui/material': '9.5.0',
  '@mui/icons-material': '9.5.0',
  'react-router-dom': '7.18.7',
}

const TIMES = 7
const CPUS = [4, 1]

/** Scenarios of the mock host with the numbers of their applications. */
const SIZES = /** @type {const} */ ([
  { scenario: 'council-year', count: 30 },
  { scenario: 'many', count: 10_000 },
])

/**
 * @typedef {{
 *   openDashboard: (page: Page, origin: string) => Promise<unknown>,
 *   findListLink: (page: Page) => Locator, list: CompleteScreen,
 *   findRowLink: (page: Page) => Locator, details: CompleteScreen,
 * }} App
 */

/** @type {App} */
const portal = {
  async openDashboard(page, origin) {
    await page.request.post(`${origin}/Login.php`, { data: { email: 'admin@demo.urc', password: 'demo1234' } })
    await page.goto(`${origin}/dashboard`)
  },
  findListLink: (page) =>
    page.getByRole('navigation', { name: 'Council' }).getByRole('link', { name: 'View Applications' }),
  list: portalScreen('View Applications'),
  findRowLink: (page) => page.locator('tbody tr').nth(3).getByRole('link').first(),
  details: portalScreen('More Details'),
}

/** @type {App} */
const reactAdmin = {
  openDashboard: (page, origin) => page.goto(origin),
  findListLink: (page) => page.getByRole('menuitem', { name: 'View Applications' }),
  list: { selector: 'tbody tr:nth-child(25)', text: '' },
  findRowLink: (page) => page.locator('tbody tr').nth(3).locator('.column-projectTitle'),
  details: { selector: '.detail:last-child', text: '' },
}

/** Units of the figures of a visit. */
const UNITS = /** @type {const} */ ({
  'dashboard to list': 'ms',
  'row to details': 'ms',
  'details back to the list': 'ms',
  'elements of the list': '',
  'elements of the details': '',
})

/** @typedef {Record<keyof typeof UNITS, number>} Figures */

/** @param {Page} page @param {App} app @param {string} origin @returns {Promise<Figures>} */
async function measureApp(page, app, origin) {
  const countElements = () => page.locator('body *').count()
  await app.openDashboard(page, origin)
  const listLink = app.findListLink(page)
  await listLink.hover()
  await waitForIdle(page)
  const listTime = await measureScreen(page, 'click', app.list, () => listLink.click())
  const rowLink = app.findRowLink(page)
  await rowLink.hover()
  await waitForIdle(page)
  const listElements = await countElements()
  const detailsTime = await measureScreen(page, 'click', app.details, () => rowLink.click())
  await waitForIdle(page)
  return {
    'dashboard to list': listTime,
    'row to details': detailsTime,
    'elements of the list': listElements,
    'elements of the details': await countElements(),
    'details back to the list': await measureScreen(page, 'popstate', app.list, () => page.goBack()),
  }
}

/** Measures the portal in turns with an admin framework that shows as many columns and fields. */
export async function measurePeers() {
  const dist = await buildPortal('production')
  const peer = await buildPeer('react-admin', PACKAGES)
  return withModule(
    '/mocks/server/mock-host.ts',
    async (/** @type {typeof import('../../mocks/server/mock-host.ts')} */ { startMockHost }) => {
      const browser = await openBrowser()
      /** @param {App} app @param {string} origin @param {number} cpu */
      async function measureVisit(app, origin, cpu) {
        const { page, close } = await openPage(browser, { cpu })
        await page.addInitScript(installScreenTimer)
        const figures = await measureApp(page, app, origin)
        await close()
        return figures
      }
      /** @type {Row[]} */
      const rows = []
      for (const { scenario, count } of SIZES) {
        const host = await startMockHost({ dist, scenario })
        await withServedFolders({ peer }, listResponse(createListBody(count)), async ({ peer = '' }) => {
          for (const cpu of CPUS) {
            const origins = { ours: host.origin, baseline: peer }
            const { ours = [], baseline = [] } = await measureInTurns(TIMES, origins, (origin) =>
              measureVisit(origin === peer ? reactAdmin : portal, origin, cpu),
            )
            for (const [name, unit] of Object.entries(UNITS)) {
              const medianOf = (/** @type {Figures[]} */ visits) =>
                median(visits.map((figures) => figures[/** @type {keyof Figures} */ (name)]))
              const label = `${count.toLocaleString('en')} records, ${name}, CPU ${cpu}x`
              rows.push({ label, unit, ours: medianOf(ours), baseline: medianOf(baseline) })
            }
          }
        })
        await host.close()
      }
      await browser.close()
      return rows
    },
  )
}
