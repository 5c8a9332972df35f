import { bench, describe } from 'vitest'
import { toCsv } from '@/lib/csv'
import { exportedTable } from '@/table/exported-table'
import { arrangeRows } from '@/table/arrange'
import type { Column, Filter, TableState } from '@/table/rows'
import { freshState } from '@/table/search-params'

interface Row {
  id: number
  title: string
  year: string
}

const WORDS = ['Seed', 'banks', 'of', 'montane', 'forests', 'මුල්', 'පිටපත', 'தமிழ்', 'palm-leaf', 'dengue']

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: Array.from({ length: 8 }, (_, word) => WORDS[(id * 7 + word * 3) % WORDS.length]).join(' '),
    year: String(2024 + (id % 3)),
  }))

const columns: Column<Row>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, sortValue: ({ title }) => title },
  { id: 'year', header: 'Year', cell: ({ year }) => year, sortValue: ({ year }) => year },
]
const filters: Filter<Row>[] = [
  { id: 'year', label: 'Year', allLabel: 'All years', options: [], matches: ({ year }, value) => year === value },
]
const shape = { columns, filters, search: ({ title }: Row) => title }
const byTitle = [
  { id: 'year', desc: true },
  { id: 'title', desc: false },
]
const narrowed: TableState = { ...freshState(byTitle), search: 'seed dengue', filters: { year: '2025' } }

// The summary says how much longer ten times the rows take: about ten times, or a little more for sorting.
describe('searching, filtering and sorting', () => {
  for (const count of [1_000, 10_000]) {
    const rows = rowsOf(count)
    bench(`${count} rows`, () => void arrangeRows(rows, shape, narrowed))
  }
})

// The slowest request of a person: all rows, ordered by two columns.
describe('sorting everything by year and title', () => {
  for (const count of [1_000, 10_000]) {
    const rows = rowsOf(count)
    bench(`${count} rows`, () => void arrangeRows(rows, shape, freshState(byTitle)))
  }
})

describe('a CSV file', () => {
  for (const count of [1_000, 10_000]) {
    const rows = rowsOf(count)
    bench(`${count} rows`, async () => void toCsv((await exportedTable(rows, columns)) ?? []))
  }
})
