import { median } from '../browser.mjs'
import { withModule } from '../../scripts/support/load.mjs'

const TIMES = 5

/** @param {() => unknown} run */
async function timeOf(run) {
  /** @type {number[]} */
  const times = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** The mock among 10,000 applications: one call, a list beside writing the same as JSON, and filling it. */
export const mock = () =>
  withModule(
    '/bench/parts/many-applications.ts',
    async (/** @type {typeof import('./many-applications.ts')} */ module) => {
      const { call, list, rows } = await module.openMany()
      return [
        { what: 'mock, a call at 10,000 applications', unit: 'ms', ours: await timeOf(call) },
        {
          what: `mock, a list of ${rows.length.toLocaleString('en')} of them, to JSON.stringify`,
          unit: 'ms',
          ours: await timeOf(list),
          floor: await timeOf(() => JSON.stringify(rows)),
        },
        { what: 'mock, seeding 10,000 applications', unit: 'ms', ours: await timeOf(module.seedMany) },
      ]
    },
  )
