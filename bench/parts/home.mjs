import { buildBaseline, buildPortal, toBaselineFolder, copyWithoutScripts } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { VISITOR_RESPONSES, withServedFolders } from '../host.mjs'

/** @typedef {import('../report.mjs').Row} Row */

const CONDITIONS = { fast: {}, slow: { cpu: 4, network: { kbps: 1600, latency: 150 } } }
const TIMES = 5

async function measureVisit(
  /** @type {import('playwright').Browser} */ browser,
  /** @type {string} */ address,
  /** @type {{ cpu?: number, network?: { kbps: number, latency: number } }} */ conditions,
) {
  const { page, close } = await openPage(browser, conditions)
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0 }
    Object.assign(globalThis, { vitals })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) vitals.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals.cls += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const figures = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource')
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return {
      .../** @type {{ lcp: number, cls: number }} */ (Reflect.get(globalThis, 'vitals')),
      scripts: scripts.reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0) / 1000,
      requests: resources.length + 1,
    }
  })
  await close()
  return figures
}

export async function measureHome() {
  const ours = await buildPortal('production')
  const folders = {
    ours,
    withoutScripts: await copyWithoutScripts(ours, 'home.html'),
    static: toBaselineFolder('static'),
    react: await buildBaseline('react'),
  }
  return withServedFolders(folders, VISITOR_RESPONSES, async (origins) => {
    const browser = await openBrowser()
    /** @type {Row[]} */
    const rows = []
    for (const [name, conditions] of Object.entries(CONDITIONS)) {
      /** @type {Record<keyof typeof folders, Awaited<ReturnType<typeof measureVisit>>[]>} */
      const visits = { ours: [], withoutScripts: [], static: [], react: [] }
      for (let turn = 0; turn < TIMES; turn += 1) {
        visits.ours.push(await measureVisit(browser, `${origins.ours}/home`, conditions))
        visits.withoutScripts.push(await measureVisit(browser, `${origins.withoutScripts}/home`, conditions))
        visits.static.push(await measureVisit(browser, `${origins.static}/`, conditions))
        visits.react.push(await measureVisit(browser, `${origins.react}/`, conditions))
      }
      const medianOf = (
        /** @type {keyof typeof visits} */ page,
        /** @type {keyof Awaited<ReturnType<typeof measureVisit>>} */ figure,
      ) => median(visits[page].map((figures) => figures[figure]))
      rows.push(
        {
          label: `/home, ${name}, LCP to the same page without scripts`,
          unit: 'ms',
          ours: medianOf('ours', 'lcp'),
          baseline: medianOf('withoutScripts', 'lcp'),
          maxRatio: 1.3,
        },
        {
          label: `/home, ${name}, LCP to a static page`,
          unit: 'ms',
          ours: medianOf('ours', 'lcp'),
          baseline: medianOf('static', 'lcp'),
        },
        {
          label: `/home, ${name}, LCP to bare React`,
          unit: 'ms',
          ours: medianOf('ours', 'lcp'),
          baseline: medianOf('react', 'lcp'),
        },
        { label: `/home, ${name}, layout shift`, unit: '', ours: medianOf('ours', 'cls'), maxValue: 0.01 },
      )
      if (name === 'fast')
        rows.push(
          {
            label: '/home, scripts, gzip',
            unit: 'kB',
            ours: medianOf('ours', 'scripts'),
            baseline: medianOf('react', 'scripts'),
          },
          {
            label: '/home, requests',
            unit: '',
            ours: medianOf('ours', 'requests'),
            baseline: medianOf('react', 'requests'),
          },
        )
    }
    await browser.close()
    return rows
  })
}

/**
 * Measures the time until /home shows the dates. The demo runs its host in the page; its baseline, bare React, fetches from
 * a server.
 */
export async function measureDemo() {
  const folders = { ours: await buildPortal('demo'), react: await buildBaseline('react') }
  return withServedFolders(folders, VISITOR_RESPONSES, async (origins) => {
    const browser = await openBrowser()
    /** Observes in the page, because Playwright polls up to half a second late. */
    const measurePaint = async (/** @type {string} */ address, /** @type {RegExp} */ pattern) => {
      const { page, close } = await openPage(browser)
      await page.addInitScript((source) => {
        const paintTime = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (!new RegExp(source).test(document.documentElement.textContent)) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true })
        })
        Object.assign(globalThis, { paintTime })
      }, pattern.source)
      await page.goto(address, { waitUntil: 'commit' })
      const time = await page.evaluate(() => /** @type {Promise<number>} */ (Reflect.get(globalThis, 'paintTime')))
      await close()
      return time
    }
    /** @type {number[]} */
    const ourTimes = []
    /** @type {number[]} */
    const baselineTimes = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      ourTimes.push(await measurePaint(`${origins.ours}/home`, /\d \w{3} \d{4}, \d\d:\d\d/))
      baselineTimes.push(await measurePaint(`${origins.react}/`, /Close_Date/))
    }
    await browser.close()
    const medians = { ours: median(ourTimes), baseline: median(baselineTimes) }
    return [{ label: 'the demo, /home until the dates are shown', unit: 'ms', ...medians }]
  })
}
