import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; a column without it cannot be sorted. Null always comes last. */
  sortValue?: (row: Row) => string | number | null
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** Left out where a row is shown as a card. */
  hideOnCard?: boolean
  /** Never broken over lines: for ids, dates and short states. */
  nowrap?: boolean
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

export interface TableState {
  search: string
  sort: Sort | null
  /** Filter id to the chosen value; a filter without a choice is absent. */
  filters: Readonly<Record<string, string>>
  /** Counts from 1. */
  page: number
  size: number
}

interface Shape<Row> {
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

/** Every word has to occur somewhere in the row's text, in any order; case and accents do not matter. */
export function searchRows<Row>(
  rows: readonly Row[],
  textOf: ((row: Row) => string) | undefined,
  search: string,
): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (textOf === undefined || words.length === 0) return rows
  return rows.filter(row => {
    const text = fold(textOf(row))
    return words.every(word => text.includes(word))
  })
}

function filterRows<Row>(rows: readonly Row[], filters: readonly Filter<Row>[], state: TableState) {
  return filters.reduce<readonly Row[]>((left, filter) => {
    const value = state.filters[filter.id]
    return value === undefined ? left : left.filter(row => filter.matches(row, value))
  }, rows)
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const sortValue = columns.find(column => column.id === sort?.id)?.sortValue
  if (sort === null || sortValue === undefined) return rows
  const direction = sort.desc ? -1 : 1
  return rows
    .map(row => ({ row, value: sortValue(row) }))
    .sort((a, b) => {
      // What is missing stays at the end in both directions: nobody looks for it first.
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return direction * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
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
  const start = (page - 1) * state.size
  const shown = rows.slice(start, start + state.size)
  return { rows: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
