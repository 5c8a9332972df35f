import { listedYear } from '@/domain/dates/years'
import type { ApprovedApplication } from './approved-application'

/** The parameter of the address that names the view: the list, or the board. */
export const VIEW = 'view'

export const isBoard = (params: URLSearchParams): boolean => params.get(VIEW) === 'board'

/** The parameter of the year of submission; the list has a filter of this name. */
export const YEAR = 'year'

/** Returns the year of submission that the board shows: the chosen one, or the newest with a listed application. */
export const boardYear = (
  params: URLSearchParams,
  applications: readonly ApprovedApplication[],
  currentYear: number,
): number => Number(params.get(YEAR)) || listedYear(applications, currentYear)

/** The order of the board at first. */
export const BY_RANK = { id: 'rank', desc: false } as const
