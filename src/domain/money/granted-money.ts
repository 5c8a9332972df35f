import { readLkr, sumLkr } from './money'

export interface MoneyOfYear {
  readonly year: number
  /** The sum of the known amounts in LKR. */
  readonly granted: number
  readonly grants: number
  /** The number of grants whose amount was fetched and is readable. */
  readonly known: number
  /** The applications whose amount is missing or not a number. */
  readonly unreadable: readonly string[]
  readonly budget: number | undefined
}

interface Grant {
  readonly applicationId: string
  readonly year: number
}

/**
 * Returns the grants and budget in LKR of each year, newest first. Includes years with a budget but no grants.
 * @param amounts by application id, from the host; applications that were not fetched are absent
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
