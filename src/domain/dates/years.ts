import { readHostDate } from './host-date'

const firstApplicantYear = 2023
const firstStaffYear = 2024
/** View Applications always offers the years up to this one. */
const lastFixedViewYear = 2025

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

/** The year filter of the applicant's own list, oldest first. */
export function applicantYears(currentYear: number): number[] {
  return yearsBetween(firstApplicantYear, currentYear)
}

/** The year filter of View Applications, oldest first. */
export function viewYears(currentYear: number): number[] {
  return yearsBetween(firstApplicantYear, Math.max(currentYear, lastFixedViewYear))
}

/** The year filter of the council's lists, newest first. */
export function staffYears(currentYear: number): number[] {
  return yearsBetween(firstStaffYear, currentYear).reverse()
}

/** Parses the text, because `new Date('2026-01-01')` falls into 2025 west of Greenwich. Undefined for other text. */
export function yearOf(hostDate: string | null | undefined): number | undefined {
  return readHostDate(hostDate)?.year
}

/** Returns the newest year of submission within the council's filter, or the current year if there is none. */
export function listedYear(
  applications: readonly { readonly submittedDate: string | null }[],
  currentYear: number,
): number {
  const listed = new Set(applications.map(({ submittedDate }) => yearOf(submittedDate)))
  return staffYears(currentYear).find((year) => listed.has(year)) ?? currentYear
}
