import { createContext, use, useState } from 'react'
import type { ApprovedCase } from './marks-of'
import { useDecide, type Decision, type GrantDetails } from './use-decide'

interface Deciding {
  decide: (row: ApprovedCase, decision: Decision) => Promise<void>
  isWaiting: (row: ApprovedCase) => boolean
  /** The details of a grant that was undone, or failed: nobody types them twice. */
  typed: (row: ApprovedCase) => GrantDetails
}

const NOTHING: GrantDetails = { startDate: '', period: '', amount: '' }

export const DecidingContext = createContext<Deciding | null>(null)

export function useDecidingOf(row: ApprovedCase) {
  const deciding = use(DecidingContext)
  if (!deciding) throw new Error('useDecidingOf needs a <DecidingContext> above it')
  return {
    decide: (decision: Decision) => deciding.decide(row, decision),
    isWaiting: deciding.isWaiting(row),
    typed: deciding.typed(row),
  }
}

/**
 * What was decided and has not gone out. It is known where decisions wait and not in their rows, which come and go
 * with pages, filters and the board: none is decided a second time meanwhile.
 */
export function useDeciding(): Deciding {
  const decide = useDecide()
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const [details, setDetails] = useState<ReadonlyMap<string, GrantDetails>>(new Map())

  async function settle(row: ApprovedCase, decision: Decision): Promise<void> {
    const { Id } = row
    if (decision.status === '5.1') setDetails((all) => new Map(all).set(Id, decision.details))
    setWaiting((all) => new Set(all).add(Id))
    await decide(row, decision).finally(() => setWaiting((all) => new Set([...all].filter((one) => one !== Id))))
  }

  return {
    decide: settle,
    isWaiting: ({ Id }) => waiting.has(Id),
    typed: ({ Id }) => details.get(Id) ?? NOTHING,
  }
}
