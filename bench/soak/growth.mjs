/** @typedef {import('./walk.mjs').Counts} Counts */

/**
 * Compares the minimum of the last four rounds with that of the four before them. A screen that was just left may raise a
 * count for a moment, but never lowers it.
 */
const COMPARED_ROUNDS = 4

/** Allows some growth of the heap, because it also holds compiled code. @type {Partial<Record<keyof Counts, number>>} */
const MAX_GROWTH = { heap: 1.03 }

const COUNTERS = /** @type {const} */ (['heap', 'listeners', 'nodes', 'timers', 'blobs'])

export const MIN_ROUNDS = 2 * COMPARED_ROUNDS

/** @param {readonly Counts[]} rounds oldest first, at least `MIN_ROUNDS` */
export function measureGrowth(rounds) {
  const earlier = rounds.slice(-MIN_ROUNDS, -COMPARED_ROUNDS)
  const last = rounds.slice(-COMPARED_ROUNDS)
  return COUNTERS.map((counter) => {
    const before = Math.min(...earlier.map((round) => round[counter]))
    const after = Math.min(...last.map((round) => round[counter]))
    return { counter, before, after, isGrowing: after > before * (MAX_GROWTH[counter] ?? 1) }
  })
}

/** Returns true if no count grows. @param {readonly Counts[]} rounds */
export const isStable = (rounds) =>
  rounds.length >= MIN_ROUNDS && measureGrowth(rounds).every(({ isGrowing }) => !isGrowing)
