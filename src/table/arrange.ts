import { useMemo, useState } from 'react'
import { searchedWord } from '@/domain/status/displayed-id'
import { fold } from '@/domain/texts/fold'
import { compareTexts } from '@/lib/format'
import { type Column, type TableDefinition, type Sort, type TableState, preserveOrder, getSortKeys } from './rows'
import { formatSort } from './search-params'

type Value = string | number | null
type ValueGetter<Row> = (row: Row) => Value
/** The rank of each row's value, by the index of the row; undefined if the value is missing. */
type Ranks = readonly (number | undefined)[]
type Arrangement = Pick<TableState, 'search' | 'filters' | 'sort'>

/** A row with its search text, which the first search computes. */
interface Entry<Row> {
  readonly row: Row
  readonly index: number
  text: string | null
}

export type Arranger<Row> = (arrangement: Arrangement) => readonly Row[]

/** Arranges a list once, without a cache. */
export const arrangeRows = <Row>(
  rows: readonly Row[],
  shape: TableDefinition<Row>,
  arrangement: Arrangement,
): readonly Row[] => createArranger(rows, shape)(arrangement)

/**
 * Searches, filters and sorts rows. Caches the search text of each row, the ranks of each column's values and the
 * sorted rows. A search that extends the previous one starts from the previous matches.
 */
export function createArranger<Row>(
  rows: readonly Row[],
  { columns, filters, search }: TableDefinition<Row>,
): Arranger<Row> {
  const allEntries = rows.map((row, index): Entry<Row> => ({ row, index, text: null }))
  const ranksById = new Map<string, Ranks>()
  let lastSort: { readonly key: string; readonly entries: readonly Entry<Row>[] } = { key: '[]', entries: allEntries }
  const noWords: readonly string[] = []
  let lastSearch = { words: noWords, context: '', entries: allEntries as readonly Entry<Row>[] }

  function sortEntries(sort: readonly Sort[]): readonly Entry<Row>[] {
    const key = JSON.stringify(sort)
    if (lastSort.key === key) return lastSort.entries
    // Starts with the last key: each sort is stable, so it keeps the order of equal rows.
    const entries = sort.toReversed().reduce((entries: readonly Entry<Row>[], { id, desc }) => {
      const getValue = findSortValue(columns, id)
      if (getValue === undefined) return entries
      const ranks = ranksById.get(id) ?? rankValues(rows, getValue)
      ranksById.set(id, ranks)
      return orderByRank(entries, ranks, desc)
    }, allEntries)
    lastSort = { key, entries }
    return entries
  }

  return (arrangement) => {
    const words = search === undefined ? [] : splitWords(arrangement.search)
    const context = JSON.stringify([arrangement.sort, arrangement.filters])
    const isNarrower =
      context === lastSearch.context &&
      lastSearch.words.every((word) => words.some((longerWord) => longerWord.includes(word)))
    const candidates = isNarrower
      ? lastSearch.entries
      : filterEntries(sortEntries(arrangement.sort), filters, arrangement)
    const entries = words.length === 0 ? candidates : candidates.filter((entry) => hasWords(entry, words, search))
    lastSearch = { words, context, entries }
    return entries.map(({ row }) => row)
  }
}

/** Accepts an application number as it is displayed. */
const splitWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean).map(searchedWord)

/** Every word must occur in the text of the row, in any order. */
function hasWords<Row>(entry: Entry<Row>, words: readonly string[], getText: TableDefinition<Row>['search']): boolean {
  const text = (entry.text ??= fold(getText?.(entry.row) ?? ''))
  return words.every((word) => text.includes(word))
}

function filterEntries<Row>(
  entries: readonly Entry<Row>[],
  filters: TableDefinition<Row>['filters'],
  arrangement: Arrangement,
) {
  return filters.reduce((remaining, filter) => {
    const value = arrangement.filters[filter.id]
    return value === undefined ? remaining : remaining.filter(({ row }) => filter.matches(row, value))
  }, entries)
}

const findSortValue = <Row>(columns: readonly Column<Row>[], id: string): ValueGetter<Row> | undefined =>
  columns.flatMap(getSortKeys).find((key) => key.id === id)?.value

/** Ranks the values of a column once, because locale comparison is slow. Equal values share a rank. */
function rankValues<Row>(rows: readonly Row[], getValue: ValueGetter<Row>): Ranks {
  const values = rows.map(getValue)
  const sortedValues = [...new Set(values)].filter((value) => value !== null).sort(compare)
  let rank = 0
  const rankByValue = new Map<Value, number>(
    sortedValues.map((value, index) => {
      const previous = sortedValues[index - 1]
      if (previous !== undefined && compare(previous, value) !== 0) rank += 1
      return [value, rank]
    }),
  )
  return values.map((value) => rankByValue.get(value))
}

function compare(one: string | number, other: string | number): number {
  const areNumbers = typeof one === 'number' && typeof other === 'number'
  return areNumbers ? one - other : compareTexts(String(one), String(other))
}

/** Sorts missing values last in both directions. */
function orderByRank<Row>(entries: readonly Entry<Row>[], ranks: Ranks, desc: boolean): Entry<Row>[] {
  const entriesByRank: Entry<Row>[][] = []
  const missing: Entry<Row>[] = []
  for (const entry of entries) {
    const rank = ranks[entry.index]
    if (rank === undefined) missing.push(entry)
    else (entriesByRank[rank] ??= []).push(entry)
  }
  return [...(desc ? entriesByRank.reverse() : entriesByRank), missing].flat()
}

interface VisibleRows<Row> {
  arranged: readonly Row[]
  /** The search, sort order and filters, serialised. */
  key: string
  rows: readonly Row[]
}

/**
 * Returns the matching rows. Keeps their order on a refetch and on a page change, because a reader would miss a row that
 * moved to an earlier page. Sorts again when the search, the order or a filter changes.
 */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  shape: TableDefinition<Row>,
  state: TableState,
  getRowId: (row: Row) => string,
): readonly Row[] {
  const { columns, filters, search } = shape
  const arrange = useMemo(() => createArranger(rows, { columns, filters, search }), [rows, columns, filters, search])
  const { search: searchText, sort, filters: chosenFilters } = state
  const arranged = useMemo(
    () => arrange({ search: searchText, sort, filters: chosenFilters }),
    [arrange, searchText, sort, chosenFilters],
  )
  const key = JSON.stringify([searchText, formatSort(sort), chosenFilters])
  const [previous, setPrevious] = useState<VisibleRows<Row>>({ arranged, key, rows: arranged })
  if (previous.arranged === arranged) return previous.rows
  const visibleRows = previous.key === key ? preserveOrder(previous.rows, arranged, rows, getRowId) : arranged
  setPrevious({ arranged, key, rows: visibleRows })
  return visibleRows
}
