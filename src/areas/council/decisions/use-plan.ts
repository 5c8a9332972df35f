import { useState } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { z } from '@/contract/zod'
import { readJson } from '@/lib/read-json'
import { tryToStore } from '@/lib/try-to-store'

const planSchema = z.object({
  /** The year of a round to its envelope as typed: commas stay where they were put. */
  envelopes: z.record(z.string(), z.string()).catch({}),
  /** Application id to the amount as typed. */
  amounts: z.record(z.string(), z.string()).catch({}),
})

export type Plan = z.output<typeof planSchema>

/**
 * What a person plans to give, and out of how much in which year. A plan is nobody's business but theirs, and the contract has no
 * place for it: it is kept on this device, and nothing is ever filled in from it.
 * @param owner whose plan it is; read once, so that another owner needs another component
 */
export function usePlan(owner: string) {
  const { local } = useServices()
  const item = storedItems.decisionPlan(owner)
  const [isKept, setKept] = useState(true)
  const [plan, setPlan] = useState(() => readPlan(local.getItem(item)))

  function change(next: Plan) {
    setPlan(next)
    setKept(tryToStore(local, item, JSON.stringify(next)))
  }

  return {
    plan,
    /** False where the browser refuses to keep it. */
    isKept,
    setEnvelope: (year: number, envelope: string) =>
      change({ ...plan, envelopes: { ...plan.envelopes, [year]: envelope } }),
    setAmount: (id: string, amount: string) => change({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}

/** What cannot be read is an empty plan. */
function readPlan(stored: string | null): Plan {
  return planSchema.safeParse(readJson(stored)).data ?? { envelopes: {}, amounts: {} }
}
