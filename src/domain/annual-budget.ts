import { sumLkr, withoutGrouping } from './money'

/** What an amount as typed comes to in LKR: whole rupees, as Enter Grant Details takes them. Else undefined. */
export function readAmount(typed: string): number | undefined {
  const digits = withoutGrouping(typed)
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/**
 * The total in LKR after each planned amount, in the order given; an amount that is not planned adds nothing.
 * @param granted what was granted already, with which the sum begins
 */
export function runningTotals(granted: number, planned: readonly (number | undefined)[]): number[] {
  let total = granted
  return planned.map((amount) => (total = sumLkr(total, amount ?? 0)))
}
