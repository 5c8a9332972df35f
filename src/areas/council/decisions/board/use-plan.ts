import { useEffect, useMemo, useState } from 'react'
import { useServices, useSession } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/lib/zod'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

const planSchema = z.object({
  /** Annual budget as typed, by year of submission. Keeps the name that earlier versions stored. */
  envelopes: z.catch(z.record(z.string(), z.string()), {}),
  /** Amount as typed, by application id. */
  amounts: z.catch(z.record(z.string(), z.string()), {}),
})

export type Plan = z.output<typeof planSchema>

/** Unreadable stored data counts as an empty plan. */
const asPlan = createJsonCodec((json): Plan => planSchema.safeParse(json).data ?? { envelopes: {}, amounts: {} })

/** Stores one user's plan on this device, because the contract has no call for it. A planned amount prefills the grant. */
export function usePlan(owner: string) {
  const { local } = useServices()
  const stored = useMemo(() => createStoredValue(local, storedItems.decisionPlan(owner), asPlan), [local, owner])
  const plan = useStoredValue(stored)
  // A plan that the browser could not store is dropped on unmount, as the page announces.
  useEffect(() => stored.discardUnsaved, [stored])

  return {
    plan,
    /** False if the browser refuses to store it. */
    isStored: stored.isSaved(),
    setBudget: (year: number, budget: string) =>
      stored.write({ ...plan, envelopes: { ...plan.envelopes, [year]: budget } }),
    setAmount: (id: string, amount: string) => stored.write({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}

/** Id of the last known user; it stays while the session cannot be checked. */
export function useLastPerson(): string {
  const session = useSession()
  const known = session.state === 'valid' ? session.person.id : null
  const [last, setLast] = useState(known)
  if (known !== null && known !== last) setLast(known)
  return known ?? last ?? ''
}
