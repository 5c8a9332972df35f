import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBudgetEnd, computeRunningTotals } from '@/domain/money/annual-budget'

test('each total adds the amounts so far to the granted sum', () => {
  expect(computeRunningTotals(1_000, [200, undefined, 300])).toEqual([1_200, 1_200, 1_500])
  expect(computeRunningTotals(1_000, [])).toEqual([])
})

test('totals never decrease, and the last one is the sum', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1 }), (granted, amounts) => {
      const totals = computeRunningTotals(granted, amounts)
      expect(totals.at(-1)).toBe(amounts.reduce((sum, amount) => sum + amount, granted))
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    }),
  )
})

test.each([
  ['the first amount that is too much', 1_000, 0, [600, 300, 200], 2],
  ['the one after it was used up to the rupee', 900, 0, [600, 300, undefined], 2],
  ['the first one where the grants have used it up', 500, 500, [undefined, 100], 0],
  ['nowhere while it suffices', 1_100, 0, [600, 300, 200], undefined],
  ['nowhere where nothing is planned', 1_000, 200, [undefined, undefined], undefined],
  ['nowhere where there is nothing to decide', 1_000, 2_000, [], undefined],
])('a budget ends at %s', (_, budget, granted, planned, expected) => {
  expect(findBudgetEnd(budget, granted, computeRunningTotals(granted, planned))).toBe(expected)
})

test('amounts before the budget’s end are covered, the one at it not', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.array(fc.integer({ min: 1, max: 1e6 })), (budget, granted, amounts) => {
      const totals = computeRunningTotals(granted, amounts)
      const at = findBudgetEnd(budget, granted, totals) ?? totals.length
      expect(totals.slice(0, at).every((total) => total <= budget)).toBe(true)
      if (at < totals.length) expect(totals[at]).toBeGreaterThan(budget)
    }),
  )
})
