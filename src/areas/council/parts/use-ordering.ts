import { createContext, use, useState } from 'react'
import { ApiError, explain, isAmbiguous, refusalOr } from '@/api/errors'
import { useCall } from '@/api/portal'
import { useHeldAction } from '@/areas/shared/held-action/held-actions'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import type { Output } from '@/contract'
import { guidance } from '@/domain/guidance'
import { useAnnounce } from '@/ui/announcer'

export type CaseToOrder = Output<'listApplicationsToOrder'>[number]

/** Shortlisted or rejected, as the wire has it. */
export type Order = '2.1' | '2.2'

interface Ordering {
  order: (row: CaseToOrder, to: Order) => Promise<void>
  /** What was chosen for a row and is not saved yet. */
  chosen: (row: CaseToOrder) => Order | undefined
  /** Why the last choice for a row was taken back. */
  takenBack: (row: CaseToOrder) => string | undefined
}

export const OrderingContext = createContext<Ordering | null>(null)

export function useOrderingOf(row: CaseToOrder) {
  const ordering = use(OrderingContext)
  if (!ordering) throw new Error('useOrderingOf needs an <OrderingContext> above it')
  return {
    order: (to: Order) => ordering.order(row, to),
    chosen: ordering.chosen(row),
    takenBack: ordering.takenBack(row),
  }
}

/**
 * The list is changed first and the host told afterwards (spec 4). A rejection waits behind Undo before it is told,
 * and what the host does not take is visibly taken back.
 */
export function useOrdering(): Ordering {
  const { hold } = useHeldAction()
  const check = useCheckUnchanged()
  const announce = useAnnounce()
  const { mutateAsync } = useCall('shortlistOrReject')
  const [choices, setChoices] = useState<ReadonlyMap<string, Order>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())

  async function send(row: CaseToOrder, status: Order): Promise<void> {
    const { app_ID } = row
    const compared = await check({
      call: 'listApplicationsToOrder',
      input: {},
      seen: row,
      isSame: (other) => other.app_ID === app_ID,
      matters: ({ Status }) => [Status],
    })
    if (compared === 'same') await mutateAsync({ input: { app_ID, status } })
  }

  async function order(row: CaseToOrder, to: Order): Promise<void> {
    const { app_ID } = row
    setFailures((all) => without(all, app_ID))
    setChoices((all) => new Map(all).set(app_ID, to))
    const run = () => send(row, to)
    try {
      await (to === '2.2' ? hold({ what: `Rejection of application ${app_ID}`, run }) : run())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const why = whyTakenBack(error)
      setFailures((all) => new Map(all).set(app_ID, why))
      announce(`Application ${app_ID}: ${why}`)
    } finally {
      // By now the list has been read again, so what stands behind the choice is what the host has.
      setChoices((all) => without(all, app_ID))
    }
  }

  return {
    order,
    chosen: ({ app_ID }) => choices.get(app_ID),
    takenBack: ({ app_ID }) => failures.get(app_ID),
  }
}

/** Without an answer it may be saved all the same; the list, which was read again, shows it either way. */
function whyTakenBack(error: ApiError): string {
  if (isAmbiguous(error)) return guidance.ambiguousWrite.happened
  return `Not saved. ${refusalOr(error, explain(error).happened)}`
}

function without<Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([one]) => one !== key))
}
