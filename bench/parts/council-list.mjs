import { buildBaseline, buildPortal, toBaselineFolder } from '../builds.mjs'
import { median, openBrowser, openPage, measureFirstRow, measureTextChange } from '../browser.mjs'
import { measureInTurns } from '../timing.mjs'
import { listResponse, withServedFolders } from '../host.mjs'
import { createListBody } from '../rows.mjs'

/** @typedef {import('../report.mjs').Row} Row */
/** @typedef {import('playwright').Page} Page */

const PORTAL_PATH = '/viewapplication'

/** Each digit narrows the list further, because titles end in a number. */
const SEARCH_TEXT = '1234'
const PAUSE_MS = 120
const SORT_COLUMNS = [
  'Project Title',
  'Project Title',
  'Applicant Name',
  'Applicant Name',
  'Application Id',
  'Submitted Date',
]

/** @param {Page} page */
const waitForRows = async (page) => {
  await page.locator('tbody tr').nth(24).waitFor()
  // Excludes work after the first rows from the timing.
  await page.waitForTimeout(1_000)
}

/** @param {Page} page */
async function measureTyping(page) {
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.focus()
  /** @type {number[]} */
  const times = []
  for (const letter of SEARCH_TEXT) {
    times.push(await measureTextChange(page, 'keydown', 'rowCount', () => page.keyboard.press(letter)))
    await page.waitForTimeout(PAUSE_MS)
  }
  for (let remaining = SEARCH_TEXT.length; remaining > 0; remaining -= 1) {
    times.push(await measureTextChange(page, 'keydown', 'rowCount', () => page.keyboard.press('Backspace')))
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

/** @param {Page} page */
async function measureFiltering(page) {
  const field = page.getByRole('combobox', { name: 'Status' })
  /** @type {number[]} */
  const times = []
  for (const label of ['Submitted', 'Granted', 'Submitted', 'Granted']) {
    times.push(await measureTextChange(page, 'change', 'rowCount', () => field.selectOption({ label })))
    await page.waitForTimeout(PAUSE_MS)
  }
  await field.selectOption('')
  return times
}

/** @param {Page} page */
async function measureSorting(page) {
  /** @type {number[]} */
  const times = []
  for (const name of SORT_COLUMNS) {
    const button = page.getByRole('columnheader').getByRole('button', { name: new RegExp(`^${name}`) })
    times.push(await measureTextChange(page, 'click', 'firstRow', () => button.click()))
    await page.waitForTimeout(PAUSE_MS)
  }
  return times
}

const STEPS = /** @type {const} */ ({
  'text filter': measureTyping,
  'status filter': measureFiltering,
  sort: measureSorting,
})
const MAX_RATIOS = { 'text filter': 1.5, 'status filter': 1.5, sort: 2 }

/** @param {import('playwright').Browser} browser @param {string} address @param {number} cpu */
async function measureSteps(browser, address, cpu) {
  const { page, devtools, close } = await openPage(browser, { cpu })
  await page.goto(address)
  await waitForRows(page)
  /** @type {Record<string, number[]>} */
  const times = {}
  for (const [name, step] of Object.entries(STEPS)) times[name] = await step(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await close()
  return { times, heap: usedSize / 1e6 }
}

/**
 * @template Run
 * @param {Record<string, Run[]>} runs
 * @param {(run: Run) => number[]} getValues
 * @returns {{ ours: number, baseline: number, before?: number }}
 */
const toMedians = ({ ours = [], baseline = [], before }, getValues) => ({
  ours: median(ours.flatMap(getValues)),
  baseline: median(baseline.flatMap(getValues)),
  ...(before && { before: median(before.flatMap(getValues)) }),
})

/** @param {import('playwright').Browser} browser @param {string} address */
async function measureFirstRowAt(browser, address) {
  const { page, close } = await openPage(browser)
  await page.goto(address, { waitUntil: 'commit' })
  const time = await measureFirstRow(page)
  await close()
  return time
}

/**
 * @param {number} count
 * @param {{ compare?: string | undefined, times: number, cpus: readonly number[] }} settings
 * @returns {Promise<Row[]>}
 */
async function measureList(count, { compare, times, cpus }) {
  const folders = {
    ours: await buildPortal('production'),
    baseline: await buildBaseline('array-page'),
    rows: toBaselineFolder('rows'),
    ...(compare && { before: compare }),
  }
  const rowCount = `${count.toLocaleString('en')} rows`
  return withServedFolders(folders, listResponse(createListBody(count)), async (origins) => {
    const browser = await openBrowser()
    /** @type {Row[]} */
    const rows = []
    const pages = {
      ours: origins.ours + PORTAL_PATH,
      baseline: `${origins.baseline}/`,
      ...(compare && { before: origins.before + PORTAL_PATH }),
    }
    for (const cpu of cpus) {
      const runs = await measureInTurns(times, pages, (page) => measureSteps(browser, page, cpu))
      for (const [step, maxRatio] of Object.entries(MAX_RATIOS)) {
        const medians = toMedians(runs, ({ times }) => times[step] ?? [])
        rows.push({ label: `${rowCount}, ${step}, CPU ${cpu}x`, unit: 'ms', ...medians, maxRatio })
      }
      if (count > 10_000) {
        const { ours, before } = toMedians(runs, ({ heap }) => [heap])
        rows.push({ label: `${rowCount}, heap`, unit: 'MB', ours, ...(before && { before }), maxValue: 250 })
      }
    }
    const firstRowPages = { ...pages, baseline: `${origins.rows}/` }
    const firstRowTimes = await measureInTurns(times + 2, firstRowPages, (page) => measureFirstRowAt(browser, page))
    const medians = toMedians(firstRowTimes, (time) => [time])
    rows.push({ label: `${rowCount}, first row`, unit: 'ms', ...medians, maxRatio: 3 })
    await browser.close()
    return rows
  })
}

/** @param {{ compare?: string | undefined }} settings */
export const measureCouncilList = ({ compare }) => measureList(10_000, { compare, times: 1, cpus: [1, 4] })

/** @param {{ compare?: string | undefined }} settings */
export const measureLongList = ({ compare }) => measureList(100_000, { compare, times: 2, cpus: [1] })
