import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DataTable } from '@/table/data-table'
import type { Column, Filter } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { expectAccessible } from '@tests/support/axe'

interface Grant {
  id: number
  title: string
  year: string
}

const grants: Grant[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  title: index % 2 === 0 ? `Rice ${index + 1}` : `Wells ${index + 1}`,
  year: index < 5 ? '2025' : '2026',
}))
const columns: Column<Grant>[] = [
  { id: 'id', header: 'Application Id', cell: row => `${row.id}_2026`, sortValue: row => row.id, align: 'end' },
  { id: 'title', header: 'Project Title', cell: row => row.title, sortValue: row => row.title },
  { id: 'year', header: 'Year', cell: row => row.year, nowrap: true },
]
const filters: Filter<Grant>[] = [
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
const onDelete = vi.fn<(id: number) => void>()

function setUp(address = '/', rows = grants) {
  const table = (
    <main>
      <h1>Grants</h1>
      <Link to="/">Afresh</Link>
      <DataTable
        rows={rows}
        columns={columns}
        caption="Submitted grants"
        emptyState={<EmptyState title="No submitted grants found." />}
        getRowId={row => String(row.id)}
        search={row => row.title}
        filters={filters}
        urlState
        rowLabel={row => row.title}
        rowActions={row => [
          { label: 'Delete', onSelect: () => onDelete(row.id) },
          { label: 'Edit', disabledReason: 'Only drafts can be edited.' },
        ]}
      />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element: table }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

// As wide as a desk, where rows are rows; the last test looks at a phone.
beforeEach(() => page.viewport(1280, 900))

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1, 4)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent)

test('narrows by search and filter, says how many are left, and writes both into the address', async () => {
  const router = setUp()
  expect(screen.getByRole('status').textContent).toBe('30 rows')
  await userEvent.type(screen.getByLabelText('Search'), 'rice')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(screen.getByRole('status').textContent).toBe('3 of 30 rows')
  expect(router.state.location.search).toBe('?q=rice&year=2025')

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Year: 2025' }))
  expect(screen.getByRole('status').textContent).toBe('15 of 30 rows')
  await expectAccessible()
})

test('opens as its address says, and follows a link to itself', async () => {
  setUp('/?q=wells&sort=-id')
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'wells')
  expect(firstCells()).toEqual(['30_2026', '28_2026', '26_2026'])
  await userEvent.click(screen.getByRole('link', { name: 'Afresh' }))
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '')
  expect(screen.getByRole('status').textContent).toBe('30 rows')
})

test('sorts by its heads and says how', async () => {
  setUp()
  const head = () => screen.getByRole('columnheader', { name: 'Application Id' })
  expect(head().getAttribute('aria-sort')).toBe('none')
  await userEvent.click(within(head()).getByRole('button'))
  expect(head().getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head()).getByRole('button'))
  expect(head().getAttribute('aria-sort')).toBe('descending')
  expect(firstCells()).toEqual(['30_2026', '29_2026', '28_2026'])
  expect(within(screen.getByRole('columnheader', { name: 'Year' })).queryByRole('button')).toBeNull()
})

test('turns its pages', async () => {
  setUp()
  expect(screen.getByText('1–25 of 30')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('26–30 of 30')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(screen.getByLabelText('Rows a page'), '50')
  expect(screen.getByText('1–30 of 30')).toBeTruthy()
})

test('tells an empty table from a search that found nothing', async () => {
  setUp('/?q=zebra')
  expect(screen.getByText('Nothing matches your search.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
  expect(screen.getByRole('table', { name: 'Submitted grants' })).toBeTruthy()
})

test('shows its empty state when there is nothing at all', () => {
  setUp('/', [])
  expect(screen.getByText('No submitted grants found.')).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
})

test('a row’s actions are in a menu named after it, and one that may not be used says why', async () => {
  setUp()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Rice 1' }))
  expect((await screen.findByRole('menuitem', { name: /Edit/ })).textContent).toContain('Only drafts can be edited.')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledWith(1)
})

test('on a phone a row is a card that is still a row, and the order is chosen from a list', async () => {
  await page.viewport(360, 800)
  setUp()
  expect(screen.queryByRole('columnheader')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Application Id, descending')
  const row = screen.getAllByRole('row')[0] ?? document.body
  expect(within(row).getAllByRole('cell').map(cell => cell.textContent)).toEqual(['30_2026', 'Wells 30', '2026', ''])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
