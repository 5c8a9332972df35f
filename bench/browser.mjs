import { chromium } from 'playwright'
import { chromiumArguments, shellPath } from '../scripts/support/chromium.mjs'

/** @typedef {import('playwright').Page} Page */

export const openBrowser = () => chromium.launch({ executablePath: shellPath(), args: chromiumArguments })

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Runs in the page. Measures when the list on it changes. */
const INSTRUMENTS = () => {
  const afterPaint = (/** @type {() => void} */ then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })

  const shown = {
    count: () =>
      [...document.querySelectorAll('[role="status"]')].find(({ textContent }) => /\brows?$/.test(textContent ?? ''))
        ?.textContent ?? '',
    first: () => document.querySelector('tbody tr')?.textContent ?? '',
  }

  /** @type {Promise<number>} */
  let painted = Promise.resolve(0)
  Object.assign(globalThis, {
    bench: {
      watch(/** @type {string} */ type, /** @type {'count' | 'first'} */ what) {
        const before = shown[what]()
        painted = new Promise((resolve, reject) => {
          let start = 0
          setTimeout(() => reject(new Error(`Nothing changed after ${type}: ${before}`)), 60_000)
          const observer = new MutationObserver(() => {
            if (start === 0 || shown[what]() === before) return
            observer.disconnect()
            afterPaint(() => resolve(performance.now() - start))
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true })
          addEventListener(type, (event) => (start = event.timeStamp), { capture: true, once: true })
        })
      },
      painted: () => painted,
      firstRow: new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (shown.first() === '') return
          observer.disconnect()
          afterPaint(() => resolve(performance.now()))
        })
        observer.observe(document, { subtree: true, childList: true })
      }),
    },
  })
}

/**
 * Opens a page in a new browser context.
 * @param {import('playwright').Browser} browser
 * @param {{ cpu?: number, network?: { kbps: number, latency: number } }} [conditions]
 */
export async function openPage(browser, { cpu = 1, network } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(INSTRUMENTS)
  const devtools = await context.newCDPSession(page)
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network) {
    const throughput = (network.kbps * 1000) / 8
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  return { page, devtools, close: () => context.close() }
}

/**
 * Returns the milliseconds from an event to the frame that shows a change.
 * @param {Page} page
 * @param {string} type of the event
 * @param {'count' | 'first'} what the number of rows found, or the first row
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function untilPainted(page, type, what, act) {
  await page.evaluate(([type, what]) => Reflect.get(globalThis, 'bench').watch(type, what), [type, what])
  await act()
  return page.evaluate(() => Reflect.get(globalThis, 'bench').painted())
}

/** @param {Page} page @returns {Promise<number>} milliseconds from the start of the page */
export const untilFirstRow = (page) => page.evaluate(() => Reflect.get(globalThis, 'bench').firstRow)
