import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { decisionPlace, type DecisionPlace } from '@/domain/council/decision-place'
import { decisionWork } from '@/domain/council/to-do'
import { yearOf } from '@/domain/dates/years'
import { getCouncilYear } from '@/council-time'
import { workFilter } from '@/features/to-do/work-filter'
import { arrangeRows } from '@/table/arrange'
import { EVERY_COLUMN } from '@/table/rows'
import { readState } from '@/table/search-params'
import { isUnsettled } from '@/writes/entry'
import { yearFilter } from '../../list/application-columns'
import { columnsOf, knownReviewers, LIST_ORDER, searchText } from '../approved-list'
import { boardColumns } from '../board/board-columns'
import { boardRows, isUndecided } from '../board/board-rows'
import { decisionKey, type ApprovedApplication } from '../decision.write'
import { boardYear, BY_RANK, isBoard } from '../view-params'

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

/** Returns the ids of undecided applications, searched, filtered and sorted as the list or board at this URL. */
function decisionOrder(
  applications: readonly ApprovedApplication[],
  params: URLSearchParams,
  services: Services,
): readonly string[] {
  const rows = isBoard(params) ? boardAt(applications, params, services) : listAt(applications, params, services)
  return rows.filter(isUndecided).map(({ applicationId }) => applicationId)
}

function listAt(applications: readonly ApprovedApplication[], params: URLSearchParams, services: Services) {
  const columns = columnsOf(services, knownReviewers(applications))
  const filters = [yearFilter<ApprovedApplication>(services.now()), workFilter<ApprovedApplication>(decisionWork)]
  const state = readState(params, { columns, filters, initialSort: LIST_ORDER, display: EVERY_COLUMN })
  return arrangeRows(applications, { columns, filters, search: searchText }, state)
}

const NO_PLAN = { envelopes: {}, amounts: {} }

function boardAt(applications: readonly ApprovedApplication[], params: URLSearchParams, services: Services) {
  const year = boardYear(params, applications, getCouncilYear(services.now()))
  const ofYear = applications.filter(({ submittedDate }) => yearOf(submittedDate) === year)
  const columns = boardColumns(services, () => {})
  const state = readState(params, { columns, filters: [], initialSort: [BY_RANK], display: EVERY_COLUMN })
  const rows = boardRows(ofYear, NO_PLAN, { amount: undefined, granted: 0 })
  return arrangeRows(rows, { columns, filters: [], search: undefined }, state)
}
