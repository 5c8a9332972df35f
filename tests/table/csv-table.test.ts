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

test('holds the columns and rows in the order given, heads first', () => {
  expect(csvTable(rows, [status, id])).toEqual([
    ['Status', 'Application Id'],
    ['Shortlisted', '2_2026'],
    ['Submitted', '1_2026'],
  ])
})

test('says what a column is sorted by where its cell is no text, and nothing where that is missing', () => {
  expect(csvTable(rows, [amount])).toEqual([['Amount'], [''], ['500000']])
})

test('leaves out a column that holds only controls', () => {
  expect(csvTable(rows, [id, remove])[0]).toEqual(['Application Id'])
})
