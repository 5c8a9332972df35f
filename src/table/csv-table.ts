import type { Column } from './rows'

/**
 * The rows and columns of a table as texts, heads first, in the order in which they are shown. A column says
 * what it means with `csvValue`; otherwise the cell's own text counts, never what the column is sorted by, which is
 * for comparing and not for reading. A column that has neither holds only controls, and is left out.
 * One row after another: what has to be asked for is asked for a few things at a time.
 * @returns null where the signal has fired before the end
 */
export async function csvTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  signal?: AbortSignal,
): Promise<string[][] | null> {
  const told = columns.filter(
    (column) => column.csvValue !== undefined || rows.some((row) => shownText(column, row) !== null),
  )
  const lines = [told.map(({ header }) => header)]
  for (const row of rows) {
    if (signal?.aborted) return null
    lines.push(await Promise.all(told.map(async (one) => (await one.csvValue?.(row)) ?? shownText(one, row) ?? '')))
  }
  return lines
}

function shownText<Row>(column: Column<Row>, row: Row): string | null {
  const content = column.cell(row)
  return typeof content === 'string' || typeof content === 'number' ? String(content) : null
}
