import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createExportTable } from '@/table/export-table'
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
  exportColumns: [{ header: 'Status', value: (row) => (row.status === '1' ? 'Submitted' : 'Shortlisted') }],
}
const amount: Column<Grant> = { id: 'amount', header: 'Amount', cell: button, sortValue: (row) => row.amount }
const remove: Column<Grant> = { id: 'delete', header: 'Delete', cell: button }

test('exports headers, then rows, in the order of the table', async () => {
  expect(await createExportTable(rows, [status, id])).toEqual([
    ['Status', 'Application Id'],
    ['Shortlisted', '2_2026'],
    ['Submitted', '1_2026'],
  ])
})

test('omits a column of controls', async () => {
  expect(await createExportTable(rows, [id, remove, amount])).toEqual([['Application Id'], ['2_2026'], ['1_2026']])
})

test('exports a column of several values as several columns', async () => {
  const review: Column<Grant> = {
    id: 'review',
    header: 'Review',
    cell: button,
    exportColumns: [
      { header: 'Name', value: () => ' Dr. Perera ' },
      { header: 'Mark', type: 'number', value: (row) => (row.id === 1 ? '78.5' : 'A minus') },
      { header: 'Amount', value: (row) => row.amount },
      { header: 'Due', type: 'date', value: (row) => (row.id === 1 ? '2026-11-30 16:00:00' : 'next week') },
    ],
  }
  const time = { hour: 16, minute: 0, second: 0 }
  expect(await createExportTable(rows, [review])).toEqual([
    ['Name', 'Mark', 'Amount', 'Due'],
    ['Dr. Perera', 'A minus', null, 'next week'],
    ['Dr. Perera', 78.5, 500_000, { year: 2026, month: 11, day: 30, time }],
  ])
})

test.each(['', '8/10', '1e3', '0x10', '1,000', '1234567890123'])(
  'keeps the text %j in a column of numbers as text',
  async (text) => {
    const mark: Column<Grant> = {
      id: 'mark',
      header: 'Mark',
      cell: button,
      exportColumns: [{ header: 'Mark', type: 'number', value: () => text }],
    }
    expect((await createExportTable(rows.slice(0, 1), [mark]))?.at(1)).toEqual([text || null])
  },
)

test('fetches values row by row', async () => {
  const requestedIds: number[] = []
  const progress: number[] = []
  let inFlight = 0
  const letterColumn: Column<Grant> = {
    id: 'letter',
    header: 'Letter',
    cell: button,
    exportColumns: [
      {
        header: 'Letter',
        value: async (row) => {
          inFlight += 1
          expect(inFlight).toBe(1)
          requestedIds.push(row.id)
          await Promise.resolve()
          inFlight -= 1
          return row.id === 1 ? 'View' : 'Not Available'
        },
      },
    ],
  }
  expect(
    await createExportTable(rows, [id, letterColumn], {
      onRow: async (finishedRows) => void progress.push(finishedRows),
    }),
  ).toEqual([
    ['Application Id', 'Letter'],
    ['2_2026', 'Not Available'],
    ['1_2026', 'View'],
  ])
  expect(requestedIds).toEqual([2, 1])
  expect(progress).toEqual([0, 1])
})

test('returns null after an abort', async () => {
  expect(await createExportTable(rows, [id], { signal: AbortSignal.abort() })).toBeNull()
})
