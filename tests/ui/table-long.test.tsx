import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { onAPhone } from '@tests/support/viewport'
import { cellsOf, grantsOf, showTable } from './table-fixture'

const MANY = grantsOf(10_000)

/** The numbers of the rendered rows, the heads being the first. */
const drawn = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))
const table = () => screen.getByRole('table', { name: 'Submitted grants' })

test('ten thousand rows are one table of which only a part is rendered', async () => {
  showTable('/?size=all', { rows: MANY })
  await waitFor(() => expect(drawn().length).toBeGreaterThan(10))
  expect(drawn().length).toBeLessThan(60)
  expect(table().getAttribute('aria-rowcount')).toBe('10001')
  expect(drawn().slice(0, 3)).toEqual([1, 2, 3])
  await expectAccessible()

  window.scrollTo(0, document.documentElement.scrollHeight)
  await waitFor(() => expect(drawn().at(-1)).toBe(10_001))
  expect(drawn().length).toBeLessThan(60)
  // The heads stay visible.
  expect(screen.getByRole('columnheader', { name: 'Year' }).getBoundingClientRect().top).toBeCloseTo(0, 0)
})

test('ten thousand rows are searched and sorted as fast as one types, and their columns keep their widths', async () => {
  showTable('/?size=all', { rows: MANY })
  await waitFor(() => expect(table().style.tableLayout).toBe('fixed'))
  await userEvent.type(screen.getByLabelText('Search'), 'wells 9998')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 10,000 rows'))
  await userEvent.clear(screen.getByLabelText('Search'))
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'Application Id' })).getByRole('button'))
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'Application Id' })).getByRole('button'))
  await waitFor(() => expect(cellsOf(0)).toEqual(['10000_2026', '9999_2026', '9998_2026']))
})

test('a focused control stays, however far it is scrolled away, and the arrow keys continue from it', async () => {
  showTable('/?size=all', { rows: MANY })
  await waitFor(() => expect(drawn().length).toBeGreaterThan(10))
  screen.getByRole('button', { name: 'View Wells 2' }).focus()
  window.scrollTo(0, 100_000)
  await waitFor(() => expect(Math.max(...drawn())).toBeGreaterThan(1000))
  expect(document.activeElement?.textContent).toBe('View Wells 2')
  expect(drawn().slice(0, 2)).toEqual([1, 3])

  window.scrollTo(0, 0)
  await waitFor(() => expect(drawn().slice(0, 5)).toEqual([1, 2, 3, 4, 5]))
  for (let row = 3; row <= 62; row += 1) {
    // A person sees the row before going to it; it is rendered once the page has scrolled.
    await screen.findByText(new RegExp(`^View \\w+ ${row}$`))
    await userEvent.keyboard('{ArrowDown}')
  }
  expect(document.activeElement?.textContent).toBe('View Wells 62')
})

test('ten thousand rows are cards on a phone, one after another without gap or overlap', async () => {
  await onAPhone()
  showTable('/?size=all', { rows: MANY })
  await waitFor(() => expect(drawn().length).toBeGreaterThan(3))
  window.scrollTo(0, 50_000)
  await waitFor(() => expect(Math.min(...drawn())).toBeGreaterThan(50))
  const boxes = screen.getAllByRole('row').map((row) => row.getBoundingClientRect())
  for (const [index, box] of boxes.entries()) {
    const above = boxes[index - 1]
    if (above !== undefined) expect(box.top - above.bottom).toBeCloseTo(16, 0)
  }
})

test('two hundred rows or fewer are rendered at once, and all of any number in print', async () => {
  const first = showTable('/?size=all', { rows: grantsOf(200) })
  expect(drawn()).toHaveLength(201)
  first.unmount()
  showTable('/?size=all', { rows: grantsOf(300) })
  await waitFor(() => expect(drawn().length).toBeLessThan(100))
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toHaveLength(301)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(drawn().length).toBeLessThan(100))
})
