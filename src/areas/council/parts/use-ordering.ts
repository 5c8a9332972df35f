import { createContext, use, useState } from 'react'
import { ApiError, isAmbiguous, whyItFailed } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { invalidateAfter, queryOf } from '@/api/query'
import { useHeldAction } from '@/areas/shared/held-action/held-actions'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import type { Output } from '@/contract'
import { guidance } from '@/domain/guidance'
import { allowed, can } from '@/domain/roles'
import { statusLabel } from '@/domain/status'
import { useAnnounce } from '@/ui/announcer'

export type CaseToOrder = Output<'listApplicationsToOrder'>[number]

/** Shortlisted or rejected, as the wire has it. */
export type Order = '2.1' | '2.2'

interface Ordering {
  order: (row: CaseToOrder, to: Order) => Promise<void>
  /** What was chosen for a row and is not saved yet. */
  chosen: (row: CaseToOrder) => Order | undefined
  /** Why the last choice for a row was taken back; nothing once the list shows the row as it was chosen. */
  takenBack: (row: CaseToOrder) => string | undefined
}

interface Failure {
  readonly to: Order
  readonly why: string
}

export const OrderingContext = createContext<Ordering | null>(null)

export function useOrderingOf(row: CaseToOrder) {
  const ordering = use(OrderingContext)
  if (!ordering) throw new Error('useOrderingOf needs an <OrderingContext> above it')
  const chosen = ordering.chosen(row)
  const verdict = chosen === undefined ? can.order(row.Status, '2.1') : 'Your choice is not saved yet.'
  return {
    order: (to: Order) => ordering.order(row, to),
    /** Why it cannot be ordered now. */
    whyNot: allowed(verdict) ? undefined : verdict,
    chosen,
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
  const { client, queries } = usePortal()
  const [choices, setChoices] = useState<ReadonlyMap<string, Order>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map())

  async function send(row: CaseToOrder, status: Order): Promise<void> {
    const { app_ID } = row
    const compared = await check({
      call: 'listApplicationsToOrder',
      input: {},
      seen: row,
      isSame: (other) => other.app_ID === app_ID,
      matters: ({ Status }) => [Status],
    })
    if (compared !== 'same') return
    // Until the list is there, the choice covers the row: taken away before, it would uncover the old status.
    await client.shortlistOrReject({ app_ID, status }).finally(() => invalidateAfter(queries, 'shortlistOrReject'))
    announce(`Application ${app_ID}: ${statusLabel(status)}.`)
  }

  async function order(row: CaseToOrder, to: Order): Promise<void> {
    const { app_ID } = row
    setFailures((all) => without(all, app_ID))
    setChoices((all) => new Map(all).set(app_ID, to))
    const run = () => send(row, to)
    try {
      await (to === '2.2' ? hold({ what: `Rejection of application ${app_ID}`, ending: 'is saved', run }) : run())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const why = whyTakenBack(error)
      setFailures((all) => new Map(all).set(app_ID, { to, why }))
      const listed = queries.getQueryData(queryOf(client, 'listApplicationsToOrder', {}).queryKey)
      const isTaken = listed?.some((one) => one.app_ID === app_ID && one.Status === to)
      if (!isTaken) announce(`Application ${app_ID}: ${why}`)
    } finally {
      // By now the list has been read again, so what stands behind the choice is what the host has.
      setChoices((all) => without(all, app_ID))
    }
  }

  return {
    order,
    chosen: ({ app_ID }) => choices.get(app_ID),
    takenBack: ({ app_ID, Status }) => {
      const failure = failures.get(app_ID)
      return failure?.to === Status ? undefined : failure?.why
    },
  }
}

/** Without an answer it may be saved all the same; the list, which was read again, shows it either way. */
function whyTakenBack(error: ApiError): string {
  if (isAmbiguous(error)) return guidance.ambiguousWrite.happened
  return `Not saved. ${whyItFailed(error)}`
}

function without<Value>(all: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...all].filter(([one]) => one !== key))
}
