import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createSavedViews } from '@/table/saved-views'
import { expectAccessible } from '@tests/support/axe'
import { emulatePrint, readPrintAdditions } from '@tests/support/emulate-print'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { cellsOf, applicationsOf, columns, showTable, type FixtureApplication } from './table-fixture'

/** `aria-rowindex` of the rendered rows; the header row is 1. */
const rendered = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))

test('a page of 250 out of ten thousand rows keeps its head visible', async () => {
  showTable('/?size=250&page=2', { rows: applicationsOf(10_000) })
  expect(screen.getByText('251–500 of 10,000')).toBeVisible()
  expect(rendered()).toHaveLength(251)
  expect(rendered().slice(0, 3)).toEqual([1, 252, 253])
  expect(screen.getByRole('table', { name: 'Submitted grants' })).toHaveAttribute('aria-rowcount', '10001')
  await expectAccessible()

  screen.getByRole('button', { name: 'View Wells 500' }).focus()
  expect(screen.getByRole('columnheader', { name: 'Year' }).getBoundingClientRect().top).toBeCloseTo(0, 0)
})

test('a row is rendered once when the list opens', () => {
  const renderYear = vi.fn<(row: FixtureApplication) => string>(({ year }) => year)
  const counted = columns.map((column) => (column.id === 'year' ? { ...column, cell: renderYear } : column))
  showTable('/', { rows: applicationsOf(30), columns: counted })
  expect(renderYear).toHaveBeenCalledTimes(25)
})

test('search and sort order apply to the rows of all pages', async () => {
  showTable('/?size=250', { rows: applicationsOf(10_000) })
  await userEvent.type(screen.getByLabelText('Search'), 'wells 9998')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 10,000 rows'))
  await userEvent.clear(screen.getByLabelText('Search'))
  const sort = within(screen.getByRole('columnheader', { name: 'Application Id' })).getByRole('button')
  await userEvent.click(sort)
  await userEvent.click(sort)
  await waitFor(() => expect(cellsOf(0)).toEqual(['10000_2026', '9999_2026', '9998_2026']))
})

test('print has the matching rows of all pages', async () => {
  showTable('/?q=rice&page=2', { rows: applicationsOf(100) })
  expect(rendered()).toHaveLength(26)
  fireEvent(window, new Event('beforeprint'))
  expect(rendered()).toEqual(Array.from({ length: 51 }, (_, index) => index + 1))
  expect(cellsOf(0)).toEqual(['1_2026', '3_2026', '5_2026'])
  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(rendered()).toHaveLength(26))
  expect(cellsOf(0)).toEqual(['51_2026', '53_2026', '55_2026'])
})

test('print has the caption, the numbers of rows, the filters, the search and the order', async () => {
  showTable('/?q=rice&year=2025&sort=-id', { rows: applicationsOf(100) })
  expect(readPrintAdditions(document.body)).toEqual([])
  await emulatePrint()
  expect(readPrintAdditions(document.body)).toEqual([
    'Submitted grants: 3 of 100 rows. Year: 2025; Search: rice. Sorted by Application Id, descending',
  ])
})

test('a stored view with page size All opens with 250 rows', async () => {
  const views = createSavedViews(createMemoryStorage(), 'views:12:grants')
  views.write([{ name: 'All by year', search: 'sort=-year&size=all' }])
  const { search } = showTable('/', { rows: applicationsOf(300), views })
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.click(await screen.findByRole('button', { name: 'All by year' }))
  expect(search()).toBe('?sort=-year&size=250')
  expect(screen.getByText('1–250 of 300')).toBeVisible()
  expect(screen.getByRole('button', { name: 'All by year' })).toHaveAttribute('aria-current', 'true')
})

test('the preview of the next row turns the page', async () => {
  showTable('/?open=25', { preview: (row) => <p>{row.year}</p> })
  await userEvent.click(await screen.findByRole('button', { name: 'Next row' }))
  expect(await screen.findByRole('dialog', { name: 'Wells 26' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('26–30 of 30')).toBeVisible()
})
