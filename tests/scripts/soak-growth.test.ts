import { expect, it } from 'vitest'
import { growth, isLevel, LEAST_ROUNDS } from '../../bench/soak/growth.mjs'

const SETTLED = { heap: 16_000_000, listeners: 280, nodes: 1500, timers: 90, blobs: 0 }

type Round = typeof SETTLED

const rounds = (count: number, of: (index: number) => Partial<Round>): Round[] =>
  Array.from({ length: count }, (_, index) => ({ ...SETTLED, ...of(index) }))

const growing = (of: (index: number) => Partial<Round>) =>
  growth(rounds(30, of)).flatMap(({ what, grows }) => (grows ? [what] : []))

/** Returns the number of rounds until nothing grows any more; 0 if never. */
const levelAfter = (of: (index: number) => Partial<Round>) => {
  const all = rounds(60, of)
  return all.findIndex((_, index) => isLevel(all.slice(0, index + 1))) + 1
}

it('finds what one visit of one screen leaks', () => {
  expect(growing((index) => ({ listeners: SETTLED.listeners + index }))).toEqual(['listeners'])
  expect(growing((index) => ({ nodes: SETTLED.nodes + index + (index % 3 === 0 ? 900 : 0) }))).toEqual(['nodes'])
  expect(growing((index) => ({ timers: SETTLED.timers + index }))).toEqual(['timers'])
  expect(growing((index) => ({ blobs: index }))).toEqual(['blobs'])
  // Four kilobytes for each of 40 screens.
  expect(growing((index) => ({ heap: SETTLED.heap + index * 160_000 }))).toEqual(['heap'])
})

it('never reports growth as level', () => {
  expect(levelAfter((index) => ({ listeners: SETTLED.listeners + Math.floor(index / 3) }))).toBe(0)
})

it('waits until slow growth has settled', () => {
  expect(levelAfter(() => ({}))).toBe(LEAST_ROUNDS)
  expect(levelAfter((index) => ({ timers: Math.min(90, 30 + 3 * index) }))).toBe(20 + LEAST_ROUNDS)
  expect(levelAfter((index) => ({ heap: index < 12 ? 9_000_000 + index * 600_000 : SETTLED.heap }))).toBeGreaterThan(12)
})

it('ignores what exists only while a screen is being left', () => {
  expect(
    levelAfter((index) => ({ listeners: index % 4 === 3 ? 281 : 280, nodes: index % 3 === 2 ? 2400 : 1500 })),
  ).toBe(LEAST_ROUNDS)
})

it('returns the minimum of both halves', () => {
  const rows = growth(rounds(LEAST_ROUNDS, (index) => ({ timers: 88 + 2 * index })))
  expect(rows.find(({ what }) => what === 'timers')).toEqual({
    what: 'timers',
    before: 88,
    after: 88 + LEAST_ROUNDS,
    grows: true,
  })
})
