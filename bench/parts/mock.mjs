import { median } from '../browser.mjs'
import { withModule } from '../../scripts/support/load.mjs'

const TIMES = 15
const SEEDS = 5

/** @param {() => unknown} run */
async function measureTime(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** @param {() => unknown} run @param {number} [times] */
async function measureMedian(run, times = TIMES) {
  /** @type {number[]} */
  const durations = []
  for (let turn = 0; turn < times; turn += 1) durations.push(await measureTime(run))
  return median(durations)
}

/**
 * @param {{ name: string, read: () => Promise<string> }} list
 * @param {() => unknown} change
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function measureList({ name, read }, change) {
  const firstTime = await measureTime(read)
  /** @type {readonly unknown[]} */
  const rows = JSON.parse(await read())
  /** @type {{ baseline: number[], unchanged: number[], changed: number[] }} */
  const times = { baseline: [], unchanged: [], changed: [] }
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.baseline.push(await measureTime(() => JSON.stringify(rows)))
    times.unchanged.push(await measureTime(read))
    change()
    times.changed.push(await measureTime(read))
  }
  const baseline = median(times.baseline)
  const label = `mock, ${name}, ${rows.length.toLocaleString('en')} rows`
  return [
    { label: `${label}, first`, unit: 'ms', ours: firstTime, baseline },
    { label: `${label}, again`, unit: 'ms', ours: median(times.unchanged), baseline, maxRatio: 3 },
    { label: `${label}, after a change`, unit: 'ms', ours: median(times.changed), baseline, maxRatio: 3 },
  ]
}

export const measureMock = () =>
  withModule(
    '/bench/parts/many-applications.ts',
    async (/** @type {typeof import('./many-applications.ts')} */ { openLargeMock, seedLargeStore }) => {
      // Runs first, as in a page, because garbage collection takes longer beside other stores.
      const seeding = await measureMedian(seedLargeStore, SEEDS)
      const { lists, change, calls } = await openLargeMock()
      /** @type {import('../report.mjs').Row[]} */
      const rows = [{ label: 'mock, seeding 10,000 applications', unit: 'ms', ours: seeding, maxValue: 1_500 }]
      for (const list of lists) rows.push(...(await measureList(list, change)))
      for (const [name, run] of Object.entries(calls))
        rows.push({ label: `mock, ${name}`, unit: 'ms', ours: await measureMedian(run), maxValue: 5 })
      return rows
    },
  )
