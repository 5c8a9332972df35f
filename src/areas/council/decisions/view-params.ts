import { findListedYear } from '@/domain/dates/years'
import type { DecisionRow } from './decision.write'

/** Search param: `board`, or absent for the list. */
export const VIEW_PARAM = 'view'

export const isBoardView = (params: URLSearchParams): boolean => params.get(VIEW_PARAM) === 'board'

/** Search param of the year of submission; the list has a filter of the same name. */
export const YEAR_PARAM = 'year'

/** Returns the chosen year of submission, or else the newest year with a listed application. */
export const getBoardYear = (
  params: URLSearchParams,
  applications: readonly DecisionRow[],
  currentYear: number,
): number => Number(params.get(YEAR_PARAM)) || findListedYear(applications, currentYear)

/** Initial order of the board. */
export const INITIAL_BOARD_SORT = { id: 'rank', desc: false } as const
