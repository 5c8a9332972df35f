import type { Services } from '@/api/services'
import { councilYear } from '@/council-time'
import { displayedId } from '@/domain/status/displayed-id'
import { formatHostDate, hostDateOrder } from '@/domain/dates/host-date'
import { statusLabel, statusTone, type Status } from '@/domain/status/status'
import { staffYears, yearOf } from '@/domain/dates/years'
import type { Column, Filter } from '@/table/rows'
import { StatusBadge } from '@/ui/status-badge'
import { UserText } from '@/ui/user-text'
import type { TitledRow } from './row-labels'
import { TitleLink } from './title-link'
import { Approvals, approvalsText, type Approved } from '../approvals/approvals'
import { exportedApprovals } from './exported-columns'

interface Submitted {
  readonly submittedDate: string | null
}

/** Offers the years from the current one back to 2024. */
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
export function idColumn<Row extends { readonly applicationId: string }>(now: Date): Column<Row> {
  const year = councilYear(now)
  return {
    id: 'id',
    header: 'Application Id',
    cell: ({ applicationId }) => displayedId(applicationId, year),
    sortValue: ({ applicationId }) => applicationId,
    exported: [{ header: 'Application Id', value: ({ applicationId }) => displayedId(applicationId, year) }],
    nowrap: true,
    alwaysShown: true,
    card: 'mark',
  }
}

export function titleColumn<Row extends TitledRow>(): Column<Row> {
  return {
    id: 'title',
    header: 'Project Title',
    card: 'title',
    cell: (row) => <TitleLink row={row} />,
    sortValue: ({ projectTitle }) => projectTitle,
    exported: [{ header: 'Project Title', value: ({ projectTitle }) => projectTitle }],
  }
}

export function submittedColumn<Row extends Submitted>(): Column<Row> {
  return {
    id: 'submitted',
    header: 'Submitted Date',
    card: 'aside',
    cell: ({ submittedDate }) => formatHostDate(submittedDate),
    sortValue: ({ submittedDate }) => hostDateOrder(submittedDate),
    exported: [{ header: 'Submitted Date', type: 'date', value: ({ submittedDate }) => submittedDate }],
  }
}

export function applicantColumn<Row extends { readonly name: string }>(): Column<Row> {
  return {
    id: 'applicant',
    header: 'Applicant Name',
    card: 'aside',
    // Breaks inside a word only if it must, so the column is at least as wide as the longest word.
    cell: ({ name }) => (
      <UserText as="p" className="line-clamp-2 wrap-break-word card:line-clamp-1">
        {name.trim() || 'Not given'}
      </UserText>
    ),
    sortValue: ({ name }) => name,
    exported: [{ header: 'Applicant Name', value: ({ name }) => name }],
  }
}

/** Sorts by progress (status code), not alphabetically by label. */
export function statusColumn<Row extends { readonly status: Status }>(): Column<Row> {
  return {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>,
    sortValue: ({ status }) => status,
    exported: [{ header: 'Status', value: ({ status }) => statusLabel(status) }],
    nowrap: true,
    card: 'mark',
  }
}

export function approvalsColumn<Row extends Approved & { readonly applicationId: string }>(
  services: Services,
): Column<Row> {
  return {
    id: 'approvals',
    header: 'HOD and Dean',
    card: 'none',
    cell: (row) => <Approvals row={row} />,
    sortValue: approvalsText,
    exported: exportedApprovals(services),
  }
}
