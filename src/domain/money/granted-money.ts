import { readLkr, sumLkr } from './money'

interface MoneyOfYear {
  readonly year: number
  /** The sum of the known amounts in LKR. */
  readonly granted: number
  readonly grants: number
  /** The number of grants whose amount was fetched and is readable. */
  readonly known: number
  /** The applications whose amount is missing or not a number. */
  readonly unreadable: readonly string[]
  /** Until every amount is known, what is left of the budget is uncertain. */
  readonly isComplete: boolean
  readonly budget: number | undefined
  /** Negative if more was granted; undefined without a budget. */
  readonly left: number | undefined
}

interface Grant {
  readonly applicationId: string
  readonly year: number
}

/**
 * Returns the grants and budget in LKR of each year, newest first. Includes years with a budget but no grants.
 * @param amounts by application id, from the host; applications that were not fetched are absent
 * @param budgets by year, as typed; those that are not a number are left out
 */
export function getMoneyByYear(
  grants: readonly Grant[],
  amounts: ReadonlyMap<string, string>,
  budgets: Readonly<Record<string, string>>,
): MoneyOfYear[] {
  const budgetOf = (year: number) => readLkr(budgets[year] ?? '')
  const planned = Object.keys(budgets).map(Number)
  const years = new Set([...grants.map(({ year }) => year), ...planned.filter((year) => budgetOf(year) !== undefined)])
  return [...years]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const grantIds = grants.filter((grant) => grant.year === year).map(({ applicationId }) => applicationId)
      const fetchedAmounts = grantIds
        .filter((id) => amounts.has(id))
        .map((id) => ({ id, lkr: readLkr(amounts.get(id) ?? '') }))
      const amountsInLkr = fetchedAmounts.flatMap(({ lkr }) => lkr ?? [])
      const granted = sumLkr(...amountsInLkr)
      const budget = budgetOf(year)
      return {
        year,
        granted,
        grants: grantIds.length,
        known: amountsInLkr.length,
        unreadable: fetchedAmounts.filter(({ lkr }) => lkr === undefined).map(({ id }) => id),
        isComplete: amountsInLkr.length === grantIds.length,
        budget,
        left: budget === undefined ? undefined : sumLkr(budget, -granted),
      }
    })
}
