import type { Column } from './rows'

/**
 * The rows and columns of a table as text, headers first, in the order shown. A value is the column's `csvValue` or
 * else the text of the cell, never `sortValue`, which is for comparing and not for reading. A column with neither
 * contains only controls and is left out. Works row by row, so that only a few values are fetched at a time.
 * @returns null if the signal fires before the end
 */
export async function csvTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  signal?: AbortSignal,
): Promise<string[][] | null> {
  const exported = columns.filter(
    (column) => column.csvValue !== undefined || rows.some((row) => shownText(column, row) !== null),
  )
  const lines = [exported.map(({ header }) => header)]
  for (const row of rows) {
    if (signal?.aborted) return null
    lines.push(await Promise.all(exported.map(async (one) => (await one.csvValue?.(row)) ?? shownText(one, row) ?? '')))
  }
  return lines
}

function shownText<Row>(column: Column<Row>, row: Row): string | null {
  const content = column.cell(row)
  return typeof content === 'string' || typeof content === 'number' ? String(content) : null
}
