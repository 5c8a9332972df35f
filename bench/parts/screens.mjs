import { buildPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { installScreenTimer, measureScreen, portalScreen, waitForIdle } from '../screen-timer.mjs'
import { measureInTurns } from '../timing.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */
/** @typedef {typeof import('../../tests/e2e/support/applicant.ts')} Applicant */

const CPU = 4
const TIMES = 7

/** @type {Record<string, { maxRatio?: number, maxValue?: number }>} */
const TARGETS = {
  'log-in to dashboard': { maxRatio: 1.5 },
  'dashboard to list': { maxRatio: 1.5 },
  'row to details': { maxRatio: 1.5, maxValue: 150 },
  'details back to the list': { maxRatio: 1.5, maxValue: 350 },
  'list to dashboard': { maxRatio: 1.5 },
  'next step': { maxRatio: 1.5 },
  'typing in the wizard, longest frame': { maxValue: 50 },
  'typing in a decision, longest frame': { maxValue: 50 },
  'typing in an e-mail, longest frame': { maxValue: 50 },
}

/** @param {Page} page @param {string} origin @param {string} email */
async function openLogIn(page, origin, email) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Login' }).hover()
  await waitForIdle(page)
}

/**
 * Returns the milliseconds that the browser needs to show the HTML of the current page in a blank document with the same
 * style sheet: no framework can be faster.
 * @param {Page} page
 */
async function measureOwnHtml(page) {
  const html = await page.evaluate(() => document.body.innerHTML)
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML).join(''),
  )
  const blank = await page.context().newPage()
  const devtools = await page.context().newCDPSession(blank)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await blank.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><head>${styles}</head><body>` }),
  )
  await blank.goto(new URL('/blank', page.url()).href)
  await blank.waitForTimeout(300)
  const time = await blank.evaluate(
    (html) =>
      new Promise((/** @type {(time: number) => void} */ resolve) => {
        const start = performance.now()
        document.body.innerHTML = html
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage(null)
        })
      }),
    html,
  )
  await blank.close()
  return time
}

/** @typedef {{ time: number, ownHtml?: number }} Figure */

/** @param {Page} page @param {string} origin @returns {Promise<Record<string, Figure>>} */
async function measureAsCouncil(page, origin) {
  /** @type {Record<string, Figure>} */
  const figures = {}
  /** @param {string} step @param {string} eventType @param {string} heading @param {() => Promise<unknown>} act */
  async function measureStep(step, eventType, heading, act) {
    const time = await measureScreen(page, eventType, portalScreen(heading), act)
    await waitForIdle(page)
    figures[step] = { time, ownHtml: await measureOwnHtml(page) }
  }
  await openLogIn(page, origin, 'admin@demo.urc')
  await measureStep('log-in to dashboard', 'click', 'Dashboard', () =>
    page.getByRole('button', { name: 'Login' }).click(),
  )
  const listLink = page.getByRole('navigation', { name: 'Council' }).getByRole('link', { name: 'View Applications' })
  await listLink.hover()
  await waitForIdle(page)
  await measureStep('dashboard to list', 'click', 'View Applications', () => listLink.click())
  const link = page.locator('tbody tr').nth(3).getByRole('link').first()
  await link.hover()
  await waitForIdle(page)
  await measureStep('row to details', 'click', 'More Details', () => link.click())
  await measureStep('details back to the list', 'popstate', 'View Applications', () => page.goBack())
  const dashboardLink = page.getByRole('link', { name: 'Dashboard', exact: true })
  await dashboardLink.hover()
  await waitForIdle(page)
  await measureStep('list to dashboard', 'click', 'Dashboard', () => dashboardLink.click())
  await page.goto(`${origin}/shortlistedapplication`)
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
  figures['typing in a decision, longest frame'] = {
    time: await measureTyping(page, page.getByRole('dialog').getByLabel('Approved Amount (LKR)')),
  }
  await page.goto(`${origin}/sendreviewers`)
  await page
    .getByRole('button', { name: /^Send Email/ })
    .first()
    .click()
  figures['typing in an e-mail, longest frame'] = {
    time: await measureTyping(page, page.getByRole('dialog').getByRole('textbox', { name: 'Message' })),
  }
  return figures
}

/** @param {Page} page @param {import('playwright').Locator} field @returns {Promise<number>} the longest frame in ms */
async function measureTyping(page, field) {
  await field.focus()
  await waitForIdle(page)
  await page.evaluate(() => {
    /** @type {number[]} */
    const longFrames = []
    Object.assign(globalThis, { longFrames })
    new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'long-animation-frame',
    })
  })
  for (const letter of 'A herbarium and a greenhouse with forty beds') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(100)
  }
  /** @type {number[]} */
  const longFrames = await page.evaluate(() => Reflect.get(globalThis, 'longFrames'))
  return Math.max(0, ...longFrames)
}

/** @param {Page} page @param {string} origin @param {Applicant} applicant @returns {Promise<Record<string, Figure>>} */
async function measureAsApplicant(page, origin, { fillProfile, fillProject }) {
  await openLogIn(page, origin, 'newcomer@demo.urc')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  await waitForIdle(page)
  await page.goto(`${origin}/grant`)
  await fillProfile(page)
  const next = page.getByRole('button', { name: 'Next' })
  await next.hover()
  await waitForIdle(page)
  const stepTime = await measureScreen(page, 'click', portalScreen('Project'), () => next.click())
  const stepHtml = await measureOwnHtml(page)
  await fillProject(page)
  for (const name of ['Add a grant', 'Add funding'])
    for (let row = 0; row < 8; row += 1)
      await page
        .getByRole('button', { name, exact: true })
        .click({ timeout: 2_000 })
        .catch(() => {})
  return {
    'next step': { time: stepTime, ownHtml: stepHtml },
    'typing in the wizard, longest frame': {
      time: await measureTyping(page, page.getByLabel('Research facilities')),
    },
  }
}

/**
 * Measures navigation between screens and typing in the longest form, on a host without delay.
 * @param {{ compare?: string | undefined }} settings
 */
export async function measureScreens({ compare }) {
  const builds = { ours: await buildPortal('production'), ...(compare && { before: compare }) }
  return withModule(
    '/mocks/server/mock-host.ts',
    (/** @type {typeof import('../../mocks/server/mock-host.ts')} */ { startMockHost }) =>
      withModule('/tests/e2e/support/applicant.ts', async (/** @type {Applicant} */ applicant) => {
        const browser = await openBrowser()
        /** @param {string} dist */
        async function measureTimes(dist) {
          const host = await startMockHost({ dist })
          /** @type {Record<string, Figure>} */
          const figures = {}
          for (const measure of [measureAsCouncil, measureAsApplicant]) {
            const { page, close } = await openPage(browser, { cpu: CPU })
            await page.addInitScript(installScreenTimer)
            Object.assign(figures, await measure(page, host.origin, applicant))
            await close()
          }
          await host.close()
          return figures
        }
        const { ours = [], before } = await measureInTurns(TIMES, builds, measureTimes)
        await browser.close()
        const medianOf =
          (/** @type {Record<string, Figure>[]} */ turns, /** @type {(figure: Figure) => number} */ read) =>
          (/** @type {string} */ step) =>
            median(turns.map((figures) => read(figures[step] ?? { time: NaN })))
        const getTime = (/** @type {Figure} */ { time }) => time
        return Object.entries(TARGETS).map(([step, targets]) => ({
          label: `${step}, CPU ${CPU}x`,
          unit: 'ms',
          ours: medianOf(ours, getTime)(step),
          ...(before && { before: medianOf(before, getTime)(step) }),
          ...(targets.maxRatio && { baseline: medianOf(ours, ({ ownHtml = NaN }) => ownHtml)(step) }),
          ...targets,
        }))
      }),
  )
}
