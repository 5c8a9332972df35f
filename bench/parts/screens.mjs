import { builtPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { inTurns } from '../timing.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */
/** @typedef {typeof import('../../tests/e2e/support/applicant.ts')} Applicant */

const CPU = 4
const TIMES = 5

/** Milliseconds. */
const TO_REACH = {
  'log-in to dashboard': 350,
  'row to details': 150,
  'details back to the list': 200,
  'next step': 150,
  'typing in the wizard, longest frame': 50,
}

/** Runs in the page. Measures from an event to the frame that shows a complete screen with this heading. */
const INSTRUMENTS = () => {
  const stands = (/** @type {string} */ heading) =>
    document.querySelector('main h1')?.textContent?.includes(heading) && !document.querySelector('main[aria-busy=true]')

  Object.assign(globalThis, {
    screens: {
      watch(/** @type {string} */ type, /** @type {string} */ heading) {
        let start = 0
        const painted = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (start === 0 || !stands(heading)) return
            observer.disconnect()
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - start)
              port2.postMessage(null)
            })
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        })
        Object.assign(globalThis, { painted })
        addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
      },
    },
  })
}

/**
 * @param {Page} page
 * @param {string} type of the event that leaves the screen
 * @param {string} heading of the screen that follows
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds
 */
async function untilScreen(page, type, heading, act) {
  await page.evaluate(([type, heading]) => Reflect.get(globalThis, 'screens').watch(type, heading), [type, heading])
  await act()
  return page.evaluate(() => Reflect.get(globalThis, 'painted'))
}

/** Waits as long as a person reads. @param {Page} page */
const settle = (page) => page.waitForTimeout(1_500)

/** @param {Page} page @param {string} origin @param {string} email */
async function openLogIn(page, origin, email) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Login' }).hover()
  await settle(page)
}

/** @param {Page} page @param {string} origin */
async function asCouncil(page, origin) {
  await openLogIn(page, origin, 'admin@demo.urc')
  const logIn = await untilScreen(page, 'click', 'Dashboard', () => page.getByRole('button', { name: 'Login' }).click())
  await settle(page)
  await page.goto(`${origin}/viewapplication`)
  await settle(page)
  const link = page.locator('tbody tr').nth(3).getByRole('link').first()
  await link.hover()
  await settle(page)
  const details = await untilScreen(page, 'click', 'More Details', () => link.click())
  await settle(page)
  const back = await untilScreen(page, 'popstate', 'View Applications', () => page.goBack())
  return { 'log-in to dashboard': logIn, 'row to details': details, 'details back to the list': back }
}

/** @param {Page} page @param {string} origin @param {Applicant} applicant */
async function asApplicant(page, origin, { fillProfile, fillProject }) {
  await openLogIn(page, origin, 'newcomer@demo.urc')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  await settle(page)
  await page.goto(`${origin}/grant`)
  await fillProfile(page)
  const next = page.getByRole('button', { name: 'Next' })
  await next.hover()
  await settle(page)
  const step = await untilScreen(page, 'click', 'Project', () => next.click())
  await fillProject(page)
  for (const name of ['Add a grant', 'Add funding'])
    for (let row = 0; row < 8; row += 1)
      await page
        .getByRole('button', { name, exact: true })
        .click({ timeout: 2_000 })
        .catch(() => {})
  await settle(page)
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = []
    Object.assign(globalThis, { longFrames: frames })
    new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'long-animation-frame',
    })
  })
  await page.getByLabel('Research facilities').focus()
  for (const letter of 'A herbarium and a greenhouse with forty beds') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(100)
  }
  /** @type {number[]} */
  const frames = await page.evaluate(() => Reflect.get(globalThis, 'longFrames'))
  return { 'next step': step, 'typing in the wizard, longest frame': Math.max(0, ...frames) }
}

/**
 * Measures navigation between screens and typing in the longest form, on a host without delay.
 * @param {{ compare?: string | undefined }} settings
 */
export async function screens({ compare }) {
  const builds = { ours: await builtPortal('production'), ...(compare && { before: compare }) }
  return withModule(
    '/mocks/server/mock-host.ts',
    (/** @type {typeof import('../../mocks/server/mock-host.ts')} */ { startMockHost }) =>
      withModule('/tests/e2e/support/applicant.ts', async (/** @type {Applicant} */ applicant) => {
        const browser = await openBrowser()
        /** @param {string} dist */
        async function timesOf(dist) {
          const host = await startMockHost({ dist })
          /** @type {Record<string, number>} */
          const times = {}
          for (const walk of [asCouncil, asApplicant]) {
            const { page, close } = await openPage(browser, { cpu: CPU })
            await page.addInitScript(INSTRUMENTS)
            Object.assign(times, await walk(page, host.origin, applicant))
            await close()
          }
          await host.close()
          return times
        }
        const { ours = [], before } = await inTurns(
          TIMES,
          Object.fromEntries(Object.entries(builds).map(([name, dist]) => [name, () => timesOf(dist)])),
        )
        await browser.close()
        const medianOf = (/** @type {Record<string, number>[]} */ times, /** @type {string} */ step) =>
          median(times.map((found) => found[step] ?? NaN))
        return Object.entries(TO_REACH).map(([step, reach]) => ({
          what: `${step}, CPU ${CPU}x`,
          unit: 'ms',
          ours: medianOf(ours, step),
          ...(before && { before: medianOf(before, step) }),
          reach,
        }))
      }),
  )
}
