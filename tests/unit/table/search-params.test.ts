import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_DISPLAY, type Column, type Filter, type TableState } from '@/table/rows'
import { createInitialState, PAGE_SIZES, readState, writeState } from '@/table/search-params'

const filters: Filter<unknown>[] = [
  { id: 'year', label: 'Year', allLabel: 'All', options: [{ value: '2026', label: '2026' }], matches: () => true },
]
const columns: Column<unknown>[] = [
  { id: 'title', header: 'Title', cell: () => '', sortValue: () => '', isAlwaysVisible: true },
  { id: 'date', header: 'Date', cell: () => '', sortValue: () => '' },
  { id: 'pdf', header: 'PDF', cell: () => '' },
]
const byDate = [{ id: 'date', desc: true }]
const settings = { columns, filters, initialSort: byDate, display: DEFAULT_DISPLAY }

const read = (text: string) => readState(new URLSearchParams(text), settings)
const write = (state: TableState, before = '') => writeState(new URLSearchParams(before), state, settings).toString()

test('the default state is an empty URL', () => {
  expect(read('')).toEqual(createInitialState(byDate))
  expect(write(createInitialState(byDate))).toBe('')
})

test('reads a written state back', () => {
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

test('writes only what differs from the defaults', () => {
  const state = { ...createInitialState([{ id: 'title', desc: true }]), size: 250, hidden: ['pdf'] }
  expect(write(state)).toBe('sort=-title&size=250&hide=pdf')
})

test('tells no order from the initial order', () => {
  expect(write(createInitialState([]))).toBe('sort=none')
  expect(read('sort=none').sort).toEqual([])
})

test('reads the size `all` of an earlier version as the largest page size', () => {
  expect(read('size=all').size).toBe(250)
})

test('keeps other parameters of the URL', () => {
  expect(write({ ...createInitialState(byDate), search: 'rice' }, 'app_ID=12&page=4')).toBe('app_ID=12&q=rice')
})

describe('readState ignores', () => {
  test.each(['year=1066&page=-2&size=7', 'size=Infinity', 'page=two', 'density=tight', 'hide=nothing'])(
    '%s',
    (text) => {
      expect(read(text)).toEqual(createInitialState(byDate))
    },
  )

  test('an order by an unknown, unsortable or repeated column', () => {
    expect(read('sort=pdf,title,-title,nonsense').sort).toEqual([{ id: 'title', desc: false }])
    expect(read('sort=nonsense').sort).toEqual(byDate)
  })

  test('hiding a column that is always visible', () => {
    expect(read('hide=title,pdf').hidden).toEqual(['pdf'])
  })
})

test('reads any written state back, beside other parameters', () => {
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
