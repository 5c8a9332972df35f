import type { Services } from '@/api/services'
import { decisionWork } from '@/domain/council/to-do'
import { yearOf } from '@/domain/dates/years'
import { councilYear } from '@/council-time'
import { workFilter } from '@/features/to-do/work-filter'
import { arrangeRows } from '@/table/arrange'
import { EVERY_COLUMN } from '@/table/rows'
import { readState } from '@/table/search-params'
import type { ApprovedApplication } from '../decision.write'
import { columnsOf, knownReviewers, LIST_ORDER, searchText } from '../approved-list'
import { boardColumns } from '../board/board-columns'
import { boardRows, isUndecided } from '../board/board-rows'
import { boardYear, BY_RANK, isBoard } from '../view-params'
import { yearFilter } from '@/areas/council/list/application-columns'

/** Returns the ids of undecided applications, searched, filtered and sorted as the list or board at this URL. */
export function decisionOrder(
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
  const year = boardYear(params, applications, councilYear(services.now()))
  const ofYear = applications.filter(({ submittedDate }) => yearOf(submittedDate) === year)
  const columns = boardColumns(services, () => {})
  const state = readState(params, { columns, filters: [], initialSort: [BY_RANK], display: EVERY_COLUMN })
  const rows = boardRows(ofYear, NO_PLAN, { amount: undefined, granted: 0 })
  return arrangeRows(rows, { columns, filters: [], search: undefined }, state)
}
