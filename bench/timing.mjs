import { median } from './browser.mjs'

/**
 * Returns the medians of two functions that run in turns, so that other load on the machine affects both.
 * @param {() => unknown} ours
 * @param {() => unknown} floor
 * @param {number} [times]
 */
export function mediansOf(ours, floor, times = 31) {
  const time = (/** @type {() => unknown} */ run) => {
    const start = performance.now()
    run()
    return performance.now() - start
  }
  /** @type {number[]} */
  const one = []
  /** @type {number[]} */
  const other = []
  for (let turn = 0; turn < times; turn += 1) {
    one.push(time(ours))
    other.push(time(floor))
  }
  return { ours: median(one), floor: median(other) }
}

/**
 * Alternates between the measurements, so that other load on the machine affects all of them. Each turn begins with
 * another one.
 * @template Value
 * @param {number} times
 * @param {Record<string, () => Promise<Value>>} measures
 */
export async function inTurns(times, measures) {
  /** @type {Record<string, Value[]>} */
  const values = {}
  const order = Object.entries(measures)
  for (let turn = 0; turn < times; turn += 1) {
    for (const [name, measure] of order) (values[name] ??= []).push(await measure())
    order.push(...order.splice(0, 1))
  }
  return values
}
