import type { Elements } from '@/ui/elements'

/**
 * `title` is the heading, `mark` is above it, `fact` has its own line with its header. `aside` and `action` share the
 * last line. `none` appears only in the preview (`PreviewFact`).
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
  /** Text of its button in the header of a column with several keys: "R2" of "Reviewer 2". */
  label?: string
  /** Null is always last. */
  value: (row: Row) => string | number | null
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => string | Elements
  /** The value to sort by. Without it, the column is not sortable. Null is always last. */
  sortValue?: (row: Row) => string | number | null
  /** For a column with several values, in place of `sortValue`. */
  sortKeys?: readonly SortKey<Row>[]
  /** `end` for numbers, `nowrap` for ids, dates and short states: both without line breaks. Free text by default. */
  fit?: 'end' | 'nowrap'
  /** Cannot be hidden, because it identifies the row. */
  isAlwaysVisible?: boolean
  /** The place on a card; `fact` by default. */
  card?: CardPlace
  /** Short header on a card, for a mark or an action that is unclear without one: "Mid". */
  cardLabel?: string
  /** Adds spacing before the column, against accidental clicks on irreversible actions. */
  hasGapBefore?: boolean
  /** Its columns in a saved file; defaults to one with the text of the cell. */
  exportColumns?: readonly ExportColumn<Row>[]
}

export function getSortKeys<Row>({ id, header, sortValue, sortKeys }: Column<Row>): readonly SortKey<Row>[] {
  return sortKeys ?? (sortValue === undefined ? [] : [{ id, header, value: sortValue }])
}

/** Returns `Sorted by Year, ascending, then by Title, descending`. Empty without an order. */
export function formatOrder<Row>(columns: readonly Column<Row>[], sort: readonly Sort[]): string {
  const keyTexts = sort.map(({ id, desc }) => {
    const header = columns.flatMap(getSortKeys).find((key) => key.id === id)?.header ?? id
    return `${header}, ${desc ? 'descending' : 'ascending'}`
  })
  return keyTexts.length === 0 ? '' : `Sorted by ${keyTexts.join(', then by ')}`
}

/** The value of a column that cards omit. */
export interface PreviewFact {
  /** The id of the column. */
  readonly id: string
  readonly term: string
  readonly description: string | Elements
}

/** Returns the values that cards omit, for the preview of the row. */
export const getPreviewFacts = <Row>(columns: readonly Column<Row>[], row: Row): PreviewFact[] =>
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

export const DEFAULT_DISPLAY: Display = { hidden: [], density: 'comfortable' }

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

export interface TableDefinition<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  search: ((row: Row) => string) | undefined
}

/**
 * Returns the matching rows in their previous order. Rows stay in place even if a decision changes their sort position
 * or filter match, so that no other row moves under the pointer. New rows keep their preceding row. Removed rows are
 * dropped.
 */
export function preserveOrder<Row>(
  previousRows: readonly Row[],
  matchingRows: readonly Row[],
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): readonly Row[] {
  const previousIds = new Set(previousRows.map(getRowId))
  const byId = new Map(rows.map((row) => [getRowId(row), row]))
  const newRowsById = new Map<string | null, Row[]>()
  let precedingId: string | null = null
  for (const row of matchingRows) {
    const id = getRowId(row)
    if (previousIds.has(id)) precedingId = id
    else
      newRowsById
        .set(precedingId, newRowsById.get(precedingId) ?? [])
        .get(precedingId)
        ?.push(row)
  }
  const orderedRows = previousRows.flatMap((row) => {
    const id = getRowId(row)
    const currentRow = byId.get(id)
    return [...(currentRow === undefined ? [] : [currentRow]), ...(newRowsById.get(id) ?? [])]
  })
  return [...(newRowsById.get(null) ?? []), ...orderedRows]
}

export interface Page<Row> {
  rows: readonly Row[]
  /** Clamped: a page number beyond the end means the last page. */
  page: number
  pageCount: number
  /** The numbers of the first and last row shown, from 1; both 0 if there is none. */
  firstRowNumber: number
  lastRowNumber: number
}

export function getPage<Row>(rows: readonly Row[], state: Pick<TableState, 'page' | 'size'>): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / state.size))
  const page = Math.min(Math.max(1, state.page), pageCount)
  const start = (page - 1) * state.size
  const pageRows = rows.slice(start, start + state.size)
  const firstRowNumber = pageRows.length === 0 ? 0 : start + 1
  return { rows: pageRows, page, pageCount, firstRowNumber, lastRowNumber: start + pageRows.length }
}
