import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resizeToPhone } from '@tests/support/viewport'
import { announced, applicationsOf, cellsOf, columns, showTable } from './table-fixture'

test('search and filter update the rows, their count and the address', async () => {
  const { search } = showTable()
  expect(screen.getByRole('status').textContent).toBe('30 rows')
  await userEvent.type(screen.getByLabelText('Search'), 'rice')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(screen.getByRole('status').textContent).toBe('3 of 30 rows')
  expect(search()).toBe('?q=rice&year=2025')

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Year: 2025' }))
  expect(screen.getByRole('status').textContent).toBe('15 of 30 rows')
  expect(announced()).toBe('Filter Year: 2025 removed.')
  expect(document.activeElement).toBe(screen.getByLabelText('Year'))
})

test('the table opens as its address says, and follows links to itself', async () => {
  showTable('/?q=wells&sort=-id')
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'wells')
  expect(cellsOf(0)).toEqual(['30_2026', '28_2026', '26_2026'])
  await userEvent.click(screen.getByRole('link', { name: 'Afresh' }))
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveProperty('value', ''))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('30 rows'))
})

test('the table is sorted by its heads and says how', async () => {
  showTable()
  const head = () => screen.getByRole('columnheader', { name: 'Application Id' })
  expect(head().getAttribute('aria-sort')).toBe('none')
  await userEvent.click(within(head()).getByRole('button'))
  expect(head().getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head()).getByRole('button'))
  expect(head().getAttribute('aria-sort')).toBe('descending')
  expect(cellsOf(0)).toEqual(['30_2026', '29_2026', '28_2026'])
  expect(announced()).toBe('Sorted by Application Id, descending.')
  expect(within(screen.getByRole('columnheader', { name: 'Grant (Pdf)' })).queryByRole('button')).toBeNull()
})

test('Back shows rows sorted just before a link was pressed', async () => {
  const { router } = showTable()
  fireEvent.click(screen.getByRole('button', { name: /^Year/ }))
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('columnheader', { name: /^Year/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('the table has pages, and a search starts on the first', async () => {
  showTable('/', { rows: applicationsOf(60) })
  expect(screen.getByText('1–25 of 60')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('26–50 of 60')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search'), 'rice')
  expect(screen.getByText('1–25 of 30')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('26–30 of 30')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(screen.getByLabelText('Rows a page'), '50')
  expect(screen.getByText('1–30 of 30')).toBeTruthy()
})

test('a list of five rows has filters, but neither search nor the menu List', async () => {
  showTable('/', { rows: applicationsOf(5) })
  expect(screen.getByLabelText('Year')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'List' })).toBeNull()
})

test('an empty table differs from a search without results', async () => {
  showTable('/?q=zebra')
  expect(screen.getByText('Nothing matches your search.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
  expect(screen.getByRole('table', { name: 'Submitted grants' })).toBeTruthy()
})

test('on a phone the table has a card per row and a sort list', async () => {
  await resizeToPhone()
  showTable('/', { downloadName: 'grants', columns: columns.slice(0, 3) })
  expect(screen.queryByRole('columnheader')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Application Id, descending')
  await userEvent.keyboard('{Escape}')
  const row = screen.getAllByRole('row')[0] ?? document.body
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['30_2026', 'Wells 30', '2026'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
