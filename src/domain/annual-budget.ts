import { sumLkr, withoutGrouping } from './money'

/** A typed amount in whole rupees, as Enter Grant Details accepts it; undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  const digits = withoutGrouping(typed)
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/**
 * The total in LKR after each planned amount, in the given order; an undefined amount adds nothing.
 * @param granted the sum of the grants given already, in LKR: the totals begin with it
 */
export function runningTotals(granted: number, planned: readonly (number | undefined)[]): number[] {
  let total = granted
  return planned.map((amount) => (total = sumLkr(total, amount ?? 0)))
}
