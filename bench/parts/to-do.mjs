import { builtPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { withModule } from '../../scripts/support/load.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */

const TIMES = 3

/** Runs in the page. Measures when the counts of lists, and the counts that need files, are painted. */
const INSTRUMENTS = () => {
  const queue = () => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'To do')
    return heading?.closest('section')?.textContent ?? 'Loading...'
  }
  const counts = () => !queue().includes('Loading...')
  const files = () => counts() && !queue().includes('Still counting')
  const untilPainted = (/** @type {() => boolean} */ isThere) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => resolve(performance.now()))
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  Object.assign(globalThis, { counts: untilPainted(counts), files: untilPainted(files) })
}

/** Counts the calls for files and details, and how many are in flight at once. @param {Page} page */
function watchCalls(page) {
  const seen = { calls: 0, atOnce: 0 }
  let waiting = 0
  const isOne = (/** @type {import('playwright').Request} */ request) =>
    /CheckFileExistence|MoreDetails/.test(request.url())
  page.on('request', (request) => {
    if (!isOne(request)) return
    seen.calls += 1
    seen.atOnce = Math.max(seen.atOnce, (waiting += 1))
  })
  page.on('requestfinished', (request) => isOne(request) && (waiting -= 1))
  return seen
}

/** @param {Page} page @param {'counts' | 'files'} what @returns {Promise<number>} milliseconds from the start of the page */
const painted = (page, what) => page.evaluate((what) => Reflect.get(globalThis, what), what)

export async function toDo() {
  const dist = await builtPortal('production')
  return withModule(
    '/bench/parts/granted-host.ts',
    async (/** @type {typeof import('./granted-host.ts')} */ { startGrantedHost }) => {
      const host = await startGrantedHost(dist)
      const browser = await openBrowser()
      /** @type {{ counts: number, files: number, calls: number, atOnce: number, again: number }[]} */
      const found = []
      for (let turn = 0; turn < TIMES; turn += 1) {
        const { page, close } = await openPage(browser)
        await page.goto(`${host.origin}/login`)
        await page.evaluate(
          (body) => fetch('/Login.php', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
          JSON.stringify({ email: 'admin@demo.urc', password: 'demo1234' }),
        )
        await page.addInitScript(INSTRUMENTS)
        const seen = watchCalls(page)
        await page.goto(`${host.origin}/dashboard`)
        const counts = await painted(page, 'counts')
        const files = await painted(page, 'files')
        const { calls, atOnce } = seen
        await page.getByRole('link', { name: 'View Applications' }).first().click()
        await page.waitForURL('**/viewapplication')
        await page.goBack()
        await page.waitForTimeout(2_000)
        found.push({ counts, files, calls, atOnce, again: seen.calls - calls })
        await close()
      }
      await browser.close()
      await host.close()
      const of = (/** @type {'counts' | 'files' | 'calls' | 'atOnce' | 'again'} */ what) =>
        median(found.map((one) => one[what]))
      const name = `dashboard, ${host.granted} granted, 50 ms`
      /** @type {Row[]} */
      const rows = [
        { what: `${name}: counts of the lists`, unit: 'ms', ours: of('counts'), reach: 1_000 },
        { what: `${name}: counts that need files`, unit: 'ms', ours: of('files') },
        { what: `${name}: calls for files`, unit: '', ours: of('calls') },
        { what: `${name}: calls at the same time`, unit: '', ours: of('atOnce'), reach: 4 },
        { what: `${name}: calls on the next visit`, unit: '', ours: of('again') },
      ]
      return rows
    },
  )
}
