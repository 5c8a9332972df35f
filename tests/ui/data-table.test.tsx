import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '@tests/support/axe'
import { announced, cellsOf, columns, showTable } from './table-fixture'

// As wide as a desk, where rows are rows; the last test looks at a phone.
beforeEach(() => page.viewport(1280, 900))

test('narrows by search and filter, says how many are left, and writes both into the address', async () => {
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
  await expectAccessible()
})

test('opens as its address says, and follows a link to itself', async () => {
  showTable('/?q=wells&sort=-id')
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'wells')
  expect(cellsOf(0)).toEqual(['30_2026', '28_2026', '26_2026'])
  await userEvent.click(screen.getByRole('link', { name: 'Afresh' }))
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '')
  expect(screen.getByRole('status').textContent).toBe('30 rows')
})

test('sorts by its heads and says how', async () => {
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

test('turns its pages', async () => {
  showTable()
  expect(screen.getByText('1–25 of 30')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('26–30 of 30')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.selectOptions(screen.getByLabelText('Rows a page'), '50')
  expect(screen.getByText('1–30 of 30')).toBeTruthy()
})

test('tells an empty table from a search that found nothing', async () => {
  showTable('/?q=zebra')
  expect(screen.getByText('Nothing matches your search.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
  expect(screen.getByRole('table', { name: 'Submitted grants' })).toBeTruthy()
})

test('shows its empty state when there is nothing at all', () => {
  showTable('/', { rows: [] })
  expect(screen.getByText('No submitted grants found.')).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
})

test('a row’s actions are in a menu named after it, and one that may not be used says why', async () => {
  const onDelete = vi.fn<(id: number) => void>()
  showTable('/', {
    rowActions: (row) => [
      { label: 'Delete', onSelect: () => onDelete(row.id) },
      { label: 'Edit', disabledReason: 'Only drafts can be edited.' },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Rice 1' }))
  expect((await screen.findByRole('menuitem', { name: /Edit/ })).textContent).toContain('Only drafts can be edited.')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledWith(1)
})

test('on a phone a row is a card that is still a row, and the order is chosen from a list', async () => {
  await page.viewport(360, 800)
  showTable('/', { csvName: 'grants', columns: columns.slice(0, 3) })
  expect(screen.queryByRole('columnheader')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Application Id, descending')
  await userEvent.keyboard('{Escape}')
  const row = screen.getAllByRole('row')[0] ?? document.body
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['30_2026', 'Wells 30', '2026'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
