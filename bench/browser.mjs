import { chromium } from 'playwright'
import { chromiumArguments, shellPath } from '../scripts/support/chromium.mjs'

/** @typedef {import('playwright').Page} Page */

export const openBrowser = () => chromium.launch({ executablePath: shellPath(), args: chromiumArguments })

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Runs in the page. Measures when its list changes. */
const installListTimer = () => {
  const afterPaint = (/** @type {() => void} */ callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = callback
      port2.postMessage(null)
    })

  const readText = {
    rowCount: () =>
      [...document.querySelectorAll('[role="status"]')].find(({ textContent }) => /\brows?$/.test(textContent ?? ''))
        ?.textContent ?? '',
    firstRow: () => document.querySelector('tbody tr')?.textContent ?? '',
  }

  /** @type {Promise<number>} */
  let paintTime = Promise.resolve(0)
  Object.assign(globalThis, {
    bench: {
      startTimer(/** @type {string} */ eventType, /** @type {'rowCount' | 'firstRow'} */ text) {
        const before = readText[text]()
        paintTime = new Promise((resolve, reject) => {
          let start = 0
          setTimeout(() => reject(new Error(`Nothing changed after ${eventType}: ${before}`)), 60_000)
          const observer = new MutationObserver(() => {
            if (start === 0 || readText[text]() === before) return
            observer.disconnect()
            afterPaint(() => resolve(performance.now() - start))
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true })
          addEventListener(eventType, (event) => (start = event.timeStamp), { capture: true, once: true })
        })
      },
      paintTime: () => paintTime,
      firstRowTime: new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (readText.firstRow() === '') return
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
  await page.addInitScript(installListTimer)
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
 * Returns the milliseconds from an event to the frame that shows another text.
 * @param {Page} page
 * @param {string} eventType
 * @param {'rowCount' | 'firstRow'} text
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function measureTextChange(page, eventType, text, act) {
  await page.evaluate(
    ([eventType, text]) => Reflect.get(globalThis, 'bench').startTimer(eventType, text),
    [eventType, text],
  )
  await act()
  return page.evaluate(() => Reflect.get(globalThis, 'bench').paintTime())
}

/** @param {Page} page @returns {Promise<number>} milliseconds from the start of the page */
export const measureFirstRow = (page) => page.evaluate(() => Reflect.get(globalThis, 'bench').firstRowTime)
