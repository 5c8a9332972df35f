import type { Elements } from '@/ui/elements'

/**
 * `title` is the heading, `mark` is above it, `fact` has its own line with its header. `aside` and `action` share the
 * last line. `none` appears only in the preview (`ListedFact`).
 */
export type CardPlace = 'title' | 'mark' | 'fact' | 'aside' | 'action' | 'none'

/** Null, undefined and empty text become an empty cell. */
export type ExportValue = string | number | null | undefined

/** A column of a saved file; a column of the table may have several. */
export interface ExportColumn<Row> {
  header: string
  /** Converts text. Unparsable text stays text, so that nothing a host sent is lost. */
  type?: 'text' | 'number' | 'date'
  value: (row: Row) => ExportValue | Promise<ExportValue>
}

export interface SortKey<Row> {
  id: string
  header: string
  /** The text of its button in the header, if the column has several keys: "2" of "Reviewer 2". */
  label?: string
  /** Null is always last. */
  value: (row: Row) => string | number | null
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => string | Elements
  /** The value to sort by; without it the column is not sortable. Null is always last. */
  sortValue?: (row: Row) => string | number | null
  /** For a column with several values, in place of `sortValue`. */
  sortKeys?: readonly SortKey<Row>[]
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** No line breaks: for ids, dates and short states. */
  nowrap?: boolean
  /** Cannot be hidden, because it identifies the row. */
  alwaysShown?: boolean
  /** The place on a card; `fact` by default. */
  card?: CardPlace
  /** Short header on a card, for a mark or an action that is unclear without one: "Mid". */
  cardLabel?: string
  /** Adds spacing before the column, against accidental clicks on irreversible actions. */
  apart?: boolean
  /** Its columns in a saved file; defaults to one with the text of the cell. */
  exported?: readonly ExportColumn<Row>[]
}

export function sortKeysOf<Row>({ id, header, sortValue, sortKeys }: Column<Row>): readonly SortKey<Row>[] {
  return sortKeys ?? (sortValue === undefined ? [] : [{ id, header, value: sortValue }])
}

/** The cell of a column that a card leaves out. */
export interface ListedFact {
  /** The id of the column. */
  readonly id: string
  readonly term: string
  readonly description: string | Elements
}

/** Returns what a card leaves out, for the preview of the row. */
export const listedFacts = <Row>(columns: readonly Column<Row>[], row: Row): ListedFact[] =>
  columns
    .filter(({ card }) => card === 'none')
    .map(({ id, header, cell }) => ({ id, term: header, description: cell(row) }))

export interface Filter<Row> {
  /** Also the name of its URL parameter. */
  id: string
  label: string
  /** The label of the empty option: "All years". */
  allLabel: string
  options: readonly { value: string; label: string }[]
  matches: (row: Row, value: string) => boolean
}

export interface Sort {
  id: string
  desc: boolean
}

export type Density = 'comfortable' | 'compact'

export interface Display {
  /** Column ids. */
  readonly hidden: readonly string[]
  readonly density: Density
}

/** The default display. */
export const EVERY_COLUMN: Display = { hidden: [], density: 'comfortable' }

export interface TableState extends Display {
  search: string
  /** Primary sort key first; further keys break ties. */
  sort: readonly Sort[]
  /** The selected value by filter id; a filter without a value is absent. */
  filters: Readonly<Record<string, string>>
  /** Page number, from 1. */
  page: number
  size: number
  /** Id of the row that is open in the preview. */
  open: string | null
}

export interface Shape<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  search: ((row: Row) => string) | undefined
}

/**
 * Returns the matching rows in their previous order. Rows stay in place even if a decision changes their sort position
 * or filter match, so that no other row moves under the pointer. New rows are placed after the row that they follow;
 * removed rows are dropped.
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

export interface Page<Row> {
  rows: readonly Row[]
  /** Clamped: a page number beyond the end means the last page. */
  page: number
  pages: number
  /** The numbers of the first and last row shown, from 1; both 0 if there is none. */
  from: number
  to: number
}

export function pageOf<Row>(rows: readonly Row[], state: Pick<TableState, 'page' | 'size'>): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / state.size))
  const page = Math.min(Math.max(1, state.page), pages)
  const start = (page - 1) * state.size
  const shown = rows.slice(start, start + state.size)
  return { rows: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
