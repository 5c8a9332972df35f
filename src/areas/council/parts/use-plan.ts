import { useState } from 'react'
import { usePortal } from '@/api/portal'
import { z } from '@/contract/zod'
import { tryToStore } from '@/lib/try-to-store'

const planSchema = z.object({
  /** As typed: commas stay where they were put. */
  envelope: z.string().catch(''),
  /** Application id to the amount as typed. */
  amounts: z.record(z.string(), z.string()).catch({}),
})

export type Plan = z.output<typeof planSchema>

/**
 * What a person plans to give, and out of how much. A plan is nobody's business but theirs, and the contract has no
 * place for it: it is kept on this device, and nothing is ever filled in from it.
 * @param owner whose plan it is; read once, so that another owner needs another component
 */
export function usePlan(owner: string) {
  const { local } = usePortal()
  const item = `decisionPlan:${owner}`
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
    setEnvelope: (envelope: string) => change({ ...plan, envelope }),
    setAmount: (id: string, amount: string) => change({ ...plan, amounts: { ...plan.amounts, [id]: amount } }),
  }
}

/** What cannot be read is an empty plan. */
function readPlan(stored: string | null): Plan {
  try {
    return planSchema.parse(JSON.parse(stored ?? '{}'))
  } catch {
    return { envelope: '', amounts: {} }
  }
}
