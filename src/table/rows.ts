import type { ReactNode } from 'react'
import { searchedWord } from '@/domain/displayed-id'

/**
 * `title` goes across the card and heads it, `mark` stands in the line above it, `action` at the end. None of them shows
 * its header.
 */
export type CardPlace = 'title' | 'mark' | 'action'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; a column without it cannot be sorted. Null always comes last. */
  sortValue?: (row: Row) => string | number | null
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** Never broken over lines: for ids, dates and short states. */
  nowrap?: boolean
  /** Cannot be hidden: what a row is known by. */
  alwaysShown?: boolean
  /** Where it stands on a card; a line with its header otherwise. */
  card?: CardPlace
  /** Away from the columns before it, which are not meant to be missed by a hair: for what cannot be undone. */
  apart?: boolean
  /** What a CSV file says, where the cell is more than a text; it may have to be asked for. See `csvTable`. */
  csvValue?: (row: Row) => string | Promise<string>
}

export interface Filter<Row> {
  /** Also its name in the address. */
  id: string
  label: string
  /** What stands for no choice: "All years". */
  allLabel: string
  options: readonly { value: string; label: string }[]
  matches: (row: Row, value: string) => boolean
}

export interface Sort {
  id: string
  desc: boolean
}

/** Close rows show more of a list at once. */
export type Density = 'comfortable' | 'compact'

export interface TableState {
  search: string
  /** The first decides; each further one orders what those before it leave equal. */
  sort: readonly Sort[]
  /** Filter id to the chosen value; a filter without a choice is absent. */
  filters: Readonly<Record<string, string>>
  /** Counts from 1. */
  page: number
  /** `Infinity` is every row on one page. */
  size: number
  /** Ids of the columns that are not shown. */
  hidden: readonly string[]
  density: Density
  /** Id of the row that is opened over the list. */
  open: string | null
}

export interface Shape<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  search: ((row: Row) => string) | undefined
}

// Made once: a collator costs far more than a comparison. Numbers inside text sort as numbers ("10" after
// "9").
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The rows that match, in order. They are searched, filtered and sorted as a plain array before the table
 * sees them, which is several times faster than inside it and needs no delay while typing.
 */
export function arrangeRows<Row>(rows: readonly Row[], shape: Shape<Row>, state: TableState): readonly Row[] {
  const found = searchRows(rows, shape.search, state.search)
  return sortRows(filterRows(found, shape.filters, state), shape.columns, state.sort)
}

/**
 * The rows found, in the order in which they stood before. What was just decided about a row may sort it elsewhere, or
 * take it out of a filter; it stays in place all the same, or the row that slides under the pointer is the next to be
 * pressed. A row that was not there stands after the one it now follows; one that was taken from the list is gone.
 */
export function preserveOrder<Row>(
  before: readonly Row[],
  found: readonly Row[],
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): readonly Row[] {
  const known = new Set(before.map(getRowId))
  const byId = new Map(rows.map((row) => [getRowId(row), row]))
  const newAfter = new Map<string | null, Row[]>()
  let last: string | null = null
  for (const row of found) {
    const id = getRowId(row)
    if (known.has(id)) last = id
    else
      newAfter
        .set(last, newAfter.get(last) ?? [])
        .get(last)
        ?.push(row)
  }
  const kept = before.flatMap((row) => {
    const id = getRowId(row)
    const now = byId.get(id)
    return [...(now === undefined ? [] : [now]), ...(newAfter.get(id) ?? [])]
  })
  return [...(newAfter.get(null) ?? []), ...kept]
}

/**
 * Every word has to occur somewhere in the row's text, in any order; case and accents do not matter. The number of an
 * application may be typed as it is displayed.
 */
export function searchRows<Row>(
  rows: readonly Row[],
  textOf: ((row: Row) => string) | undefined,
  search: string,
): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean).map(searchedWord)
  if (textOf === undefined || words.length === 0) return rows
  return rows.filter((row) => {
    const text = fold(textOf(row))
    return words.every((word) => text.includes(word))
  })
}

function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], state: TableState) {
  return filters.reduce<readonly Row[]>((left, filter) => {
    const value = state.filters[filter.id]
    return value === undefined ? left : left.filter((row) => filter.matches(row, value))
  }, rows)
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: readonly Sort[]): readonly Row[] {
  const keys = sort.flatMap(({ id, desc }) => {
    const value = columns.find((column) => column.id === id)?.sortValue
    return value === undefined ? [] : [{ value, desc }]
  })
  if (keys.length === 0) return rows
  return rows
    .map((row) => ({ row, values: keys.map(({ value }) => value(row)) }))
    .sort((a, b) => {
      for (const [index, { desc }] of keys.entries()) {
        const order = compare(a.values[index] ?? null, b.values[index] ?? null, desc)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ row }) => row)
}

function compare(a: string | number | null, b: string | number | null, desc: boolean): number {
  // What is missing stays at the end in both directions: nobody looks for it first.
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const bothNumbers = typeof a === 'number' && typeof b === 'number'
  const order = bothNumbers ? a - b : collator.compare(String(a), String(b))
  return desc ? -order : order
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

export interface Page<Row> {
  rows: readonly Row[]
  /** Held within what there is: a page that no longer exists is the last one. */
  page: number
  pages: number
  /** The first and last shown, counted from 1; both 0 when there is none. */
  from: number
  to: number
}

/** The rows of one page. */
export function pageOf<Row>(rows: readonly Row[], state: TableState): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / state.size))
  const page = Math.min(Math.max(1, state.page), pages)
  const start = page === 1 ? 0 : (page - 1) * state.size
  const shown = rows.slice(start, start + state.size)
  return { rows: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
