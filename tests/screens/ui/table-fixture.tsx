import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { DataTable } from '@/table/data-table'
import type { Column, Filter } from '@/table/rows'
import { AlertsProvider } from '@/ui/alerts-provider'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { EmptyState } from '@/ui/empty-state'

export interface FixtureApplication {
  id: number
  title: string
  year: string
}

/** Alternates Rice and Wells; the first five are of 2025. */
export const applicationsOf = (count: number): FixtureApplication[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: index % 2 === 0 ? `Rice ${index + 1}` : `Wells ${index + 1}`,
    year: index < 5 ? '2025' : '2026',
  }))

export const columns: Column<FixtureApplication>[] = [
  { id: 'id', header: 'Application Id', cell: (row) => `${row.id}_2026`, sortValue: (row) => row.id, fit: 'end' },
  {
    id: 'title',
    header: 'Project Title',
    cell: (row) => row.title,
    sortValue: (row) => row.title,
    isAlwaysVisible: true,
  },
  { id: 'year', header: 'Year', cell: (row) => row.year, sortValue: (row) => row.year, fit: 'nowrap' },
  { id: 'pdf', header: 'Grant (Pdf)', cell: (row) => <button type="button">View {row.title}</button> },
]

const filters: Filter<FixtureApplication>[] = [
  {
    id: 'year',
    label: 'Year',
    allLabel: 'All years',
    options: [
      { value: '2025', label: '2025' },
      { value: '2026', label: '2026' },
    ],
    matches: (row, value) => row.year === value,
  },
]

export type TableProps = Partial<ComponentProps<typeof DataTable<FixtureApplication>>>

export function showTable(address = '/', props: TableProps = {}) {
  const page = (
    <AnnouncerProvider>
      <AlertsProvider>
        <main>
          <h1>Grants</h1>
          <Link to="/">Afresh</Link> <Link to="/other">Elsewhere</Link>
          <DataTable
            rows={applicationsOf(30)}
            columns={columns}
            caption="Submitted grants"
            emptyState={<EmptyState title="No submitted grants found." />}
            getRowId={(row) => String(row.id)}
            search={(row) => row.title}
            filters={filters}
            urlState
            rowLabel={(row) => row.title}
            {...props}
          />
        </main>
      </AlertsProvider>
    </AnnouncerProvider>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/other', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, unmount, search: () => decodeURIComponent(router.state.location.search) }
}

/** Returns the texts of one column, counted from 0, in the first rows. */
export const cellsOf = (column: number, count = 3): (string | null | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1, count + 1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent)

/** Returns the last polite announcement of the visually hidden live region. */
export const announced = (): string | null | undefined =>
  document.querySelector('[aria-live="polite"].sr-only')?.textContent
