import { expect, it } from 'vitest'
import { isStable, measureGrowth, MIN_ROUNDS } from '../../bench/soak/growth.mjs'

const STABLE_ROUND = { heap: 16_000_000, listeners: 280, nodes: 1500, timers: 90, blobs: 0 }

type Round = typeof STABLE_ROUND

type CreateCounts = (index: number) => Partial<Round>

const createRounds = (length: number, createCounts: CreateCounts): Round[] =>
  Array.from({ length }, (_, index) => ({ ...STABLE_ROUND, ...createCounts(index) }))

const findGrowingCounters = (createCounts: CreateCounts) =>
  measureGrowth(createRounds(30, createCounts)).flatMap(({ counter, isGrowing }) => (isGrowing ? [counter] : []))

/** Returns the number of rounds until no count grows, or 0 if a count never stops growing. */
const countRoundsUntilStable = (createCounts: CreateCounts) => {
  const rounds = createRounds(60, createCounts)
  return rounds.findIndex((_, index) => isStable(rounds.slice(0, index + 1))) + 1
}

it('detects a leak of one object per round', () => {
  expect(findGrowingCounters((index) => ({ listeners: STABLE_ROUND.listeners + index }))).toEqual(['listeners'])
  expect(findGrowingCounters((index) => ({ nodes: STABLE_ROUND.nodes + index + (index % 3 === 0 ? 900 : 0) }))).toEqual(
    ['nodes'],
  )
  expect(findGrowingCounters((index) => ({ timers: STABLE_ROUND.timers + index }))).toEqual(['timers'])
  expect(findGrowingCounters((index) => ({ blobs: index }))).toEqual(['blobs'])
  // Four kilobytes for each of 40 screens.
  expect(findGrowingCounters((index) => ({ heap: STABLE_ROUND.heap + index * 160_000 }))).toEqual(['heap'])
})

it('never reports growth as stable', () => {
  expect(countRoundsUntilStable((index) => ({ listeners: STABLE_ROUND.listeners + Math.floor(index / 3) }))).toBe(0)
})

it('waits until slow growth has settled', () => {
  expect(countRoundsUntilStable(() => ({}))).toBe(MIN_ROUNDS)
  expect(countRoundsUntilStable((index) => ({ timers: Math.min(90, 30 + 3 * index) }))).toBe(20 + MIN_ROUNDS)
  expect(
    countRoundsUntilStable((index) => ({ heap: index < 12 ? 9_000_000 + index * 600_000 : STABLE_ROUND.heap })),
  ).toBeGreaterThan(12)
})

it('ignores counts that rise only in some rounds', () => {
  expect(
    countRoundsUntilStable((index) => ({
      listeners: index % 4 === 3 ? 281 : 280,
      nodes: index % 3 === 2 ? 2400 : 1500,
    })),
  ).toBe(MIN_ROUNDS)
})

it('returns the minimum of the earlier and of the last rounds', () => {
  const growth = measureGrowth(createRounds(MIN_ROUNDS, (index) => ({ timers: 88 + 2 * index })))
  expect(growth.find(({ counter }) => counter === 'timers')).toEqual({
    counter: 'timers',
    before: 88,
    after: 88 + MIN_ROUNDS,
    isGrowing: true,
  })
})
