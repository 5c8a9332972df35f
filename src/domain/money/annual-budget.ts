import { sumLkr } from './money'

/**
 * The total in LKR after each planned amount, in the given order; an undefined amount adds nothing.
 * @param granted the sum of the grants given already, in LKR: the totals begin with it
 */
export function runningTotals(granted: number, planned: readonly (number | undefined)[]): number[] {
  let total = granted
  return planned.map((amount) => (total = sumLkr(total, amount ?? 0)))
}

/**
 * Where a budget is used up: the index of the first total for which it does not suffice, or before which nothing of it
 * is left. Undefined where it suffices for all.
 * @param granted the sum with which the totals begin
 * @param totals as `runningTotals` gives them
 */
export function budgetEndsAt(budget: number, granted: number, totals: readonly number[]): number | undefined {
  const at = totals.findIndex((total, index) => total > budget || (totals[index - 1] ?? granted) >= budget)
  return at === -1 ? undefined : at
}
