import { useEffect, useMemo } from 'react'
import { useOwnerId, useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/lib/zod'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

const planSchema = z.object({
  /** Annual budget as typed, by year of submission. Earlier versions stored this key. */
  envelopes: z.catch(z.record(z.string(), z.string()), {}),
  /** Amount as typed, by application id. */
  amounts: z.catch(z.record(z.string(), z.string()), {}),
})

export type Plan = z.output<typeof planSchema>

/** Unreadable stored data counts as an empty plan. */
const planCodec = createJsonCodec((json): Plan => planSchema.safeParse(json).data ?? { envelopes: {}, amounts: {} })

/** Stores one user's plan on this device, because the contract has no call for plans. */
export function usePlan() {
  const { local } = useServices()
  const ownerId = useOwnerId()
  const storedPlan = useMemo(
    () => createStoredValue(local, storedItems.decisionPlan(ownerId), planCodec),
    [local, ownerId],
  )
  const plan = useStoredValue(storedPlan)
  // Drops an unsaved plan on unmount, as the banner says.
  useEffect(() => storedPlan.discardUnsaved, [storedPlan])

  return {
    plan,
    isSaved: storedPlan.isSaved(),
    setBudget: (year: number, budget: string) =>
      storedPlan.write({ ...plan, envelopes: { ...plan.envelopes, [year]: budget } }),
    setAmount: (id: string, amount: string) =>
      storedPlan.write({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}
