import { formatNumber } from '@/lib/format'
import type { BulkAction } from '@/table/bulk-actions'
import type { Column, Filter } from '@/table/rows'
import { StatusBadge, type StatusTone } from '@/ui/status-badge'
import { SINHALA, TAMIL } from '../support/texts'

export interface Project {
  id: number
  title: string
  year: string
  status: 'Waiting' | 'Approved' | 'Rejected'
  amount: number
}

const TITLES = [
  'Drought tolerance of traditional rice varieties',
  'Groundwater quality in the wells of the Jaffna peninsula',
  'Long-term monitoring of montane forests',
  'Low-cost sensors for landslides in Badulla',
]

const STATUSES = ['Waiting', 'Approved', 'Rejected'] as const

/** Returns the same projects for the same count. */
export const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: TITLES[index % TITLES.length] ?? '',
    year: index % 3 === 0 ? '2025' : '2026',
    status: STATUSES[index % STATUSES.length] ?? 'Waiting',
    amount: 400_000 + ((index * 370_000) % 2_000_000),
  }))

export const longProjects: Project[] = [SINHALA, TAMIL, 'Polytetrafluoroethylene'.repeat(8)].map((title, index) => ({
  id: index + 1,
  title,
  year: '2026',
  status: 'Waiting',
  amount: 123_456_789_012,
}))

const TONES: Record<Project['status'], StatusTone> = { Waiting: 'waiting', Approved: 'good', Rejected: 'refused' }

export const columns: Column<Project>[] = [
  { id: 'id', header: 'Application Id', cell: (row) => `${row.id}_2026`, sortValue: (row) => row.id, fit: 'nowrap' },
  {
    id: 'title',
    header: 'Project title',
    cell: (row) => row.title,
    sortValue: (row) => row.title,
    isAlwaysVisible: true,
    card: 'title',
  },
  { id: 'year', header: 'Year', cell: (row) => row.year, sortValue: (row) => row.year, fit: 'nowrap' },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge tone={TONES[row.status]}>{row.status}</StatusBadge>,
    sortValue: (row) => row.status,
    exportColumns: [{ header: 'Status', value: (row) => row.status }],
  },
  {
    id: 'amount',
    header: 'Amount (LKR)',
    cell: (row) => formatNumber(row.amount),
    sortValue: (row) => row.amount,
    fit: 'end',
  },
]

export const filters: Filter<Project>[] = [
  {
    id: 'year',
    label: 'Year',
    allLabel: 'All years',
    options: ['2025', '2026'].map((year) => ({ value: year, label: year })),
    matches: (row, year) => row.year === year,
  },
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: STATUSES.map((status) => ({ value: status, label: status })),
    matches: (row, status) => row.status === status,
  },
]

export const bulk: readonly BulkAction<Project>[] = [
  { label: 'Shortlist…', onChosen: () => {} },
  { label: 'Delete…', tone: 'danger', onChosen: (_, clear) => clear() },
]

/** The args of every story of the table. */
export const table = {
  rows: projects(6),
  columns,
  caption: 'Projects',
  getRowId: (row: Project) => String(row.id),
  rowLabel: (row: Project) => row.title,
}
