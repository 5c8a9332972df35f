/** @typedef {import('./walk.mjs').Counts} Counts */

/**
 * So many rounds are compared with as many before them. The least of each counts: a screen that was just left may still be
 * ending its work, and then there is more for a moment, never less.
 */
const ROUNDS = 4

/**
 * How much more there may be after these rounds. The heap also holds what the browser compiles of code that has run often.
 * @type {Partial<Record<keyof Counts, number>>}
 */
const TOLERANCE = { heap: 1.03 }

/** What is counted, in the order of the report. */
const COUNTED = /** @type {const} */ (['heap', 'listeners', 'nodes', 'timers', 'blobs'])

/** How many rounds there must have been before anything can be said. */
export const LEAST_ROUNDS = 2 * ROUNDS

/**
 * The least of the last rounds and of those before them, and whether there is more in the last.
 * @param {readonly Counts[]} rounds in the order in which they were counted, at least `LEAST_ROUNDS`
 */
export function growth(rounds) {
  const earlier = rounds.slice(-LEAST_ROUNDS, -ROUNDS)
  const last = rounds.slice(-ROUNDS)
  return COUNTED.map((what) => {
    const before = Math.min(...earlier.map((round) => round[what]))
    const after = Math.min(...last.map((round) => round[what]))
    return { what, before, after, grows: after > before * (TOLERANCE[what] ?? 1) }
  })
}

/** @param {readonly Counts[]} rounds whether the last ones found nothing more than those before them */
export const isLevel = (rounds) => rounds.length >= LEAST_ROUNDS && growth(rounds).every(({ grows }) => !grows)
