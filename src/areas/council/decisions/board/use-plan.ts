import { useEffect, useMemo } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/domain/zod'
import { asJson, storedValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

const planSchema = z.object({
  /** Annual budget as typed, by year of submission. Keeps the name that earlier versions stored. */
  envelopes: z.record(z.string(), z.string()).catch({}),
  /** Application id to the amount as typed. */
  amounts: z.record(z.string(), z.string()).catch({}),
})

export type Plan = z.output<typeof planSchema>

/** Unreadable stored data counts as an empty plan. */
const asPlan = asJson((json): Plan => planSchema.safeParse(json).data ?? { envelopes: {}, amounts: {} })

/**
 * The annual budgets and planned amounts of one user. Plans are private and the contract has no call for them, so they
 * are stored on this device only, and nothing is prefilled from them.
 */
export function usePlan(owner: string) {
  const { local } = useServices()
  const stored = useMemo(() => storedValue(local, storedItems.decisionPlan(owner), asPlan), [local, owner])
  const plan = useStoredValue(stored)
  // A plan that the browser could not store is dropped on unmount, as the page announces.
  useEffect(() => stored.dropUnstored, [stored])

  return {
    plan,
    /** False if the browser refuses to store it. */
    isStored: stored.isStored(),
    setBudget: (year: number, budget: string) =>
      stored.write({ ...plan, envelopes: { ...plan.envelopes, [year]: budget } }),
    setAmount: (id: string, amount: string) => stored.write({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}
