import { displayedId } from '@/domain/displayed-id'
import { formatHostDate } from '@/domain/host-date'
import { staffYears, yearOf } from '@/domain/years'
import type { Column, Filter } from '@/table/rows'

interface Submitted {
  readonly submittedDate: string | null
}

/** "Select Year", then 2024 to the current year, newest first (spec 2, Send Reviewers). */
export function yearFilter<Row extends Submitted>(now: Date): Filter<Row> {
  return {
    id: 'year',
    label: 'Year',
    allLabel: 'Select Year',
    options: staffYears(now).map((year) => ({ value: String(year), label: String(year) })),
    matches: ({ submittedDate }, year) => yearOf(submittedDate) === Number(year),
  }
}

/** The id as it is shown, `12_2026`; hosts call its column `app_ID` or `Id`. */
export function idColumn<Row>(idOf: (row: Row) => string, now: Date): Column<Row> {
  return {
    id: 'id',
    header: 'Application Id',
    cell: (row) => displayedId(idOf(row), now),
    sortValue: idOf,
    csvValue: (row) => displayedId(idOf(row), now),
    nowrap: true,
    alwaysShown: true,
  }
}

export function titleColumn<Row extends { readonly projectTitle: string }>(): Column<Row> {
  return {
    id: 'title',
    header: 'Project Title',
    cell: ({ projectTitle }) => <span className="wrap-anywhere">{projectTitle}</span>,
    sortValue: ({ projectTitle }) => projectTitle,
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
