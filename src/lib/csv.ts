import { isoText, type SheetCell, type SheetTable } from './sheet-cell'

/** Makes Excel read the file as UTF-8; without it Sinhala and Tamil are garbled. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Characters with which a formula starts in a spreadsheet; some accept the full-width forms as well. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Returns a table as CSV (RFC 4180): quoted texts, CRLF line ends, a byte order mark. Texts that a spreadsheet would
 * run as a formula get a leading apostrophe. Numbers and dates are unquoted.
 */
export function toCsv(table: SheetTable): string {
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? quoted(cell) : isoText(cell)
}

function quoted(text: string): string {
  const inert = FORMULA_START.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
