import { sumLkr } from './money'

/** Returns the total in LKR after each planned amount. `granted` is the sum at the start. */
export function computeRunningTotals(granted: number, planned: readonly (number | undefined)[]): number[] {
  let total = granted
  return planned.map((amount) => (total = sumLkr(total, amount ?? 0)))
}

/** Returns the index of the first total over budget, or of the first amount after the budget is used up. */
export function findBudgetEnd(budget: number, granted: number, totals: readonly number[]): number | undefined {
  const at = totals.findIndex((total, index) => total > budget || (totals[index - 1] ?? granted) >= budget)
  return at === -1 ? undefined : at
}
