import { listedYear } from '@/domain/dates/years'
import type { ApprovedApplication } from './decision.write'

/** Search param: `board`, or absent for the list. */
export const VIEW = 'view'

export const isBoard = (params: URLSearchParams): boolean => params.get(VIEW) === 'board'

/** Search param of the year of submission; the list has a filter of the same name. */
export const YEAR = 'year'

/** Returns the year of submission that the board shows: the chosen one, or the newest with a listed application. */
export const boardYear = (
  params: URLSearchParams,
  applications: readonly ApprovedApplication[],
  currentYear: number,
): number => Number(params.get(YEAR)) || listedYear(applications, currentYear)

/** Initial order of the board. */
export const BY_RANK = { id: 'rank', desc: false } as const
