import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { BulkAction } from '@/table/bulk-actions'
import { announced, applicationsOf, showTable, type FixtureApplication } from './table-fixture'

function setUp() {
  const onChosen = vi.fn<BulkAction<FixtureApplication>['onChosen']>()
  showTable('/', { bulk: [{ label: 'Shortlist…', onChosen }], rows: applicationsOf(30) })
  return onChosen
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }))
const bar = () => screen.getByRole('region', { name: 'Selected rows' })

test('an action receives the selected rows, and can clear the selection', async () => {
  const onChosen = setUp()
  await choose('Rice 1')
  await choose('Rice 3')
  expect(announced()).toBe('2 selected.')
  onChosen.mockImplementation((_, clear) => clear())
  await press('Shortlist…')
  expect(onChosen.mock.calls.map(([rows]) => rows.map(({ id }) => id))).toEqual([[1, 3]])
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('Shift and click select all rows from the last one, and clear them', async () => {
  setUp()
  const user = userEvent.setup()
  const click = (title: string) => user.click(screen.getByRole('checkbox', { name: `Select ${title}` }))
  await click('Wells 2')
  await user.keyboard('{Shift>}')
  await click('Rice 5')
  expect(bar().textContent).toContain('4 selected')
  await click('Rice 3')
  await user.keyboard('{/Shift}')
  expect(bar().textContent).toContain('1 selected')
})

test('the selection contains only matching rows, of a page or all', async () => {
  setUp()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(bar().textContent).toContain('25 selected')
  await press('Select all 30')
  expect(bar().textContent).toContain('30 selected, 5 on other pages')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(bar().textContent).toContain('5 selected')
  await press('Clear selection')
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})
