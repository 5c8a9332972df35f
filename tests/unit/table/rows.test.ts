import { describe, expect, test } from 'vitest'
import { arrangeRows, arranger } from '@/table/arrange'
import { preserveOrder, pageOf, type Column, type Filter, type Sort, type TableState } from '@/table/rows'
import { freshState } from '@/table/search-params'

interface Grant {
  id: string
  title: string
  amount: number | null
}

const rows: Grant[] = [
  { id: '9', title: 'Rice of the Dry Zone', amount: 300 },
  { id: '10', title: 'Élan vital', amount: null },
  { id: '2', title: 'Arsenic in wells', amount: 1000 },
]
const columns: Column<Grant>[] = [
  { id: 'id', header: 'Id', cell: (row) => row.id, sortValue: (row) => row.id },
  { id: 'amount', header: 'Amount', cell: (row) => String(row.amount), sortValue: (row) => row.amount },
  { id: 'title', header: 'Title', cell: (row) => row.title },
]
const filters: Filter<Grant>[] = [
  {
    id: 'granted',
    label: 'Granted',
    allLabel: 'All',
    options: [{ value: 'yes', label: 'Yes' }],
    matches: (row, value) => (row.amount !== null) === (value === 'yes'),
  },
]
const untouched: TableState = { ...freshState([]), size: 2 }

function idsOf(change: Partial<TableState>): string[] {
  const shape = { columns, filters, search: (row: Grant) => row.title }
  return arrangeRows(rows, shape, { ...untouched, ...change }).map((row) => row.id)
}

describe('arrangeRows', () => {
  test('keeps the order of the rows without any settings', () => {
    expect(idsOf({})).toEqual(['9', '10', '2'])
  })

  test('sorts numbers inside text as numbers, both ways', () => {
    expect(idsOf({ sort: [{ id: 'id', desc: false }] })).toEqual(['2', '9', '10'])
    expect(idsOf({ sort: [{ id: 'id', desc: true }] })).toEqual(['10', '9', '2'])
  })

  test('puts missing values last, both ways', () => {
    expect(idsOf({ sort: [{ id: 'amount', desc: false }] })).toEqual(['9', '2', '10'])
    expect(idsOf({ sort: [{ id: 'amount', desc: true }] })).toEqual(['2', '9', '10'])
  })

  test('ignores a sort by an unsortable or unknown column', () => {
    expect(idsOf({ sort: [{ id: 'title', desc: false }] })).toEqual(['9', '10', '2'])
    expect(idsOf({ sort: [{ id: 'nonsense', desc: true }] })).toEqual(['9', '10', '2'])
  })

  test('orders equal rows by a further column', () => {
    const equal = [...rows, { id: '3', title: 'Palm leaves', amount: 300 }]
    const sorted = (sort: Sort[]) =>
      arrangeRows(equal, { columns, filters, search: undefined }, { ...untouched, sort }).map((row) => row.id)
    const byAmount = { id: 'amount', desc: true }
    expect(sorted([byAmount, { id: 'id', desc: false }])).toEqual(['2', '3', '9', '10'])
    expect(sorted([byAmount, { id: 'id', desc: true }])).toEqual(['2', '9', '3', '10'])
  })

  test('applies filter and search together', () => {
    expect(idsOf({ filters: { granted: 'yes' } })).toEqual(['9', '2'])
    expect(idsOf({ filters: { granted: 'yes' }, search: 'wells' })).toEqual(['2'])
  })

  test('does not change the array it was given', () => {
    const before = [...rows]
    idsOf({ sort: [{ id: 'id', desc: true }] })
    expect(rows).toEqual(before)
  })
})

describe('preserveOrder', () => {
  const [rice, vital, wells] = rows as [Grant, Grant, Grant]
  const places = (before: Grant[], found: Grant[], all: Grant[] = found) =>
    preserveOrder(before, found, all, ({ id }) => id)

  test('keeps a row in place with its current values', () => {
    const granted = { ...rice, amount: 9000 }
    expect(places([rice, vital, wells], [vital, wells, granted])).toEqual([granted, vital, wells])
  })

  test('keeps a row that no longer matches, and drops a deleted one', () => {
    expect(places([rice, vital, wells], [wells], [rice, wells])).toEqual([rice, wells])
  })

  test('puts new rows behind those they follow', () => {
    const first = { ...rice, id: '1' }
    const next = { ...rice, id: '3' }
    const after = { ...rice, id: '4' }
    expect(places([vital, rice], [first, rice, next, after, vital])).toEqual([first, vital, rice, next, after])
  })

  test('puts a new row in place of the deleted row before it', () => {
    const next = { ...rice, id: '3' }
    expect(places([vital, rice, wells], [vital, next, wells])).toEqual([vital, next, wells])
  })
})

describe('a search', () => {
  const found = (search: string) => idsOf({ search })

  test('finds every word in any order, without case or accents', () => {
    expect(found('zone RICE')).toEqual(['9'])
    expect(found('elan')).toEqual(['10'])
  })

  test('finds text pasted from Word or a PDF, and the reverse', () => {
    const titled = (title: string) => rows.map((row) => ({ ...row, title }))
    const finds = (title: string, search: string) =>
      arrangeRows(titled(title), { columns, filters, search: ({ title }) => title }, { ...untouched, search }).length >
      0
    const pasted = 'An eﬃcient man\u00ADgrove – farmers’\u00A0“rice”'
    const typed = 'An efficient mangrove - farmers\' "rice"'
    expect(typed.split(' ').filter((word) => !finds(pasted, word))).toEqual([])
    expect(pasted.split(' ').filter((word) => !finds(typed, word))).toEqual([])
  })

  test('finds everything for an empty search and nothing for an unknown word', () => {
    expect(found('  ')).toHaveLength(3)
    expect(found('zebra')).toEqual([])
  })

  test('finds the same letter by letter, also after deletions', () => {
    const arrange = arranger(rows, { columns, filters, search: (row: Grant) => row.title })
    for (const search of ['r', 'ri', 'ric zo', 'ric', 'wel', 'ar ells', 'ar', '', 'e', 'el'])
      expect(arrange({ ...untouched, search }).map((row) => row.id)).toEqual(found(search))
  })

  test('keeps its filter and order when these change under it', () => {
    const arrange = arranger(rows, { columns, filters, search: (row: Grant) => row.title })
    const changes: Partial<TableState>[] = [
      { search: 'e' },
      { search: 'e', filters: { granted: 'yes' } },
      { search: 'e', filters: { granted: 'yes' }, sort: [{ id: 'id', desc: false }] },
      { search: 'e', filters: {}, sort: [{ id: 'id', desc: true }] },
      { search: 'el', filters: {}, sort: [] },
    ]
    for (const change of changes)
      expect(arrange({ ...untouched, ...change }).map((row) => row.id)).toEqual(idsOf(change))
  })
})

describe('pageOf', () => {
  test('returns a page and counts from 1', () => {
    expect(pageOf(rows, { ...untouched, page: 2 })).toEqual({ rows: [rows[2]], page: 2, pages: 2, from: 3, to: 3 })
  })

  test('returns the last page if the requested one no longer exists', () => {
    expect(pageOf(rows, { ...untouched, page: 40 }).page).toBe(2)
  })

  test('returns one empty page without rows', () => {
    expect(pageOf([], untouched)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 })
  })
})
