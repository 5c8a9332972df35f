import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { getDecisionPlace, type DecisionPlace } from '@/domain/council/decision-place'
import { decisionWork } from '@/domain/council/to-do'
import { parseYear } from '@/domain/dates/years'
import { getCouncilYear } from '@/council-time'
import { workFilter } from '@/features/to-do/work-filter'
import { arrangeRows } from '@/table/arrange'
import { DEFAULT_DISPLAY } from '@/table/rows'
import { readState } from '@/table/search-params'
import { isUnsettled } from '@/writes/entry'
import { createYearFilter } from '../../list/application-columns'
import { createListColumns, findLastReviewerNumber, INITIAL_LIST_SORT, getSearchText } from '../approved-list'
import { createBoardColumns } from '../board/board-columns'
import { createBoardRows, isUndecided } from '../board/board-rows'
import { getDecisionKey, type DecisionRow } from '../decision.write'
import { getBoardYear, INITIAL_BOARD_SORT, isBoardView } from '../view-params'

export interface DecisionsToDo extends DecisionPlace {
  /** Number of applications when the page was opened. */
  readonly totalCount: number
  /** Number of undecided applications that search and filters hide. */
  readonly filteredOutCount: number
}

/** Keeps the initial order of the list, so that a decision does not move other applications. */
export function useDecisionsToDo(applications: readonly DecisionRow[], applicationId: string): DecisionsToDo {
  const services = useServices()
  const { writes } = services
  const { search } = useLocation()
  useSyncExternalStore(writes.subscribe, writes.snapshot)
  const [order] = useState(() => getDecisionOrder(applications, new URLSearchParams(search), services))
  const byId = useMemo(() => new Map(applications.map((row) => [row.applicationId, row])), [applications])

  const isOpen = (id: string) => {
    const row = byId.get(id)
    const entry = writes.find(getDecisionKey({ applicationId: id }))
    return row !== undefined && isUndecided(row) && !(entry && isUnsettled(entry))
  }
  const orderedIds = new Set(order)
  return {
    ...getDecisionPlace(order, applicationId, isOpen),
    totalCount: order.length,
    filteredOutCount: applications.filter((row) => !orderedIds.has(row.applicationId) && isOpen(row.applicationId))
      .length,
  }
}

/** Returns the ids of undecided applications, searched, filtered and sorted as the list or board at this URL. */
export function getDecisionOrder(
  applications: readonly DecisionRow[],
  params: URLSearchParams,
  services: Services,
): readonly string[] {
  const rows = isBoardView(params)
    ? arrangeBoard(applications, params, services)
    : arrangeList(applications, params, services)
  return rows.filter(isUndecided).map(({ applicationId }) => applicationId)
}

function arrangeList(applications: readonly DecisionRow[], params: URLSearchParams, services: Services) {
  const columns = createListColumns(services, findLastReviewerNumber(applications))
  const filters = [createYearFilter<DecisionRow>(services.now()), workFilter<DecisionRow>(decisionWork)]
  const state = readState(params, { columns, filters, initialSort: INITIAL_LIST_SORT, display: DEFAULT_DISPLAY })
  return arrangeRows(applications, { columns, filters, search: getSearchText }, state)
}

const EMPTY_PLAN = { envelopes: {}, amounts: {} }

function arrangeBoard(applications: readonly DecisionRow[], params: URLSearchParams, services: Services) {
  const year = getBoardYear(params, applications, getCouncilYear(services.now()))
  const yearApplications = applications.filter(({ submittedDate }) => parseYear(submittedDate) === year)
  const columns = createBoardColumns(services, { onAmountChange: () => {}, hasPlan: false })
  const state = readState(params, { columns, filters: [], initialSort: [INITIAL_BOARD_SORT], display: DEFAULT_DISPLAY })
  const rows = createBoardRows(yearApplications, EMPTY_PLAN, { amount: undefined, grantedSum: 0 })
  return arrangeRows(rows, { columns, filters: [], search: undefined }, state)
}
