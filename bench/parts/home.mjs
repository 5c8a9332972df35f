import { builtFloor, builtPortal, plainFloor, withoutScripts } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { withServed } from '../host.mjs'

/** @typedef {import('../report.mjs').Row} Row */

const CONDITIONS = { fast: {}, slow: { cpu: 4, network: { kbps: 1600, latency: 150 } } }
const TIMES = 5

async function visit(
  /** @type {import('playwright').Browser} */ browser,
  /** @type {string} */ address,
  /** @type {{ cpu?: number, network?: { kbps: number, latency: number } }} */ conditions,
) {
  const { page, close } = await openPage(browser, conditions)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const found = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource')
    const scripts = fetched.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      .../** @type {{ lcp: number, cls: number }} */ (Reflect.get(globalThis, 'seen')),
      scripts: scripts.reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0) / 1000,
      requests: fetched.length + 1,
    }
  })
  await close()
  return found
}

export async function home() {
  const ours = await builtPortal('production')
  const folders = {
    ours,
    same: await withoutScripts(ours, 'home.html'),
    plain: plainFloor('static'),
    react: await builtFloor('react'),
  }
  return withServed(folders, '[]', async (origins) => {
    const browser = await openBrowser()
    /** @type {Row[]} */
    const rows = []
    for (const [name, conditions] of Object.entries(CONDITIONS)) {
      /** @type {Record<keyof typeof folders, Awaited<ReturnType<typeof visit>>[]>} */
      const visits = { ours: [], same: [], plain: [], react: [] }
      for (let turn = 0; turn < TIMES; turn += 1) {
        visits.ours.push(await visit(browser, `${origins.ours}/home`, conditions))
        visits.same.push(await visit(browser, `${origins.same}/home`, conditions))
        visits.plain.push(await visit(browser, `${origins.plain}/`, conditions))
        visits.react.push(await visit(browser, `${origins.react}/`, conditions))
      }
      const of = (
        /** @type {keyof typeof visits} */ page,
        /** @type {keyof Awaited<ReturnType<typeof visit>>} */ what,
      ) => median(visits[page].map((seen) => seen[what]))
      rows.push(
        {
          what: `/home, ${name}, LCP to the same page without scripts`,
          unit: 'ms',
          ours: of('ours', 'lcp'),
          floor: of('same', 'lcp'),
          reach: 1.3,
        },
        {
          what: `/home, ${name}, LCP to a static page`,
          unit: 'ms',
          ours: of('ours', 'lcp'),
          floor: of('plain', 'lcp'),
        },
        { what: `/home, ${name}, LCP to bare React`, unit: 'ms', ours: of('ours', 'lcp'), floor: of('react', 'lcp') },
        { what: `/home, ${name}, layout shift`, unit: '', ours: of('ours', 'cls'), reach: 0.01 },
      )
      if (name === 'fast')
        rows.push(
          { what: '/home, scripts, gzip', unit: 'kB', ours: of('ours', 'scripts'), floor: of('react', 'scripts') },
          { what: '/home, requests', unit: '', ours: of('ours', 'requests'), floor: of('react', 'requests') },
        )
    }
    await browser.close()
    return rows
  })
}

/** Compares how soon the demo, whose host is in the page, and bare React, which fetches from a host, show the dates. */
export async function demo() {
  const folders = { ours: await builtPortal('demo'), react: await builtFloor('react') }
  return withServed(folders, '[]', async (origins) => {
    const browser = await openBrowser()
    /** Observes from within the page: polling from outside is up to half a second late. */
    const untilPainted = async (/** @type {string} */ address, /** @type {RegExp} */ text) => {
      const { page, close } = await openPage(browser)
      await page.addInitScript((source) => {
        const painted = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!new RegExp(source).test(document.documentElement.textContent)) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true })
        })
        Object.assign(globalThis, { painted })
      }, text.source)
      await page.goto(address, { waitUntil: 'commit' })
      const time = await page.evaluate(() => /** @type {Promise<number>} */ (Reflect.get(globalThis, 'painted')))
      await close()
      return time
    }
    /** @type {number[]} */
    const ours = []
    /** @type {number[]} */
    const floor = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      ours.push(await untilPainted(`${origins.ours}/home`, /\d \w{3} \d{4}, \d\d:\d\d/))
      floor.push(await untilPainted(`${origins.react}/`, /Close_Date/))
    }
    await browser.close()
    return [{ what: 'the demo, /home until the dates are shown', unit: 'ms', ours: median(ours), floor: median(floor) }]
  })
}
