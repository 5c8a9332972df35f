import { buildPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */

const TIMES = 3

/** Runs in the page. Measures when it paints the counts of lists, and when the counts that need files. */
const installCountTimers = () => {
  const getQueueText = () => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'To do')
    return heading?.closest('section')?.textContent ?? 'Loading...'
  }
  const hasListCounts = () => !getQueueText().includes('Loading...')
  const hasFileCounts = () => hasListCounts() && !getQueueText().includes('Still counting')
  const measurePaint = (/** @type {() => boolean} */ isComplete) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isComplete()) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now()))
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  Object.assign(globalThis, {
    listCountsTime: measurePaint(hasListCounts),
    fileCountsTime: measurePaint(hasFileCounts),
  })
}

/** Counts calls for files and details, and their maximum in flight. @param {Page} page */
function countCalls(page) {
  const counts = { calls: 0, maxInFlight: 0 }
  let inFlight = 0
  const isCounted = (/** @type {import('playwright').Request} */ request) =>
    /CheckFileExistence|MoreDetails/.test(request.url())
  page.on('request', (request) => {
    if (!isCounted(request)) return
    inFlight += 1
    counts.calls += 1
    counts.maxInFlight = Math.max(counts.maxInFlight, inFlight)
  })
  page.on('requestfinished', (request) => isCounted(request) && (inFlight -= 1))
  return counts
}

/**
 * @param {Page} page
 * @param {'listCountsTime' | 'fileCountsTime'} timer
 * @returns {Promise<number>} milliseconds from the start of the page
 */
const readTimer = (page, timer) => page.evaluate((timer) => Reflect.get(globalThis, timer), timer)

export async function measureToDo() {
  const dist = await buildPortal('production')
  return withModule(
    '/bench/parts/granted-host.ts',
    async (/** @type {typeof import('./granted-host.ts')} */ { startGrantedHost }) => {
      const host = await startGrantedHost(dist)
      const browser = await openBrowser()
      /** @type {{ listCountsTime: number, fileCountsTime: number, calls: number, maxInFlight: number, nextVisitCalls: number }[]} */
      const visits = []
      for (let turn = 0; turn < TIMES; turn += 1) {
        const { page, close } = await openPage(browser)
        await page.goto(`${host.origin}/login`)
        await page.evaluate(
          (body) => fetch('/Login.php', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
          JSON.stringify({ email: 'admin@demo.urc', password: 'demo1234' }),
        )
        await page.addInitScript(installCountTimers)
        const counts = countCalls(page)
        await page.goto(`${host.origin}/dashboard`)
        const listCountsTime = await readTimer(page, 'listCountsTime')
        const fileCountsTime = await readTimer(page, 'fileCountsTime')
        const { calls, maxInFlight } = counts
        await page.getByRole('link', { name: 'View Applications' }).first().click()
        await page.waitForURL('**/viewapplication')
        await page.goBack()
        await page.waitForTimeout(2_000)
        visits.push({ listCountsTime, fileCountsTime, calls, maxInFlight, nextVisitCalls: counts.calls - calls })
        await close()
      }
      await browser.close()
      await host.close()
      const medianOf = (/** @type {keyof typeof visits[number]} */ figure) =>
        median(visits.map((visit) => visit[figure]))
      const name = `dashboard, ${host.grantCount} granted, 50 ms`
      /** @type {Row[]} */
      const rows = [
        { label: `${name}: counts of the lists`, unit: 'ms', ours: medianOf('listCountsTime'), maxValue: 1_000 },
        { label: `${name}: counts that need files`, unit: 'ms', ours: medianOf('fileCountsTime') },
        { label: `${name}: calls for files`, unit: '', ours: medianOf('calls') },
        { label: `${name}: calls at the same time`, unit: '', ours: medianOf('maxInFlight'), maxValue: 4 },
        { label: `${name}: calls on the next visit`, unit: '', ours: medianOf('nextVisitCalls') },
      ]
      return rows
    },
  )
}
