/** @typedef {import('playwright').Page} Page */

/**
 * A screen is complete once the first element of this selector contains the text.
 * @typedef {{ selector: string, text: string }} CompleteScreen
 */

/** @param {string} heading @returns {CompleteScreen} */
export const portalScreen = (heading) => ({ selector: 'main:not([aria-busy=true]) h1', text: heading })

/** Runs in the page. Measures from an event to the frame that shows the complete next screen. */
export const installScreenTimer = () => {
  const isComplete = (/** @type {CompleteScreen} */ { selector, text }) =>
    document.querySelector(selector)?.textContent?.includes(text)

  Object.assign(globalThis, {
    screens: {
      startTimer(/** @type {string} */ eventType, /** @type {CompleteScreen} */ screen) {
        let start = 0
        const paintTime = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (start === 0 || !isComplete(screen)) return
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
 * @param {CompleteScreen} screen that follows
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds
 */
export async function measureScreen(page, eventType, screen, act) {
  await page.evaluate(
    ([eventType, screen]) => Reflect.get(globalThis, 'screens').startTimer(eventType, screen),
    /** @type {const} */ ([eventType, screen]),
  )
  await act()
  return page.evaluate(() => Reflect.get(globalThis, 'paintTime'))
}

/** Waits for prefetches, as while a person reads. @param {Page} page */
export const waitForIdle = (page) => page.waitForTimeout(1_500)
