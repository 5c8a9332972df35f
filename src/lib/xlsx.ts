import type { Cell, CellStyle, CellValue } from 'hucre/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { formatNumber } from './format'
import { formatIsoDate, type SheetCell, type SheetDate, type SheetTable } from './sheet-cell'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Column width in characters: the length of the longest line plus `padding`, from `min` to `max`. */
const WIDTH = { min: 8, max: 60, padding: 2 }

/** Limits of a sheet name in Excel. */
const SHEET_NAME = { maxLength: 31, forbidden: /[[\]:*?/\\]/g }

/** In UTF-16 units. A longer text makes Excel report a damaged file. */
const MAX_CELL_LENGTH = 32_767

const HEADER_STYLE: CellStyle = { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } }
const BODY_STYLE: CellStyle = { alignment: { vertical: 'top', wrapText: true } }

/**
 * Returns a table as XLSX. Texts stay texts, even if they look like a number or a formula; numbers and dates are typed.
 * A text that is too long for a cell is truncated with a note.
 * The bold header row is frozen and repeated on each printed page.
 */
export async function toXlsx(table: SheetTable, name: string): Promise<Blob> {
  const [headers = []] = table
  const cells = new Map<string, Partial<Cell>>()
  headers.forEach((_, column) => cells.set(`0,${column}`, { style: HEADER_STYLE }))
  table.forEach((row, rowIndex) =>
    row.forEach((cell, column) => {
      if (isDate(cell)) cells.set(`${rowIndex},${column}`, { style: { ...BODY_STYLE, numFmt: getDateFormat(cell) } })
    }),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.replace(SHEET_NAME.forbidden, ' ').slice(0, SHEET_NAME.maxLength),
        rows: table.map((row) => row.map(toCellValue)),
        columns: headers.map((_, column) => ({
          width: getColumnWidth(table.map((row) => row[column] ?? null)),
          style: BODY_STYLE,
        })),
        cells,
        freezePane: { rows: 1 },
        pageSetup: {
          paperSize: 'a4',
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: '$1:$1',
        },
      },
    ],
  })
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: XLSX_TYPE }) // `hucre` never returns a SharedArrayBuffer.
}

const isDate = (cell: SheetCell): cell is SheetDate => typeof cell === 'object' && cell !== null

const getDateFormat = ({ time }: SheetDate): string => (time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd')

/** XLSX has no time zones and shows a date as it is in UTC. */
function toCellValue(cell: SheetCell): CellValue {
  if (typeof cell === 'string') return truncateToCell(cell)
  if (!isDate(cell)) return cell
  const { year, month, day, time } = cell
  return new Date(Date.UTC(year, month - 1, day, time?.hour ?? 0, time?.minute ?? 0, time?.second ?? 0))
}

function truncateToCell(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text
  const note = `… (cut: ${formatNumber(Array.from(text).length)} characters)`
  const kept = text.slice(0, MAX_CELL_LENGTH - note.length)
  // Removes half of a surrogate pair.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}${note}`
}

function getColumnWidth(column: readonly SheetCell[]): number {
  const lines = column.flatMap((cell) => formatDisplayed(cell).split('\n'))
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return Math.min(Math.max(longest + WIDTH.padding, WIDTH.min), WIDTH.max)
}

const formatDisplayed = (cell: SheetCell): string => (isDate(cell) ? formatIsoDate(cell) : String(cell ?? ''))
