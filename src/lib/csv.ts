/** Lets Excel read the file as UTF-8, without which Sinhala and Tamil arrive as rubbish. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula; some take the wide forms for it as well. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows of texts as the CSV file of RFC 4180: every text in quotes, lines ended by CRLF, a byte order mark
 * before the first. What a spreadsheet would run as a formula is made inert by an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

function field(text: string): string {
  const inert = FORMULA_START.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
