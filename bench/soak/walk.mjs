// Navigates the portal within one page and counts unreleased objects.

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} DevTools */

/** @typedef {{ heap: number, listeners: number, nodes: number, timers: number, blobs: number }} Counts */

/** Runs in the page before any of its own code. */
const COUNTERS = () => {
  const timers = new Set()
  const blobs = new Set()
  let unanswered = 0

  for (const [start, stop, again] of /** @type {const} */ ([
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
  ])) {
    const [starting, stopping] = [window[start].bind(window), window[stop].bind(window)]
    Object.assign(window, {
      [start]: (
        /** @type {(...given: unknown[]) => void} */ run,
        /** @type {number} */ after,
        /** @type {unknown[]} */ ...given
      ) => {
        const id = starting(() => {
          if (!again) timers.delete(id)
          run(...given)
        }, after)
        timers.add(id)
        return id
      },
      [stop]: (/** @type {number} */ id) => {
        timers.delete(id)
        stopping(id)
      },
    })
  }

  const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
  URL.createObjectURL = (object) => {
    const url = create(object)
    blobs.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    blobs.delete(url)
    revoke(url)
  }

  const fetch = window.fetch.bind(window)
  window.fetch = (...request) => {
    unanswered += 1
    return fetch(...request).finally(() => (unanswered -= 1))
  }

  /** Frames without a request in flight. One may also occur between a response and the next call. */
  const STILL = 3
  const isComplete = () => {
    const main = document.querySelector('main')
    return (
      unanswered === 0 &&
      main?.querySelector('h1') != null &&
      !main.hasAttribute('aria-busy') &&
      !/Loading\.\.\.|Checking|Still counting/.test(main.textContent)
    )
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  Object.assign(window, {
    soak: {
      counts: () => ({ timers: timers.size, blobs: blobs.size }),
      /** Navigates through the router without a reload, as Back and Forward do. */
      visit: async (/** @type {string} */ address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        for (let still = 0; still < STILL; still = isComplete() ? still + 1 : 0) await frame()
      },
    },
  })
}

/** Must be called before the page is opened. */
export const prepareToCount = (/** @type {Page} */ page) => page.addInitScript(COUNTERS)

/** @param {Page} page @param {readonly string[]} addresses */
export const visitEach = (page, addresses) =>
  page.evaluate(async (all) => {
    for (const address of all) await Reflect.get(window, 'soak').visit(address)
  }, addresses)

/** @param {Page} page @param {DevTools} devtools of that page @returns {Promise<Counts>} */
export async function count(page, devtools) {
  await devtools.send('Performance.enable')
  // The first collection may release objects that held others.
  for (let pass = 0; pass < 2; pass += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  const { timers, blobs } = await page.evaluate(() => Reflect.get(window, 'soak').counts())
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes'), timers, blobs }
}
