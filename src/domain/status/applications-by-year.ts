import { FILTER_CHOICES, STATUS_ROWS, type Status, type StatusTone } from './status'
import { parseYear } from '../dates/years'

/** A label that applications are counted under. Both codes of Rejected share one label. */
export interface StatusKind {
  readonly label: string
  readonly tone: StatusTone
  /** The filter option of View Applications that finds exactly these applications. Undefined if there is none. */
  readonly choice: string | undefined
}

/** The statuses that the council sees. No council list contains drafts. */
const SEEN = (Object.keys(STATUS_ROWS) as Status[]).filter((status) => STATUS_ROWS[status].foundBy.length > 0)

function choiceFor(label: string): string | undefined {
  return Object.keys(FILTER_CHOICES).find((choice) => {
    const found = SEEN.filter((status) => STATUS_ROWS[status].foundBy.some((one) => one === choice))
    return found.length > 0 && found.every((status) => STATUS_ROWS[status].label === label)
  })
}

/** Every label once: statuses in the order of an application's life, then rejections, then Pending. */
export const STATUS_KINDS: readonly StatusKind[] = [...new Set(SEEN.toSorted(byOrder).map(labelOf))].map((label) => {
  const status = SEEN.find((one) => STATUS_ROWS[one].label === label) ?? 'unknown'
  return { label, tone: STATUS_ROWS[status].tone, choice: choiceFor(label) }
})

function labelOf(status: Status): string {
  return STATUS_ROWS[status].label
}

function byOrder(one: Status, other: Status): number {
  const rank = (status: Status) => (status === 'unknown' ? 2 : Number(STATUS_ROWS[status].tone === 'refused'))
  return rank(one) - rank(other) || one.localeCompare(other)
}

interface ApplicationsOfYear {
  /** Undefined for applications without a readable date. */
  readonly year: number | undefined
  readonly total: number
  readonly counts: readonly { readonly kind: StatusKind; readonly count: number }[]
}

interface DatedApplication {
  readonly status: Status
  readonly submittedDate: string | null
}

/**
 * Counts the applications of each year by status. The newest year comes first, applications without a date come last.
 * @param shown years to return, with or without applications; by default, all that have applications
 */
export function applicationsByYear(
  applications: readonly DatedApplication[],
  shown?: readonly number[],
): ApplicationsOfYear[] {
  const years = shown ?? [...new Set(applications.map(({ submittedDate }) => parseYear(submittedDate)))]
  return years
    .toSorted((one, other) => (other ?? 0) - (one ?? 0))
    .map((year) => {
      const yearApplications = applications.filter(({ submittedDate }) => parseYear(submittedDate) === year)
      const countOf = ({ label }: StatusKind) =>
        yearApplications.filter(({ status }) => labelOf(status) === label).length
      return {
        year,
        total: yearApplications.length,
        counts: STATUS_KINDS.map((kind) => ({ kind, count: countOf(kind) })),
      }
    })
}
