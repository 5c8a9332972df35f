import { readHostDate } from '@/domain/dates/host-date'
import type { SheetCell } from '@/lib/sheet-cell'
import type { Column, ExportValue, ExportColumn } from './rows'

/** Limited to the digits that spreadsheets preserve. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,3})?$/

function toSheetCell(value: ExportValue, type: ExportColumn<unknown>['type'] = 'text'): SheetCell {
  if (typeof value === 'number') return value
  const text = value?.trim() ?? ''
  if (text === '') return null
  if (type === 'number' && NUMBER.test(text)) return Number(text)
  return (type === 'date' ? readHostDate(text) : undefined) ?? text
}

interface ExportOptions {
  readonly signal?: AbortSignal
  /** Awaited before each row, with the number of finished rows. */
  readonly onRow?: (finishedRows: number) => Promise<void>
}

/**
 * Returns header and rows for a file, in the order shown. A column uses its `exportColumns` or the text of its cell, never
 * `sortValue`; columns of controls are omitted. Works row by row, to limit the values in flight.
 * @returns null if the signal aborts
 */
export async function createExportTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { signal, onRow }: ExportOptions = {},
): Promise<SheetCell[][] | null> {
  const exportColumns = columns.flatMap((column) => column.exportColumns ?? toExportColumns(column, rows))
  const lines: SheetCell[][] = [exportColumns.map(({ header }) => header)]
  for (const [index, row] of rows.entries()) {
    if (signal?.aborted) return null
    await onRow?.(index)
    lines.push(await Promise.all(exportColumns.map(async ({ value, type }) => toSheetCell(await value(row), type))))
  }
  return signal?.aborted ? null : lines
}

/** Returns whether a column contains only controls, which are neither saved nor printed. */
export const hasOnlyControls = <Row>(column: Column<Row>, rows: readonly Row[]): boolean =>
  column.exportColumns === undefined && rows.every((row) => getCellText(column, row) === null)

const toExportColumns = <Row>(column: Column<Row>, rows: readonly Row[]): ExportColumn<Row>[] =>
  hasOnlyControls(column, rows) ? [] : [{ header: column.header, value: (row) => getCellText(column, row) }]

function getCellText<Row>({ cell }: Column<Row>, row: Row): string | null {
  const content = cell(row)
  return typeof content === 'string' ? content : null
}
