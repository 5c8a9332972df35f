import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, runningTotals } from '@/domain/annual-budget'

test.each([
  ['1,250,000', 1_250_000],
  [' 500 000 ', 500_000],
  ['0', 0],
  ['', undefined],
  ['about 5000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])('"%s" is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test('each total adds every amount down to its own to what was granted', () => {
  expect(runningTotals(1_000, [200, undefined, 300])).toEqual([1_200, 1_200, 1_500])
  expect(runningTotals(1_000, [])).toEqual([])
})

test('the last total is the sum, and no total is less than the one before', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1 }), (granted, amounts) => {
      const totals = runningTotals(granted, amounts)
      expect(totals.at(-1)).toBe(amounts.reduce((sum, amount) => sum + amount, granted))
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    }),
  )
})
