import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Bulk } from '@/table/bulk'
import { announced, grantsOf, showTable, type Grant } from './table-fixture'

type Run = (row: Grant, signal: AbortSignal) => Promise<void>

function setUp(run: Run, release: () => void = () => {}) {
  const onSettled = vi.fn<() => void>()
  const blockNavigation = vi.fn<() => () => void>(() => release)
  const bulk: Bulk<Grant> = {
    shownId: (row) => `${row.id}_2026`,
    actions: [
      {
        label: 'Shortlist',
        effect: (row) => `${row.title} becomes Shortlisted.`,
        verdict: (row) => row.id !== 3 || 'It is already decided.',
        run,
      },
    ],
    blockNavigation,
    onSettled,
  }
  return { onSettled, blockNavigation, ...showTable('/', { bulk, rows: grantsOf(30) }) }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }))
const bar = () => screen.getByRole('region', { name: 'Selected rows' })
const items = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const progress = () => within(screen.getByRole('dialog')).getByRole('status').textContent

/** A run that waits until the test releases each row. */
function heldRun() {
  const held = new Map<number, (error?: Error) => void>()
  const run: Run = ({ id }) =>
    new Promise((resolve, reject) => held.set(id, (error) => (error === undefined ? resolve() : reject(error))))
  const letGo = async (id: number, error?: Error) => {
    await waitFor(() => expect(held.has(id)).toBe(true))
    held.get(id)?.(error)
    held.delete(id)
  }
  return { run: vi.fn<Run>(run), letGo }
}

test('the dialog first says which rows and what will happen, and why some cannot be processed', async () => {
  const run = vi.fn<Run>()
  setUp(run)
  await choose('Rice 1')
  await choose('Rice 3')
  expect(announced()).toBe('2 selected.')
  await press('Shortlist…')
  expect(await screen.findByRole('dialog', { name: 'Shortlist 2 rows' })).toBeTruthy()
  expect(items('Will be done')).toEqual(['1_2026 Rice 1Rice 1 becomes Shortlisted.'])
  expect(items('Cannot be done')).toEqual(['3_2026 Rice 3It is already decided.'])
  await press('Cancel')
  expect(run).not.toHaveBeenCalled()
  expect(bar().textContent).toContain('2 selected')
})

test('the run processes one row after another and shows the result of each, and failed rows can be tried again', async () => {
  const { run, letGo } = heldRun()
  const { onSettled } = setUp(run)
  for (const title of ['Rice 1', 'Wells 2', 'Wells 4']) await choose(title)
  await press('Shortlist…')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Shortlist 3' }))
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  await letGo(1)
  await letGo(2, new Error('The host refused it.'))
  await letGo(4)
  await waitFor(() => expect(progress()).toBe('2 of 3 done, 1 failed.'))
  expect(items('Will be done')[1]).toBe('2_2026 Wells 2The host refused it.Failed')
  expect(onSettled).toHaveBeenCalledTimes(1)

  await press('Retry the 1 that failed')
  await letGo(2)
  await waitFor(() => expect(progress()).toBe('3 of 3 done.'))
  expect(run.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 4, 2])
  await press('Done')
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})

test('Stop lets the present row finish and begins no other, and the rest can be continued', async () => {
  const { run, letGo } = heldRun()
  setUp(run)
  for (const title of ['Rice 1', 'Wells 2']) await choose(title)
  await press('Shortlist…')
  await userEvent.click(await screen.findByRole('button', { name: 'Shortlist 2' }))
  await press('Stop')
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-disabled')).toBe('true')
  await letGo(1)
  await waitFor(() => expect(progress()).toBe('1 of 2 done, 1 not done.'))
  expect(run).toHaveBeenCalledTimes(1)
  await press('Continue with the 1 left')
  await letGo(2)
  await waitFor(() => expect(progress()).toBe('2 of 2 done.'))
})

test('the page is guarded only while a run is under way', async () => {
  const { run, letGo } = heldRun()
  const release = vi.fn<() => void>()
  const { blockNavigation } = setUp(run, release)
  await choose('Rice 1')
  await press('Shortlist…')
  await screen.findByRole('button', { name: 'Shortlist 1' })
  expect(blockNavigation).not.toHaveBeenCalled()
  await press('Shortlist 1')
  await waitFor(() => expect(blockNavigation).toHaveBeenCalledTimes(1))
  expect(release).not.toHaveBeenCalled()
  await letGo(1)
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  expect(blockNavigation).toHaveBeenCalledTimes(1)
})

test('the selection has only shown rows: all of a page, then all, and none that a filter hides', async () => {
  setUp(vi.fn<Run>())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(bar().textContent).toContain('25 selected')
  await press('Select all 30')
  expect(bar().textContent).toContain('30 selected, 5 on other pages')
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(bar().textContent).toContain('5 selected')
  await press('Clear selection')
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
})
