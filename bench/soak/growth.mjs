/** @typedef {import('./walk.mjs').Counts} Counts */

/**
 * Compares this many rounds with as many before them, by their minimum: a screen that was just left may still raise a
 * count for a moment, but never lower it.
 */
const ROUNDS = 4

/** Tolerated growth: the heap also holds compiled code. @type {Partial<Record<keyof Counts, number>>} */
const TOLERANCE = { heap: 1.03 }

const COUNTED = /** @type {const} */ (['heap', 'listeners', 'nodes', 'timers', 'blobs'])

export const LEAST_ROUNDS = 2 * ROUNDS

/** @param {readonly Counts[]} rounds oldest first, at least `LEAST_ROUNDS` */
export function growth(rounds) {
  const earlier = rounds.slice(-LEAST_ROUNDS, -ROUNDS)
  const last = rounds.slice(-ROUNDS)
  return COUNTED.map((what) => {
    const before = Math.min(...earlier.map((round) => round[what]))
    const after = Math.min(...last.map((round) => round[what]))
    return { what, before, after, grows: after > before * (TOLERANCE[what] ?? 1) }
  })
}

/** Returns true if no count grows. @param {readonly Counts[]} rounds */
export const isLevel = (rounds) => rounds.length >= LEAST_ROUNDS && growth(rounds).every(({ grows }) => !grows)
