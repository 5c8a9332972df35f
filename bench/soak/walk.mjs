// Navigates the portal within one page and counts the objects that it holds.

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} DevTools */

/** @typedef {{ heap: number, listeners: number, nodes: number, timers: number, blobs: number }} Counts */

/** Runs in the page before its scripts. */
const installCounters = () => {
  const timers = new Set()
  const blobs = new Set()
  let requestsInFlight = 0

  for (const [setName, clearName, isRepeated] of /** @type {const} */ ([
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
  ])) {
    const [setTimer, clearTimer] = [window[setName].bind(window), window[clearName].bind(window)]
    Object.assign(window, {
      [setName]: (
        /** @type {(...args: unknown[]) => void} */ callback,
        /** @type {number} */ delay,
        /** @type {unknown[]} */ ...args
      ) => {
        const id = setTimer(() => {
          if (!isRepeated) timers.delete(id)
          callback(...args)
        }, delay)
        timers.add(id)
        return id
      },
      [clearName]: (/** @type {number} */ id) => {
        timers.delete(id)
        clearTimer(id)
      },
    })
  }

  const [createUrl, revokeUrl] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
  URL.createObjectURL = (object) => {
    const url = createUrl(object)
    blobs.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    blobs.delete(url)
    revokeUrl(url)
  }

  const fetch = window.fetch.bind(window)
  window.fetch = (...request) => {
    requestsInFlight += 1
    return fetch(...request).finally(() => (requestsInFlight -= 1))
  }

  /** A single frame without requests may also occur between a response and the next call. */
  const IDLE_FRAMES = 3
  const isComplete = () => {
    const main = document.querySelector('main')
    return (
      requestsInFlight === 0 &&
      main?.querySelector('h1') != null &&
      !main.hasAttribute('aria-busy') &&
      !/Loading\.\.\.|Checking|Still counting/.test(main.textContent)
    )
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  Object.assign(window, {
    soak: {
      getCounts: () => ({ timers: timers.size, blobs: blobs.size }),
      /** Navigates through the router without a reload, as Back and Forward do. */
      visit: async (/** @type {string} */ address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        for (let frames = 0; frames < IDLE_FRAMES; frames = isComplete() ? frames + 1 : 0) await nextFrame()
      },
    },
  })
}

/** Must be called before the page is opened. */
export const startCounting = (/** @type {Page} */ page) => page.addInitScript(installCounters)

/** @param {Page} page @param {readonly string[]} addresses */
export const visitEach = (page, addresses) =>
  page.evaluate(async (addresses) => {
    for (const address of addresses) await Reflect.get(window, 'soak').visit(address)
  }, addresses)

/** @param {Page} page @param {DevTools} devtools of that page @returns {Promise<Counts>} */
export async function readCounts(page, devtools) {
  await devtools.send('Performance.enable')
  // The first collection may release objects that held others.
  for (let pass = 0; pass < 2; pass += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const getMetric = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  const { timers, blobs } = await page.evaluate(() => Reflect.get(window, 'soak').getCounts())
  return {
    heap: getMetric('JSHeapUsedSize'),
    listeners: getMetric('JSEventListeners'),
    nodes: getMetric('Nodes'),
    timers,
    blobs,
  }
}
