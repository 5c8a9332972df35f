import { useEffect, useMemo, useState } from 'react'
import { useServices, useSession } from '@/api/services'
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
export function usePlan(personId: string) {
  const { local } = useServices()
  const storedPlan = useMemo(
    () => createStoredValue(local, storedItems.decisionPlan(personId), planCodec),
    [local, personId],
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

/** Keeps the id of the last user while the session cannot be checked. */
export function useLastPersonId(): string {
  const session = useSession()
  const currentId = session.state === 'valid' ? session.person.id : null
  const [lastId, setLastId] = useState(currentId)
  if (currentId !== null && currentId !== lastId) setLastId(currentId)
  return currentId ?? lastId ?? ''
}
