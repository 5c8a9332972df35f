import { describe, expect, test } from 'vitest'
import { arrangeRows, createArranger } from '@/table/arrange'
import { preserveOrder, getPage, type Column, type Filter, type Sort, type TableState } from '@/table/rows'
import { createInitialState } from '@/table/search-params'

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
const initialState: TableState = { ...createInitialState([]), size: 2 }

function getArrangedIds(change: Partial<TableState>): string[] {
  const shape = { columns, filters, search: (row: Grant) => row.title }
  return arrangeRows(rows, shape, { ...initialState, ...change }).map((row) => row.id)
}

describe('arrangeRows', () => {
  test('keeps the order of the rows without any settings', () => {
    expect(getArrangedIds({})).toEqual(['9', '10', '2'])
  })

  test('sorts numbers inside text as numbers, in both directions', () => {
    expect(getArrangedIds({ sort: [{ id: 'id', desc: false }] })).toEqual(['2', '9', '10'])
    expect(getArrangedIds({ sort: [{ id: 'id', desc: true }] })).toEqual(['10', '9', '2'])
  })

  test('puts missing values last, in both directions', () => {
    expect(getArrangedIds({ sort: [{ id: 'amount', desc: false }] })).toEqual(['9', '2', '10'])
    expect(getArrangedIds({ sort: [{ id: 'amount', desc: true }] })).toEqual(['2', '9', '10'])
  })

  test('ignores a sort by an unsortable or unknown column', () => {
    expect(getArrangedIds({ sort: [{ id: 'title', desc: false }] })).toEqual(['9', '10', '2'])
    expect(getArrangedIds({ sort: [{ id: 'nonsense', desc: true }] })).toEqual(['9', '10', '2'])
  })

  test('orders equal rows by a further column', () => {
    const equal = [...rows, { id: '3', title: 'Palm leaves', amount: 300 }]
    const sortIds = (sort: Sort[]) =>
      arrangeRows(equal, { columns, filters, search: undefined }, { ...initialState, sort }).map((row) => row.id)
    const byAmount = { id: 'amount', desc: true }
    expect(sortIds([byAmount, { id: 'id', desc: false }])).toEqual(['2', '3', '9', '10'])
    expect(sortIds([byAmount, { id: 'id', desc: true }])).toEqual(['2', '9', '3', '10'])
  })

  test('applies filter and search together', () => {
    expect(getArrangedIds({ filters: { granted: 'yes' } })).toEqual(['9', '2'])
    expect(getArrangedIds({ filters: { granted: 'yes' }, search: 'wells' })).toEqual(['2'])
  })

  test('does not change the passed array', () => {
    const before = [...rows]
    getArrangedIds({ sort: [{ id: 'id', desc: true }] })
    expect(rows).toEqual(before)
  })
})

describe('preserveOrder', () => {
  const [rice, vital, wells] = rows as [Grant, Grant, Grant]
  const preserve = (before: Grant[], found: Grant[], all: Grant[] = found) =>
    preserveOrder(before, found, all, ({ id }) => id)

  test('keeps a row in place with its current values', () => {
    const granted = { ...rice, amount: 9000 }
    expect(preserve([rice, vital, wells], [vital, wells, granted])).toEqual([granted, vital, wells])
  })

  test('keeps a row that no longer matches, and drops a deleted one', () => {
    expect(preserve([rice, vital, wells], [wells], [rice, wells])).toEqual([rice, wells])
  })

  test('puts new rows after the rows they follow', () => {
    const first = { ...rice, id: '1' }
    const next = { ...rice, id: '3' }
    const after = { ...rice, id: '4' }
    expect(preserve([vital, rice], [first, rice, next, after, vital])).toEqual([first, vital, rice, next, after])
  })

  test('puts a new row in place of the deleted row before it', () => {
    const next = { ...rice, id: '3' }
    expect(preserve([vital, rice, wells], [vital, next, wells])).toEqual([vital, next, wells])
  })
})

describe('search', () => {
  const findIds = (search: string) => getArrangedIds({ search })

  test('finds every word in any order, without case or accents', () => {
    expect(findIds('zone RICE')).toEqual(['9'])
    expect(findIds('elan')).toEqual(['10'])
  })

  test('ignores typographic differences between the title and the search', () => {
    const createRowsTitled = (title: string) => rows.map((row) => ({ ...row, title }))
    const matches = (title: string, search: string) =>
      arrangeRows(
        createRowsTitled(title),
        { columns, filters, search: ({ title }) => title },
        { ...initialState, search },
      ).length > 0
    const pastedTitle = 'An eﬃcient man\u00ADgrove – farmers’\u00A0“rice”'
    const typedTitle = 'An efficient mangrove - farmers\' "rice"'
    expect(typedTitle.split(' ').filter((word) => !matches(pastedTitle, word))).toEqual([])
    expect(pastedTitle.split(' ').filter((word) => !matches(typedTitle, word))).toEqual([])
  })

  test('finds everything for an empty search and nothing for an unknown word', () => {
    expect(findIds('  ')).toHaveLength(3)
    expect(findIds('zebra')).toEqual([])
  })

  test('finds the same rows while letters are typedTitle and deleted', () => {
    const arrange = createArranger(rows, { columns, filters, search: (row: Grant) => row.title })
    for (const search of ['r', 'ri', 'ric zo', 'ric', 'wel', 'ar ells', 'ar', '', 'e', 'el'])
      expect(arrange({ ...initialState, search }).map((row) => row.id)).toEqual(findIds(search))
  })

  test('applies each change of the filter and the order', () => {
    const arrange = createArranger(rows, { columns, filters, search: (row: Grant) => row.title })
    const changes: Partial<TableState>[] = [
      { search: 'e' },
      { search: 'e', filters: { granted: 'yes' } },
      { search: 'e', filters: { granted: 'yes' }, sort: [{ id: 'id', desc: false }] },
      { search: 'e', filters: {}, sort: [{ id: 'id', desc: true }] },
      { search: 'el', filters: {}, sort: [] },
    ]
    for (const change of changes)
      expect(arrange({ ...initialState, ...change }).map((row) => row.id)).toEqual(getArrangedIds(change))
  })
})

describe('getPage', () => {
  test('returns a page and counts from 1', () => {
    expect(getPage(rows, { ...initialState, page: 2 })).toEqual({
      rows: [rows[2]],
      page: 2,
      pageCount: 2,
      firstRowNumber: 3,
      lastRowNumber: 3,
    })
  })

  test('returns the last page if the requested one no longer exists', () => {
    expect(getPage(rows, { ...initialState, page: 40 }).page).toBe(2)
  })

  test('returns one empty page without rows', () => {
    expect(getPage([], initialState)).toEqual({ rows: [], page: 1, pageCount: 1, firstRowNumber: 0, lastRowNumber: 0 })
  })
})
