import { readHostDate } from './host-date'

const firstApplicantYear = 2023
const firstStaffYear = 2024
/** View Applications offers the years up to this one at least, whatever the clock says. */
const lastFixedViewYear = 2025

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

/** The year filter of the applicant's own list: 2023 to the current year, oldest first. */
export function applicantYears(currentYear: number): number[] {
  return yearsBetween(firstApplicantYear, currentYear)
}

/** The year filter of View Applications: 2023 to the current year, and at least to 2025. */
export function viewYears(currentYear: number): number[] {
  return yearsBetween(firstApplicantYear, Math.max(currentYear, lastFixedViewYear))
}

/** The year filter of the council's lists: 2024 to the current year, newest first. */
export function staffYears(currentYear: number): number[] {
  return yearsBetween(firstStaffYear, currentYear).reverse()
}

/**
 * The year written in a date of the host (`2026-01-01 00:10:00` gives 2026), undefined when it is no such
 * date. Read from the text, because a Date made of `2026-01-01` falls into 2025 in zones west of Greenwich.
 */
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
