import { createElement } from 'react'
import { expect, test } from 'vitest'
import { exportedTable } from '@/table/exported-table'
import type { Column } from '@/table/rows'

interface Grant {
  id: number
  status: string
  amount: number | null
}

const rows: Grant[] = [
  { id: 2, status: '2.1', amount: null },
  { id: 1, status: '1', amount: 500_000 },
]
const button = () => createElement('button')

const id: Column<Grant> = {
  id: 'id',
  header: 'Application Id',
  cell: (row) => `${row.id}_2026`,
  sortValue: (row) => row.id,
}
const status: Column<Grant> = {
  id: 'status',
  header: 'Status',
  cell: button,
  sortValue: (row) => row.status,
  exported: [{ header: 'Status', value: (row) => (row.status === '1' ? 'Submitted' : 'Shortlisted') }],
}
const amount: Column<Grant> = { id: 'amount', header: 'Amount', cell: button, sortValue: (row) => row.amount }
const remove: Column<Grant> = { id: 'delete', header: 'Delete', cell: button }

test('the file has the columns and rows in the given order, heads first', async () => {
  expect(await exportedTable(rows, [status, id])).toEqual([
    ['Status', 'Application Id'],
    ['Shortlisted', '2_2026'],
    ['Submitted', '1_2026'],
  ])
})

test('a column with controls only is left out, whatever the order', async () => {
  expect(await exportedTable(rows, [id, remove, amount])).toEqual([['Application Id'], ['2_2026'], ['1_2026']])
})

test('a column of several values is exported as one column each', async () => {
  const review: Column<Grant> = {
    id: 'review',
    header: 'Review',
    cell: button,
    exported: [
      { header: 'Name', value: () => ' Dr. Perera ' },
      { header: 'Mark', type: 'number', value: (row) => (row.id === 1 ? '78.5' : 'A minus') },
      { header: 'Amount', value: (row) => row.amount },
      { header: 'Due', type: 'date', value: (row) => (row.id === 1 ? '2026-11-30 16:00:00' : 'next week') },
    ],
  }
  const time = { hour: 16, minute: 0, second: 0 }
  expect(await exportedTable(rows, [review])).toEqual([
    ['Name', 'Mark', 'Amount', 'Due'],
    ['Dr. Perera', 'A minus', null, 'next week'],
    ['Dr. Perera', 78.5, 500_000, { year: 2026, month: 11, day: 30, time }],
  ])
})

test.each(['', '8/10', '1e3', '0x10', '1,000', '1234567890123'])(
  'the text %j in a column of numbers is not read as another number',
  async (text) => {
    const mark: Column<Grant> = {
      id: 'mark',
      header: 'Mark',
      cell: button,
      exported: [{ header: 'Mark', type: 'number', value: () => text }],
    }
    expect((await exportedTable(rows.slice(0, 1), [mark]))?.at(1)).toEqual([text || null])
  },
)

test('values that need a call are fetched row by row', async () => {
  const asked: number[] = []
  const steps: number[] = []
  let underWay = 0
  const letter: Column<Grant> = {
    id: 'letter',
    header: 'Letter',
    cell: button,
    exported: [
      {
        header: 'Letter',
        value: async (row) => {
          underWay += 1
          expect(underWay).toBe(1)
          asked.push(row.id)
          await Promise.resolve()
          underWay -= 1
          return row.id === 1 ? 'View' : 'Not Available'
        },
      },
    ],
  }
  expect(await exportedTable(rows, [id, letter], { onRow: async (done) => void steps.push(done) })).toEqual([
    ['Application Id', 'Letter'],
    ['2_2026', 'Not Available'],
    ['1_2026', 'View'],
  ])
  expect(asked).toEqual([2, 1])
  expect(steps).toEqual([0, 1])
})

test('no further calls are made after an abort', async () => {
  expect(await exportedTable(rows, [id], { signal: AbortSignal.abort() })).toBeNull()
})
