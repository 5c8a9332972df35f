import type { Services } from '@/api/services'
import { formatHostDay, getHostDateOrder } from '@/domain/dates/host-date'
import { getStaffYears, parseYear } from '@/domain/dates/years'
import { displayedId } from '@/domain/status/displayed-id'
import { statusLabel, statusTone, type Status } from '@/domain/status/status'
import { DetailsLink } from '@/features/applications/details-link'
import { getCouncilYear } from '@/council-time'
import type { Column, Filter } from '@/table/rows'
import { StatusBadge } from '@/ui/status-badge'
import { UserText } from '@/ui/user-text'
import { Approvals, formatApprovals, type ApprovalsRow } from '../approvals/approvals'
import { createApprovalExports } from './exported-columns'
import { useListTitle } from './list-title'
import { getTitleLabel, type TitledRow } from './row-labels'

interface SubmittedRow {
  readonly submittedDate: string | null
}

/** Offers the years from the current one back to 2024. */
export function createYearFilter<Row extends SubmittedRow>(now: Date): Filter<Row> {
  return createFilterOfYears(getStaffYears(getCouncilYear(now)))
}

export function createFilterOfYears<Row extends SubmittedRow>(years: readonly number[]): Filter<Row> {
  return {
    id: 'year',
    label: 'Year',
    allLabel: 'Select Year',
    options: years.map((year) => ({ value: String(year), label: String(year) })),
    matches: ({ submittedDate }, year) => parseYear(submittedDate) === Number(year),
  }
}

/** Displays the id as `12_2026` and sorts by the host's id. */
export function createIdColumn<Row extends { readonly applicationId: string }>(now: Date): Column<Row> {
  const year = getCouncilYear(now)
  return {
    id: 'id',
    header: 'Application Id',
    cell: ({ applicationId }) => displayedId(applicationId, year),
    sortValue: ({ applicationId }) => applicationId,
    exportColumns: [{ header: 'Application Id', value: ({ applicationId }) => displayedId(applicationId, year) }],
    fit: 'nowrap',
    isAlwaysVisible: true,
    card: 'mark',
  }
}

export function createTitleColumn<Row extends TitledRow>(): Column<Row> {
  return {
    id: 'title',
    header: 'Project Title',
    card: 'title',
    cell: (row) => <TitleLink row={row} />,
    sortValue: ({ projectTitle }) => projectTitle,
    exportColumns: [{ header: 'Project Title', value: ({ projectTitle }) => projectTitle }],
  }
}

export function createSubmittedColumn<Row extends SubmittedRow>(): Column<Row> {
  return {
    id: 'submitted',
    header: 'Submitted Date',
    card: 'aside',
    cell: ({ submittedDate }) => formatHostDay(submittedDate),
    sortValue: ({ submittedDate }) => getHostDateOrder(submittedDate),
    exportColumns: [{ header: 'Submitted Date', type: 'date', value: ({ submittedDate }) => submittedDate }],
    fit: 'nowrap',
  }
}

export function createApplicantColumn<Row extends { readonly name: string }>(): Column<Row> {
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
    exportColumns: [{ header: 'Applicant Name', value: ({ name }) => name }],
  }
}

/** Sorts by progress (status code), not alphabetically by label. */
export function createStatusColumn<Row extends { readonly status: Status }>(): Column<Row> {
  return {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>,
    sortValue: ({ status }) => status,
    exportColumns: [{ header: 'Status', value: ({ status }) => statusLabel(status) }],
    fit: 'nowrap',
    card: 'mark',
  }
}

export function createApprovalsColumn<Row extends ApprovalsRow & { readonly applicationId: string }>(
  services: Services,
): Column<Row> {
  return {
    id: 'approvals',
    header: 'HOD and Dean',
    card: 'none',
    cell: (row) => <Approvals row={row} />,
    sortValue: formatApprovals,
    exportColumns: createApprovalExports(services),
  }
}

/** Truncates the title to two lines. More Details links back to this list. */
export function TitleLink({ row }: { row: TitledRow }) {
  const { applicationId, projectTitle } = row
  return (
    <DetailsLink applicationId={applicationId} title={projectTitle} from={useListTitle()} isCut>
      {getTitleLabel(row)}
    </DetailsLink>
  )
}
