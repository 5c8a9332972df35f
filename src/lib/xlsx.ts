import type { Cell, CellStyle, CellValue } from 'hucre/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { formatNumber } from './format'
import { isoText, type SheetCell, type SheetDate, type SheetTable } from './sheet-cell'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Column width in characters: that of the longest line plus `beside`, within these limits. */
const WIDTH = { least: 8, most: 60, beside: 2 }

/** The maximum length of a sheet name, and the characters that it must not contain. */
const NAME = { most: 31, forbidden: /[[\]:*?/\\]/g }

/** The most UTF-16 units of a cell. A longer text makes Excel report a damaged file. */
const LONGEST_TEXT = 32_767

const BOLD: CellStyle = { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } }
const BODY: CellStyle = { alignment: { vertical: 'top', wrapText: true } }

/**
 * Returns a table as XLSX. Texts stay texts, even if they look like a number or a formula; numbers and dates are typed.
 * A text that is too long for a cell is cut, and says so.
 * The bold header row is frozen and repeated on each printed page.
 */
export async function toXlsx(table: SheetTable, name: string): Promise<Blob> {
  const [heads = []] = table
  const cells = new Map<string, Partial<Cell>>()
  heads.forEach((_, column) => cells.set(`0,${column}`, { style: BOLD }))
  table.forEach((row, line) =>
    row.forEach((cell, column) => {
      if (isDate(cell)) cells.set(`${line},${column}`, { style: { ...BODY, numFmt: dateFormat(cell) } })
    }),
  )
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.replace(NAME.forbidden, ' ').slice(0, NAME.most),
        rows: table.map((row) => row.map(valueOf)),
        columns: heads.map((_, column) => ({ width: widthOf(table.map((row) => row[column] ?? null)), style: BODY })),
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
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPE }) // Backed by a plain ArrayBuffer.
}

const isDate = (cell: SheetCell): cell is SheetDate => typeof cell === 'object' && cell !== null

const dateFormat = ({ time }: SheetDate): string => (time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd')

/** XLSX has no time zones and shows a date as it is in UTC. */
function valueOf(cell: SheetCell): CellValue {
  if (typeof cell === 'string') return fitted(cell)
  if (!isDate(cell)) return cell
  const { year, month, day, time } = cell
  return new Date(Date.UTC(year, month - 1, day, time?.hour ?? 0, time?.minute ?? 0, time?.second ?? 0))
}

function fitted(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const note = `… (cut: ${formatNumber(Array.from(text).length)} characters)`
  const kept = text.slice(0, LONGEST_TEXT - note.length)
  // Half of a pair of surrogates is no character.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}${note}`
}

function widthOf(column: readonly SheetCell[]): number {
  const lines = column.flatMap((cell) => shown(cell).split('\n'))
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return Math.min(Math.max(longest + WIDTH.beside, WIDTH.least), WIDTH.most)
}

const shown = (cell: SheetCell): string => (isDate(cell) ? isoText(cell) : String(cell ?? ''))
