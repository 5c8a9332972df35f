/**
 * One line of the report. `reach` is the largest acceptable ratio, or value if there is no floor.
 * @typedef {{ what: string, unit: string, ours: number, floor?: number, before?: number, reach?: number }} Row
 */

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** @param {number | undefined} value @param {string} unit */
const text = (value, unit) =>
  value === undefined ? '' : `${value < 10 ? number.format(value) : Math.round(value)}${unit && ` ${unit}`}`

/** @param {Row} row */
const ratioOf = ({ ours, floor }) => (floor === undefined || floor === 0 ? undefined : ours / floor)

/** @param {Row} row */
function isReached(row) {
  const { reach, ours } = row
  return reach === undefined ? null : (ratioOf(row) ?? ours) <= reach
}

/** @param {readonly Row[]} rows */
export function printTable(rows) {
  const compares = rows.some(({ before }) => before !== undefined)
  const head = ['what', ...(compares ? ['before'] : []), 'ours', 'floor', 'ratio', 'to reach', '']
  const cells = rows.map((row) => [
    row.what,
    ...(compares ? [text(row.before, row.unit)] : []),
    text(row.ours, row.unit),
    text(row.floor, row.unit),
    ratioOf(row)?.toFixed(2) ?? '',
    row.reach === undefined ? '' : row.floor === undefined ? text(row.reach, row.unit) : `${row.reach} x`,
    isReached(row) === false ? 'not reached' : '',
  ])
  for (const line of [head, head.map(() => '---'), ...cells]) console.log(`| ${line.join(' | ')} |`)
}

/** @param {readonly Row[]} rows */
export const asJson = (rows) =>
  JSON.stringify(
    rows.map((row) => ({ ...row, ratio: ratioOf(row), reached: isReached(row) })),
    null,
    2,
  )
