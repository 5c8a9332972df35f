import { readHostDate } from './host-date'

const firstApplicantYear = 2023
const firstStaffYear = 2024
/** View Applications always offers the years up to this one. */
const lastFixedViewYear = 2025

function listYears(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

/** The year filter of the applicant's own list, oldest first. */
export function getApplicantYears(currentYear: number): number[] {
  return listYears(firstApplicantYear, currentYear)
}

/** The year filter of View Applications, oldest first. */
export function getViewYears(currentYear: number): number[] {
  return listYears(firstApplicantYear, Math.max(currentYear, lastFixedViewYear))
}

/** The year filter of the council's lists, newest first. */
export function getStaffYears(currentYear: number): number[] {
  return listYears(firstStaffYear, currentYear).reverse()
}

/** Parses the text, because `new Date('2026-01-01')` falls into 2025 west of Greenwich. Undefined for other text. */
export function parseYear(hostDate: string | null | undefined): number | undefined {
  return readHostDate(hostDate)?.year
}

/** Returns the newest year of submission within the council's filter, or the current year if there is none. */
export function findListedYear(
  applications: readonly { readonly submittedDate: string | null }[],
  currentYear: number,
): number {
  const listed = new Set(applications.map(({ submittedDate }) => parseYear(submittedDate)))
  return getStaffYears(currentYear).find((year) => listed.has(year)) ?? currentYear
}
