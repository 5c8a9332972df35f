import { median } from './browser.mjs'

/**
 * Returns the medians of two functions that run in turns, so that other load on the machine affects both.
 * @param {() => unknown} ours
 * @param {() => unknown} baseline
 * @param {number} [times]
 */
export function measureMedians(ours, baseline, times = 31) {
  const time = (/** @type {() => unknown} */ run) => {
    const start = performance.now()
    run()
    return performance.now() - start
  }
  /** @type {number[]} */
  const ourTimes = []
  /** @type {number[]} */
  const baselineTimes = []
  for (let turn = 0; turn < times; turn += 1) {
    ourTimes.push(time(ours))
    baselineTimes.push(time(baseline))
  }
  return { ours: median(ourTimes), baseline: median(baselineTimes) }
}

/**
 * Alternates between the measurements, so that other load on the machine affects all of them. Rotates their order.
 * @template Value
 * @param {number} times
 * @param {Record<string, string>} builds address or folder by name
 * @param {(build: string) => Promise<Value>} measure
 */
export async function measureInTurns(times, builds, measure) {
  /** @type {Record<string, Value[]>} */
  const values = {}
  const order = Object.entries(builds)
  for (let turn = 0; turn < times; turn += 1) {
    for (const [name, build] of order) (values[name] ??= []).push(await measure(build))
    order.push(...order.splice(0, 1))
  }
  return values
}
