import { formatIsoDate, type SheetCell, type SheetTable } from './sheet-cell'

/** Makes Excel read the file as UTF-8. Otherwise it garbles Sinhala and Tamil. */
const BYTE_ORDER_MARK = '\uFEFF'

/** First characters of a formula. Some spreadsheets also accept the full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Returns a table as CSV (RFC 4180) with quoted texts and a byte order mark. A text that a spreadsheet would run as a
 * formula gets a leading apostrophe. Numbers and dates are unquoted.
 */
export function toCsv(table: SheetTable): string {
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? quoteText(cell) : formatIsoDate(cell)
}

function quoteText(text: string): string {
  const safeText = FORMULA_START.test(text) ? `'${text}` : text
  return `"${safeText.replaceAll('"', '""')}"`
}
