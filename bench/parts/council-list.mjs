import { builtFloor, builtPortal, plainFloor } from '../builds.mjs'
import { median, openBrowser, openPage, untilFirstRow, untilPainted } from '../browser.mjs'
import { inTurns } from '../timing.mjs'
import { withServed } from '../host.mjs'
import { listBody } from '../rows.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */

const OURS = '/viewapplication'
const FLOOR = '/'

/** Each digit narrows the list further; the titles end in a number. */
const TYPED = '1234'
const BETWEEN_KEYS = 120
const SORTS = ['Project Title', 'Project Title', 'Applicant Name', 'Applicant Name', 'Application Id', 'Submitted Date']

/** @param {Page} page */
const ready = async (page) => {
  await page.locator('tbody tr').nth(24).waitFor()
  // Excludes work after the first rows from the timing.
  await page.waitForTimeout(1_000)
}

/** @param {Page} page */
async function typing(page) {
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.focus()
  /** @type {number[]} */
  const times = []
  for (const letter of TYPED) {
    times.push(await untilPainted(page, 'keydown', 'count', () => page.keyboard.press(letter)))
    await page.waitForTimeout(BETWEEN_KEYS)
  }
  for (let left = TYPED.length; left > 0; left -= 1) {
    times.push(await untilPainted(page, 'keydown', 'count', () => page.keyboard.press('Backspace')))
    await page.waitForTimeout(BETWEEN_KEYS)
  }
  return times
}

/** @param {Page} page */
async function filtering(page) {
  const field = page.getByRole('combobox', { name: 'Status' })
  /** @type {number[]} */
  const times = []
  for (const label of ['Submitted', 'Granted', 'Submitted', 'Granted']) {
    times.push(await untilPainted(page, 'change', 'count', () => field.selectOption({ label })))
    await page.waitForTimeout(BETWEEN_KEYS)
  }
  await field.selectOption('')
  return times
}

/** @param {Page} page */
async function sorting(page) {
  /** @type {number[]} */
  const times = []
  for (const name of SORTS) {
    const button = page.getByRole('columnheader').getByRole('button', { name: new RegExp(`^${name}`) })
    times.push(await untilPainted(page, 'click', 'first', () => button.click()))
    await page.waitForTimeout(BETWEEN_KEYS)
  }
  return times
}

const STEPS = /** @type {const} */ ({ 'text filter': typing, 'status filter': filtering, sort: sorting })
const TO_REACH = { 'text filter': 1.2, 'status filter': 1.2, sort: 2 }

/** @param {import('playwright').Browser} browser @param {string} address @param {number} cpu */
async function stepsAt(browser, address, cpu) {
  const { page, devtools, close } = await openPage(browser, { cpu })
  await page.goto(address)
  await ready(page)
  /** @type {Record<string, number[]>} */
  const found = {}
  for (const [name, step] of Object.entries(STEPS)) found[name] = await step(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await close()
  return { found, heap: usedSize / 1e6 }
}

/** @param {import('playwright').Browser} browser @param {string} address */
async function firstRowAt(browser, address) {
  const { page, close } = await openPage(browser)
  await page.goto(address, { waitUntil: 'commit' })
  const time = await untilFirstRow(page)
  await close()
  return time
}

/**
 * @param {number} count
 * @param {{ compare?: string | undefined, times: number, cpus: readonly number[] }} settings
 * @returns {Promise<Row[]>}
 */
async function listOf(count, { compare, times, cpus }) {
  const folders = {
    ours: await builtPortal('production'),
    floor: await builtFloor('array-page'),
    rows: plainFloor('rows'),
    ...(compare && { before: compare }),
  }
  const label = `${count.toLocaleString('en')} rows`
  return withServed(folders, listBody(count), async (origins) => {
    const browser = await openBrowser()
    /** @type {Row[]} */
    const rows = []
    const pages = {
      ours: origins.ours + OURS,
      floor: origins.floor + FLOOR,
      ...(compare && { before: origins.before + OURS }),
    }
    /** @type {(values: Record<string, number[]>) => { ours: number, floor: number, before?: number }} */
    const medians = ({ ours = [], floor = [], before }) => ({
      ours: median(ours),
      floor: median(floor),
      ...(before && { before: median(before) }),
    })
    for (const cpu of cpus) {
      const measured = await inTurns(
        times,
        Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, () => stepsAt(browser, page, cpu)])),
      )
      for (const [step, reach] of Object.entries(TO_REACH)) {
        const values = Object.fromEntries(
          Object.entries(measured).map(([name, all]) => [name, all.flatMap(({ found }) => found[step] ?? [])]),
        )
        rows.push({ what: `${label}, ${step}, CPU ${cpu}x`, unit: 'ms', ...medians(values), reach })
      }
      if (count > 10_000) {
        const heaps = Object.fromEntries(
          Object.entries(measured).map(([name, all]) => [name, all.map(({ heap }) => heap)]),
        )
        const { ours, before } = medians(heaps)
        rows.push({ what: `${label}, heap`, unit: 'MB', ours, ...(before && { before }), reach: 250 })
      }
    }
    const first = await inTurns(
      times + 2,
      Object.fromEntries(
        Object.entries({ ...pages, floor: `${origins.rows}/` }).map(([name, page]) => [
          name,
          () => firstRowAt(browser, page),
        ]),
      ),
    )
    rows.push({ what: `${label}, first row`, unit: 'ms', ...medians(first), reach: 3 })
    await browser.close()
    return rows
  })
}

/** @param {{ compare?: string | undefined }} settings */
export const councilList = ({ compare }) => listOf(10_000, { compare, times: 1, cpus: [1, 4] })

/** @param {{ compare?: string | undefined }} settings */
export const longList = ({ compare }) => listOf(100_000, { compare, times: 2, cpus: [1] })
