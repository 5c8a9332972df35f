/**
 * One line of the report. `baseline` is the time or size of the least code that does the same, `before` that of the build
 * given with `--compare`. Targets are the `maxRatio` of ours to the baseline, and the `maxValue` of ours.
 * @typedef {{
 *   label: string, unit: string, ours: number, baseline?: number, before?: number, maxRatio?: number, maxValue?: number
 * }} Row
 */

const twoDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** @param {number | undefined} value @param {string} unit */
const formatValue = (value, unit) =>
  value === undefined ? '' : `${value < 10 ? twoDigits.format(value) : Math.round(value)}${unit && ` ${unit}`}`

/** @param {Row} row */
const getRatio = ({ ours, baseline }) => (baseline === undefined || baseline === 0 ? undefined : ours / baseline)

/** @param {Row} row @returns {boolean | null} null without a target */
function isTargetMet(row) {
  const { maxRatio, maxValue, ours } = row
  if (maxRatio === undefined && maxValue === undefined) return null
  return ours <= (maxValue ?? Infinity) && (maxRatio === undefined || (getRatio(row) ?? Infinity) <= maxRatio)
}

/** @param {Row} row */
const formatTarget = ({ maxRatio, maxValue, unit }) =>
  [maxRatio && `${maxRatio} x`, formatValue(maxValue, unit)].filter(Boolean).join(', ')

/** @param {readonly Row[]} rows */
export function printTable(rows) {
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const headers = ['measurement', ...(hasBefore ? ['before'] : []), 'ours', 'baseline', 'ratio', 'target', '']
  const cells = rows.map((row) => [
    row.label,
    ...(hasBefore ? [formatValue(row.before, row.unit)] : []),
    formatValue(row.ours, row.unit),
    formatValue(row.baseline, row.unit),
    getRatio(row)?.toFixed(2) ?? '',
    formatTarget(row),
    isTargetMet(row) === false ? 'missed' : '',
  ])
  for (const line of [headers, headers.map(() => '---'), ...cells]) console.log(`| ${line.join(' | ')} |`)
}

/** @param {readonly Row[]} rows */
export const formatJson = (rows) =>
  JSON.stringify(
    rows.map((row) => ({ ...row, ratio: getRatio(row), isTargetMet: isTargetMet(row) })),
    null,
    2,
  )
