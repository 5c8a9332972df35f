import { builtPortal } from '../builds.mjs'
import { median, openBrowser, openPage } from '../browser.mjs'
import { withServed } from '../host.mjs'

/** @typedef {import('playwright').Page} Page */

const TIMES = 3

/**
 * Measures from a click or an input until the first e-mail has another text. There is none before the window is open.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number>} milliseconds
 */
async function untilPainted(page, act) {
  const painted = page.evaluate(
    () =>
      new Promise((/** @type {(time: number) => void} */ resolve) => {
        const firstText = () =>
          document.querySelector('[aria-label="E-mails"] li:has(:checked[aria-label*="HOD"])')?.textContent
        const before = firstText()
        let start = 0
        for (const type of ['click', 'input'])
          addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
        const check = () => {
          if (start > 0 && firstText() !== before) setTimeout(() => resolve(performance.now() - start))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
  )
  await act()
  return painted
}

/** Measures the window of about 1,700 e-mails, in the demo with 10,000 applications. */
export async function emails() {
  return withServed({ ours: await builtPortal('demo') }, '[]', async ({ ours }) => {
    const browser = await openBrowser()
    /** @type {number[][]} */
    const found = []
    for (let turn = 0; turn < TIMES; turn += 1) {
      const { page, close } = await openPage(browser)
      await page.goto(`${ours}/requestapproval?demo-person=admin@demo.urc&demo-scenario=many`)
      await page.getByRole('checkbox', { name: /^Select all/ }).click()
      await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click()
      const opened = await untilPainted(page, () => page.getByRole('button', { name: 'Send e-mails…' }).click())
      const used = await untilPainted(page, () => page.getByLabel('Name, HOD of all').fill('Prof. Kamal'))
      found.push([opened, used])
      await close()
    }
    await browser.close()
    const of = (/** @type {number} */ index) => median(found.map((times) => times[index] ?? NaN))
    return [
      { what: 'the window of 1,700 e-mails, opened', unit: 'ms', ours: of(0), reach: 500 },
      { what: 'one HOD used for all of them', unit: 'ms', ours: of(1), reach: 200 },
    ]
  })
}
