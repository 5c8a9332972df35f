import { expect, test } from 'vitest'
import type { Filter, TableState } from '@/table/rows'
import { freshState, readState, writeState } from '@/table/search-params'

const filters: Filter<unknown>[] = [
  { id: 'year', label: 'Year', allLabel: 'All', options: [{ value: '2026', label: '2026' }], matches: () => true },
]
const byDate = { id: 'date', desc: true }

const read = (text: string) => readState(new URLSearchParams(text), filters, byDate)
const write = (state: TableState, before = '') => writeState(new URLSearchParams(before), state, filters, byDate).toString()

test('an empty address is the state nobody has touched, and the other way round', () => {
  expect(read('')).toEqual(freshState(byDate))
  expect(write(freshState(byDate))).toBe('')
})

test('what is written can be read back', () => {
  const state: TableState = {
    search: 'dry zone',
    sort: { id: 'title', desc: false },
    filters: { year: '2026' },
    page: 3,
    size: 50,
  }
  expect(read(write(state))).toEqual(state)
})

test('keeps what else the address holds', () => {
  expect(write({ ...freshState(byDate), search: 'rice' }, 'app_ID=12&page=4')).toBe('app_ID=12&q=rice')
})

test('passes over what makes no sense', () => {
  expect(read('year=1066&page=-2&size=7')).toEqual(freshState(byDate))
  expect(read('page=two').page).toBe(1)
})
