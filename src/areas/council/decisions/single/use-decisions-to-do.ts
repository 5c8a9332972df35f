import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isUnsettled } from '@/writes/entry'
import { useServices } from '@/api/services'
import { decisionPlace, type DecisionPlace } from '@/domain/council/decision-place'
import { isUndecided } from '../board/board-rows'
import { decisionKey, type ApprovedApplication } from '../decision.write'
import { decisionOrder } from './decision-order'

export interface DecisionsToDo extends DecisionPlace {
  /** Number of applications when the page was opened. */
  readonly total: number
  /** Number of undecided applications outside the search and filters of the list. */
  readonly leftOut: number
}

/** Keeps the order that the list had when the page was opened, so that no decision moves the others. */
export function useDecisionsToDo(applications: readonly ApprovedApplication[], applicationId: string): DecisionsToDo {
  const services = useServices()
  const { writes } = services
  const { search } = useLocation()
  useSyncExternalStore(writes.subscribe, writes.snapshot)
  const [order] = useState(() => decisionOrder(applications, new URLSearchParams(search), services))
  const byId = useMemo(() => new Map(applications.map((row) => [row.applicationId, row])), [applications])

  const isOpen = (id: string) => {
    const row = byId.get(id)
    const entry = writes.find(decisionKey({ applicationId: id }))
    return row !== undefined && isUndecided(row) && !(entry && isUnsettled(entry))
  }
  const inOrder = new Set(order)
  return {
    ...decisionPlace(order, applicationId, isOpen),
    total: order.length,
    leftOut: applications.filter((row) => !inOrder.has(row.applicationId) && isOpen(row.applicationId)).length,
  }
}
