import { createElement } from 'react'
import { expect, test } from 'vitest'
import { csvTable } from '@/table/csv-table'
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
  csvValue: (row) => (row.status === '1' ? 'Submitted' : 'Shortlisted'),
}
const amount: Column<Grant> = { id: 'amount', header: 'Amount', cell: button, sortValue: (row) => row.amount }
const remove: Column<Grant> = { id: 'delete', header: 'Delete', cell: button }

test('the file has the columns and rows in the given order, heads first', async () => {
  expect(await csvTable(rows, [status, id])).toEqual([
    ['Status', 'Application Id'],
    ['Shortlisted', '2_2026'],
    ['Submitted', '1_2026'],
  ])
})

test('a column with controls only is left out, whatever the order', async () => {
  expect(await csvTable(rows, [id, remove, amount])).toEqual([['Application Id'], ['2_2026'], ['1_2026']])
})

test('values that need a call are waited for, one row after another', async () => {
  const asked: number[] = []
  let underWay = 0
  const letter: Column<Grant> = {
    id: 'letter',
    header: 'Letter',
    cell: button,
    csvValue: async (row) => {
      underWay += 1
      expect(underWay).toBe(1)
      asked.push(row.id)
      await Promise.resolve()
      underWay -= 1
      return row.id === 1 ? 'View' : 'Not Available'
    },
  }
  expect(await csvTable(rows, [id, letter])).toEqual([
    ['Application Id', 'Letter'],
    ['2_2026', 'Not Available'],
    ['1_2026', 'View'],
  ])
  expect(asked).toEqual([2, 1])
})

test('no further calls are made after an abort', async () => {
  expect(await csvTable(rows, [id], AbortSignal.abort())).toBeNull()
})
