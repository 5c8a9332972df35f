import { median } from '../browser.mjs'
import { withModule } from '../../scripts/support/load.mjs'

const TIMES = 15
const SEEDS = 5

/** @param {() => unknown} run */
async function timeOf(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** @param {() => unknown} run @param {number} [times] */
async function medianOf(run, times = TIMES) {
  /** @type {number[]} */
  const all = []
  for (let turn = 0; turn < times; turn += 1) all.push(await timeOf(run))
  return median(all)
}

/**
 * @param {{ name: string, read: () => Promise<string> }} list
 * @param {() => unknown} change
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function listRows({ name, read }, change) {
  const first = await timeOf(read)
  /** @type {readonly unknown[]} */
  const rows = JSON.parse(await read())
  /** @type {{ floor: number[], again: number[], changed: number[] }} */
  const times = { floor: [], again: [], changed: [] }
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.floor.push(await timeOf(() => JSON.stringify(rows)))
    times.again.push(await timeOf(read))
    change()
    times.changed.push(await timeOf(read))
  }
  const floor = median(times.floor)
  const what = `mock, ${name}, ${rows.length.toLocaleString('en')} rows`
  return [
    { what: `${what}, first`, unit: 'ms', ours: first, floor },
    { what: `${what}, again`, unit: 'ms', ours: median(times.again), floor, reach: 3 },
    { what: `${what}, after a change`, unit: 'ms', ours: median(times.changed), floor, reach: 3 },
  ]
}

export const mock = () =>
  withModule(
    '/bench/parts/many-applications.ts',
    async (/** @type {typeof import('./many-applications.ts')} */ { openMany, seedMany }) => {
      // First, as in a page: garbage collection takes longer among other stores.
      const seeding = await medianOf(seedMany, SEEDS)
      const { lists, change, calls } = await openMany()
      /** @type {import('../report.mjs').Row[]} */
      const rows = [{ what: 'mock, seeding 10,000 applications', unit: 'ms', ours: seeding, reach: 1500 }]
      for (const list of lists) rows.push(...(await listRows(list, change)))
      for (const [name, run] of Object.entries(calls))
        rows.push({ what: `mock, ${name}`, unit: 'ms', ours: await medianOf(run), reach: 5 })
      return rows
    },
  )
