import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERY_COLUMN, type Column, type Filter, type TableState } from '@/table/rows'
import { freshState, PAGE_SIZES, readState, writeState } from '@/table/search-params'

const filters: Filter<unknown>[] = [
  { id: 'year', label: 'Year', allLabel: 'All', options: [{ value: '2026', label: '2026' }], matches: () => true },
]
const columns: Column<unknown>[] = [
  { id: 'title', header: 'Title', cell: () => '', sortValue: () => '', alwaysShown: true },
  { id: 'date', header: 'Date', cell: () => '', sortValue: () => '' },
  { id: 'pdf', header: 'PDF', cell: () => '' },
]
const byDate = [{ id: 'date', desc: true }]
const choices = { columns, filters, initialSort: byDate, display: EVERY_COLUMN }

const read = (text: string) => readState(new URLSearchParams(text), choices)
const write = (state: TableState, before = '') => writeState(new URLSearchParams(before), state, choices).toString()

test('an empty address is the default state, and the reverse', () => {
  expect(read('')).toEqual(freshState(byDate))
  expect(write(freshState(byDate))).toBe('')
})

test('a written state can be read back', () => {
  const state: TableState = {
    search: 'dry zone',
    sort: [
      { id: 'title', desc: false },
      { id: 'date', desc: true },
    ],
    filters: { year: '2026' },
    page: 3,
    size: 250,
    hidden: ['pdf'],
    density: 'compact',
    open: '12',
  }
  expect(read(write(state))).toEqual(state)
})

test('the address is short enough to read', () => {
  const state = { ...freshState([{ id: 'title', desc: true }]), size: 250, hidden: ['pdf'] }
  expect(write(state)).toBe('sort=-title&size=250&hide=pdf')
})

test('no order differs from the order of the table', () => {
  expect(write(freshState([]))).toBe('sort=none')
  expect(read('sort=none').sort).toEqual([])
})

test('the size All of an earlier version is the largest page', () => {
  expect(read('size=all').size).toBe(250)
})

test('other parameters of the address stay', () => {
  expect(write({ ...freshState(byDate), search: 'rice' }, 'app_ID=12&page=4')).toBe('app_ID=12&q=rice')
})

describe('the reader ignores', () => {
  test.each(['year=1066&page=-2&size=7', 'size=Infinity', 'page=two', 'density=tight', 'hide=nothing'])(
    '%s',
    (text) => {
      expect(read(text)).toEqual(freshState(byDate))
    },
  )

  test('an order by an unknown, unsortable or repeated column', () => {
    expect(read('sort=pdf,title,-title,nonsense').sort).toEqual([{ id: 'title', desc: false }])
    expect(read('sort=nonsense').sort).toEqual(byDate)
  })

  test('hiding what is always shown', () => {
    expect(read('hide=title,pdf').hidden).toEqual(['pdf'])
  })
})

test('any state can be read back, beside other parameters', () => {
  const sort = fc
    .subarray([{ id: 'title' }, { id: 'date' }])
    .chain((some) => fc.tuple(...some.map((one) => fc.boolean().map((desc) => ({ ...one, desc })))))
  const filtered: TableState['filters'][] = [{}, { year: '2026' }]
  const state: fc.Arbitrary<TableState> = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    sort,
    filters: fc.constantFrom(...filtered),
    page: fc.integer({ min: 1, max: 1e6 }),
    size: fc.constantFrom(...PAGE_SIZES),
    hidden: fc.subarray(['date', 'pdf']),
    density: fc.constantFrom('compact' as const, 'comfortable' as const),
    open: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
  })
  fc.assert(
    fc.property(state, (one) => {
      expect(read(write(one, 'app_ID=12&page=9'))).toEqual(one)
    }),
  )
})
