import { councilYear, displayedId } from '@/features/dates/council-time'
import { formatHostDate } from '@/domain/host-date'
import { statusLabel, statusTone, type Status } from '@/domain/status'
import { staffYears, yearOf } from '@/domain/years'
import type { Column, Filter } from '@/table/rows'
import { StatusBadge } from '@/ui/status-badge'
import { Approvals, approvalsText, type Approved } from '../approvals/approvals'

interface Submitted {
  readonly submittedDate: string | null
}

/** Filter with "Select Year", then the years from the current one back to 2024. */
export function yearFilter<Row extends Submitted>(now: Date): Filter<Row> {
  return yearFilterOf(staffYears(councilYear(now)))
}

export function yearFilterOf<Row extends Submitted>(years: readonly number[]): Filter<Row> {
  return {
    id: 'year',
    label: 'Year',
    allLabel: 'Select Year',
    options: years.map((year) => ({ value: String(year), label: String(year) })),
    matches: ({ submittedDate }, year) => yearOf(submittedDate) === Number(year),
  }
}

/** Displays the id as `12_2026` and sorts by the host's id. */
export function idColumn<Row>(idOf: (row: Row) => string, now: Date): Column<Row> {
  return {
    id: 'id',
    header: 'Application Id',
    cell: (row) => displayedId(idOf(row), now),
    sortValue: idOf,
    csvValue: (row) => displayedId(idOf(row), now),
    nowrap: true,
    alwaysShown: true,
    card: 'mark',
  }
}

/** Minimum width, because a row is identified by its title. */
export const TITLE_STYLES = 'wrap-anywhere @min-[40rem]:min-w-56'

export const UNTITLED = 'Untitled'

export function titleColumn<Row extends { readonly projectTitle: string }>(): Column<Row> {
  return {
    id: 'title',
    header: 'Project Title',
    card: 'title',
    cell: ({ projectTitle }) => <p className={TITLE_STYLES}>{projectTitle.trim() || UNTITLED}</p>,
    sortValue: ({ projectTitle }) => projectTitle,
    csvValue: ({ projectTitle }) => projectTitle,
  }
}

export function submittedColumn<Row extends Submitted>(): Column<Row> {
  return {
    id: 'submitted',
    header: 'Submitted Date',
    cell: ({ submittedDate }) => formatHostDate(submittedDate),
    sortValue: ({ submittedDate }) => submittedDate,
  }
}

export function applicantColumn<Row extends { readonly name: string }>(): Column<Row> {
  return {
    id: 'applicant',
    header: 'Applicant Name',
    // Breaks inside a word only if it must, so the column is at least as wide as the longest word.
    cell: ({ name }) => <p className="wrap-break-word">{name.trim() || 'Not given'}</p>,
    sortValue: ({ name }) => name,
    csvValue: ({ name }) => name,
  }
}

/** Sorts by progress (status code), not alphabetically by label. */
export function statusColumn<Row extends { readonly status: Status }>(): Column<Row> {
  return {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>,
    sortValue: ({ status }) => status,
    csvValue: ({ status }) => statusLabel(status),
    nowrap: true,
    card: 'mark',
  }
}

export function approvalsColumn<Row extends Approved>(): Column<Row> {
  return {
    id: 'approvals',
    header: 'HOD and Dean',
    cell: (row) => <Approvals row={row} />,
    sortValue: approvalsText,
    csvValue: approvalsText,
  }
}
