import { useMemo, useState } from 'react'
import { searchedWord } from '@/domain/status/displayed-id'
import { fold } from '@/domain/texts/fold'
import { compareTexts } from '@/lib/format'
import { type Column, type Shape, type Sort, type TableState, preserveOrder, sortKeysOf } from './rows'
import { sortText } from './search-params'

type Value = string | number | null
type ValueOf<Row> = (row: Row) => Value
/** The rank of each row's value, by the index of the row; undefined if the value is missing. */
type Places = readonly (number | undefined)[]
type Arrangement = Pick<TableState, 'search' | 'filters' | 'sort'>

/** A row and its search text, computed on the first search. */
interface Entry<Row> {
  readonly row: Row
  readonly index: number
  text: string | null
}

export type Arrange<Row> = (arrangement: Arrangement) => readonly Row[]

/** Arranges a list once, without a cache. */
export const arrangeRows = <Row>(rows: readonly Row[], shape: Shape<Row>, arrangement: Arrangement): readonly Row[] =>
  arranger(rows, shape)(arrangement)

/**
 * Searches, filters and sorts rows. Caches the search text of each row, the order of each column's values and the
 * sorted rows. A search that only became longer starts from its previous matches.
 */
export function arranger<Row>(rows: readonly Row[], { columns, filters, search }: Shape<Row>): Arrange<Row> {
  const listed = rows.map((row, index): Entry<Row> => ({ row, index, text: null }))
  const places = new Map<string, Places>()
  let sorted: { readonly by: string; readonly entries: readonly Entry<Row>[] } = { by: '[]', entries: listed }
  let found: { readonly words: readonly string[]; readonly among: string; readonly entries: readonly Entry<Row>[] } = {
    words: [],
    among: '',
    entries: listed,
  }

  function sortedBy(sort: readonly Sort[]): readonly Entry<Row>[] {
    const by = JSON.stringify(sort)
    if (sorted.by === by) return sorted.entries
    // Starts with the last key: each sort is stable, so it keeps the order of equal rows.
    const entries = sort.toReversed().reduce((entries: readonly Entry<Row>[], { id, desc }) => {
      const valueOf = sortValueOf(columns, id)
      if (valueOf === undefined) return entries
      const known = places.get(id) ?? placesOf(rows, valueOf)
      places.set(id, known)
      return inPlaces(entries, known, desc)
    }, listed)
    sorted = { by, entries }
    return entries
  }

  return (arrangement) => {
    const words = search === undefined ? [] : wordsOf(arrangement.search)
    const among = JSON.stringify([arrangement.sort, arrangement.filters])
    const isLonger = among === found.among && found.words.every((word) => words.some((longer) => longer.includes(word)))
    const candidates = isLonger ? found.entries : filtered(sortedBy(arrangement.sort), filters, arrangement)
    const entries = words.length === 0 ? candidates : candidates.filter((entry) => hasWords(entry, words, search))
    found = { words, among, entries }
    return entries.map(({ row }) => row)
  }
}

/** Accepts an application number as it is displayed. */
const wordsOf = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean).map(searchedWord)

/** Every word must occur in the text of the row, in any order. */
function hasWords<Row>(entry: Entry<Row>, words: readonly string[], textOf: Shape<Row>['search']): boolean {
  const text = (entry.text ??= fold(textOf?.(entry.row) ?? ''))
  return words.every((word) => text.includes(word))
}

function filtered<Row>(entries: readonly Entry<Row>[], filters: Shape<Row>['filters'], arrangement: Arrangement) {
  return filters.reduce((left, filter) => {
    const value = arrangement.filters[filter.id]
    return value === undefined ? left : left.filter(({ row }) => filter.matches(row, value))
  }, entries)
}

const sortValueOf = <Row>(columns: readonly Column<Row>[], id: string): ValueOf<Row> | undefined =>
  columns.flatMap(sortKeysOf).find((key) => key.id === id)?.value

/** Ranks the values of a column once, because locale comparison is slow. Equal values share a rank. */
function placesOf<Row>(rows: readonly Row[], valueOf: ValueOf<Row>): Places {
  const values = rows.map(valueOf)
  const inOrder = [...new Set(values)].filter((value) => value !== null).sort(compare)
  let place = 0
  const known = new Map<Value, number>(
    inOrder.map((value, index) => {
      const before = inOrder[index - 1]
      if (before !== undefined && compare(before, value) !== 0) place += 1
      return [value, place]
    }),
  )
  return values.map((value) => known.get(value))
}

function compare(one: string | number, other: string | number): number {
  const bothNumbers = typeof one === 'number' && typeof other === 'number'
  return bothNumbers ? one - other : compareTexts(String(one), String(other))
}

/** Sorts missing values last in both directions. */
function inPlaces<Row>(entries: readonly Entry<Row>[], places: Places, desc: boolean): Entry<Row>[] {
  const byPlace: Entry<Row>[][] = []
  const missing: Entry<Row>[] = []
  for (const entry of entries) {
    const place = places[entry.index]
    if (place === undefined) missing.push(entry)
    else (byPlace[place] ??= []).push(entry)
  }
  return [...(desc ? byPlace.reverse() : byPlace), missing].flat()
}

interface VisibleRows<Row> {
  arranged: readonly Row[]
  /** The search, sort order and filters, serialised. */
  key: string
  rows: readonly Row[]
}

/**
 * Returns the matching rows. Their order survives refetches and page changes until the search, order or filters change,
 * because rows that moved up would appear on neither page.
 */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  shape: Shape<Row>,
  state: TableState,
  getRowId: (row: Row) => string,
): readonly Row[] {
  const { columns, filters, search } = shape
  const arrange = useMemo(() => arranger(rows, { columns, filters, search }), [rows, columns, filters, search])
  const { search: typed, sort, filters: chosen } = state
  const arranged = useMemo(() => arrange({ search: typed, sort, filters: chosen }), [arrange, typed, sort, chosen])
  const key = JSON.stringify([typed, sortText(sort), chosen])
  const [last, setLast] = useState<VisibleRows<Row>>({ arranged, key, rows: arranged })
  if (last.arranged === arranged) return last.rows
  const found = last.key === key ? preserveOrder(last.rows, arranged, rows, getRowId) : arranged
  setLast({ arranged, key, rows: found })
  return found
}
