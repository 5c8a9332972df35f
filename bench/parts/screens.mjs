import { buildPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { measureInTurns } from '../timing.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */
/** @typedef {typeof import('../../tests/e2e/support/applicant.ts')} Applicant */

const CPU = 4
const TIMES = 5

/** In milliseconds. */
const MAX_TIMES = {
  'log-in to dashboard': 350,
  'row to details': 150,
  'details back to the list': 200,
  'next step': 150,
  'typing in the wizard, longest frame': 50,
}

/** Runs in the page. Measures from an event to the frame that shows the complete next screen. */
const installScreenTimer = () => {
  const isComplete = (/** @type {string} */ heading) =>
    document.querySelector('main h1')?.textContent?.includes(heading) && !document.querySelector('main[aria-busy=true]')

  Object.assign(globalThis, {
    screens: {
      startTimer(/** @type {string} */ eventType, /** @type {string} */ heading) {
        let start = 0
        const paintTime = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (start === 0 || !isComplete(heading)) return
            observer.disconnect()
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - start)
              port2.postMessage(null)
            })
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        })
        Object.assign(globalThis, { paintTime })
        addEventListener(eventType, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
      },
    },
  })
}

/**
 * @param {Page} page
 * @param {string} eventType of the event that leaves the screen
 * @param {string} heading of the screen that follows
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds
 */
async function measureScreen(page, eventType, heading, act) {
  await page.evaluate(
    ([eventType, heading]) => Reflect.get(globalThis, 'screens').startTimer(eventType, heading),
    [eventType, heading],
  )
  await act()
  return page.evaluate(() => Reflect.get(globalThis, 'paintTime'))
}

/** Waits for prefetches, as while a person reads. @param {Page} page */
const waitForIdle = (page) => page.waitForTimeout(1_500)

/** @param {Page} page @param {string} origin @param {string} email */
async function openLogIn(page, origin, email) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Login' }).hover()
  await waitForIdle(page)
}

/** @param {Page} page @param {string} origin */
async function measureAsCouncil(page, origin) {
  await openLogIn(page, origin, 'admin@demo.urc')
  const dashboardTime = await measureScreen(page, 'click', 'Dashboard', () =>
    page.getByRole('button', { name: 'Login' }).click(),
  )
  await waitForIdle(page)
  await page.goto(`${origin}/viewapplication`)
  await waitForIdle(page)
  const link = page.locator('tbody tr').nth(3).getByRole('link').first()
  await link.hover()
  await waitForIdle(page)
  const detailsTime = await measureScreen(page, 'click', 'More Details', () => link.click())
  await waitForIdle(page)
  const backTime = await measureScreen(page, 'popstate', 'View Applications', () => page.goBack())
  return { 'log-in to dashboard': dashboardTime, 'row to details': detailsTime, 'details back to the list': backTime }
}

/** @param {Page} page @param {string} origin @param {Applicant} applicant */
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
  const stepTime = await measureScreen(page, 'click', 'Project', () => next.click())
  await fillProject(page)
  for (const name of ['Add a grant', 'Add funding'])
    for (let row = 0; row < 8; row += 1)
      await page
        .getByRole('button', { name, exact: true })
        .click({ timeout: 2_000 })
        .catch(() => {})
  await waitForIdle(page)
  await page.evaluate(() => {
    /** @type {number[]} */
    const longFrames = []
    Object.assign(globalThis, { longFrames })
    new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'long-animation-frame',
    })
  })
  await page.getByLabel('Research facilities').focus()
  for (const letter of 'A herbarium and a greenhouse with forty beds') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(100)
  }
  /** @type {number[]} */
  const longFrames = await page.evaluate(() => Reflect.get(globalThis, 'longFrames'))
  return { 'next step': stepTime, 'typing in the wizard, longest frame': Math.max(0, ...longFrames) }
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
          /** @type {Record<string, number>} */
          const times = {}
          for (const measure of [measureAsCouncil, measureAsApplicant]) {
            const { page, close } = await openPage(browser, { cpu: CPU })
            await page.addInitScript(installScreenTimer)
            Object.assign(times, await measure(page, host.origin, applicant))
            await close()
          }
          await host.close()
          return times
        }
        const { ours = [], before } = await measureInTurns(TIMES, builds, measureTimes)
        await browser.close()
        const medianOf = (/** @type {Record<string, number>[]} */ turns, /** @type {string} */ step) =>
          median(turns.map((times) => times[step] ?? NaN))
        return Object.entries(MAX_TIMES).map(([step, maxValue]) => ({
          label: `${step}, CPU ${CPU}x`,
          unit: 'ms',
          ours: medianOf(ours, step),
          ...(before && { before: medianOf(before, step) }),
          maxValue,
        }))
      }),
  )
}
