import { useEffect, useMemo } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/domain/zod'
import { asJson, storedValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

const planSchema = z.object({
  /** The year of a round to its envelope as typed: commas stay where they were put. */
  envelopes: z.record(z.string(), z.string()).catch({}),
  /** Application id to the amount as typed. */
  amounts: z.record(z.string(), z.string()).catch({}),
})

export type Plan = z.output<typeof planSchema>

/** What cannot be read is an empty plan. */
const asPlan = asJson((json): Plan => planSchema.safeParse(json).data ?? { envelopes: {}, amounts: {} })

/**
 * What a person plans to give, and out of how much in which year. A plan is nobody's business but theirs, and the
 * contract has no place for it: it is kept on this device, and nothing is ever filled in from it.
 */
export function usePlan(owner: string) {
  const { local } = useServices()
  const stored = useMemo(() => storedValue(local, storedItems.decisionPlan(owner), asPlan), [local, owner])
  const plan = useStoredValue(stored)
  // A plan that the browser does not keep is gone with the board, as the board says.
  useEffect(() => stored.dropUnkept, [stored])

  return {
    plan,
    /** False where the browser refuses to keep it. */
    isKept: stored.isKept(),
    setEnvelope: (year: number, envelope: string) =>
      stored.write({ ...plan, envelopes: { ...plan.envelopes, [year]: envelope } }),
    setAmount: (id: string, amount: string) => stored.write({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}
