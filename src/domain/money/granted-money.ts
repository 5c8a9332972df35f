import { readLkr, sumLkr } from './money'

export interface MoneyOfYear {
  readonly year: number
  /** The sum of the amounts that are known, in LKR. */
  readonly granted: number
  readonly grants: number
  /** How many grants were looked at and have an amount. */
  readonly known: number
  /** The applications whose amount is missing or is not a number. */
  readonly unreadable: readonly string[]
  /** The annual budget; undefined where none is noted. */
  readonly budget: number | undefined
}

interface Grant {
  readonly applicationId: string
  readonly year: number
}

/**
 * What was granted to the applications of each year, the newest first, beside its annual budget. A year without grants
 * is named where it has a budget.
 * @param amounts by id, as the host has them; an application that was not looked at has none
 * @param budgets by year, in LKR
 */
export function moneyByYear(
  grants: readonly Grant[],
  amounts: ReadonlyMap<string, string>,
  budgets: ReadonlyMap<number, number>,
): MoneyOfYear[] {
  const years = new Set([...grants.map(({ year }) => year), ...budgets.keys()])
  return [...years]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const own = grants.filter((grant) => grant.year === year).map(({ applicationId }) => applicationId)
      const read = own.filter((id) => amounts.has(id)).map((id) => ({ id, lkr: readLkr(amounts.get(id) ?? '') }))
      const known = read.flatMap(({ lkr }) => lkr ?? [])
      return {
        year,
        granted: sumLkr(...known),
        grants: own.length,
        known: known.length,
        unreadable: read.filter(({ lkr }) => lkr === undefined).map(({ id }) => id),
        budget: budgets.get(year),
      }
    })
}
