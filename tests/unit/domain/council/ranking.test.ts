import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRank, rankHighestFirst } from '@/domain/council/ranking'

const ranks = (values: readonly (number | undefined)[]) =>
  rankHighestFirst(values, (value) => value).map(({ rank, isTied }) =>
    rank === undefined ? '–' : formatRank(rank, isTied),
  )

test.each([
  [
    [70, 90, 80],
    ['1', '2', '3'],
  ],
  [
    [80, 90, 80, 70],
    ['1', '=2', '=2', '4'],
  ],
  [
    [undefined, 0, undefined],
    ['1', '–', '–'],
  ],
  [[], []],
])('ranks of %j are %j', (values, expected) => {
  expect(ranks(values)).toEqual(expected)
})

test('equal means share a rank, however they were added up', () => {
  expect(0.1 + 0.2).not.toBe(0.3)
  expect(ranks([0.1 + 0.2, 0.3])).toEqual(['=1', '=1'])
})

test('equal ranks keep their order, and rows without a value come last', () => {
  const rows = ['a:5', 'b:', 'c:7', 'd:5', 'e:']
  const valueOf = (row: string) => (row.endsWith(':') ? undefined : Number(row.slice(2)))
  expect(rankHighestFirst(rows, valueOf).map(({ row }) => row[0])).toEqual(['c', 'a', 'd', 'b', 'e'])
})

test('a rank is one more than the number of higher values', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (values) => {
      for (const { row, rank, isTied } of rankHighestFirst(values, (value) => value)) {
        expect(rank).toBe(values.filter((other) => other > row).length + 1)
        expect(isTied).toBe(values.filter((other) => other === row).length > 1)
      }
    }),
  )
})
