import type { Column } from './rows'

/**
 * The rows and columns of a table as texts, heads first, in the order in which they are shown. A column says
 * what it means with `csvValue`; otherwise the cell's own text counts, or what the column is sorted by. A
 * column that has none of these holds only controls, and is left out.
 */
export function csvTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[][] {
  const told = columns.filter(
    (column) =>
      column.csvValue !== undefined ||
      column.sortValue !== undefined ||
      rows.some((row) => shownText(column, row) !== null),
  )
  return [told.map((column) => column.header), ...rows.map((row) => told.map((column) => textOf(column, row)))]
}

function textOf<Row>(column: Column<Row>, row: Row): string {
  return column.csvValue?.(row) ?? shownText(column, row) ?? String(column.sortValue?.(row) ?? '')
}

function shownText<Row>(column: Column<Row>, row: Row): string | null {
  const content = column.cell(row)
  return typeof content === 'string' || typeof content === 'number' ? String(content) : null
}
