import { formatAndList, formatCount } from '@/lib/format'
import type { Deviation } from '@/wire/conformance/finding'
import { NOTICEABLE_WAIT, UNACCEPTABLE_WAIT, type CallSummary, type OverallGrade, type Summary } from './summary'

const GRADE_LABELS: Readonly<Record<OverallGrade, string>> = {
  passed: 'passed',
  warning: 'to mend',
  vulnerability: 'open door',
  failed: 'BREAKS',
  skipped: 'skipped',
}

const formatSection = (title: string, results: readonly string[]): string[] =>
  results.length === 0 ? [] : ['', title, ...results]

/** `outcome: expected a success, came HTTP 500` */
export const formatDeviation = ({ field, expected, actual }: Omit<Deviation, 'consequence'>): string =>
  [field && `${field}:`, expected && `expected ${expected},`, `came ${actual}`].filter(Boolean).join(' ')

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const MAX_LISTED = 4

export const formatList = (places: readonly string[]): string =>
  places.slice(0, MAX_LISTED).join('; ') +
  (places.length > MAX_LISTED ? `; and ${places.length - MAX_LISTED} more` : '')

const formatFailures = ({ failures }: Summary) =>
  failures.flatMap((one) => [
    `  ${one.file}: ${formatList(one.titles)}: ${formatDeviation(one)}`,
    `      On ${one.screens.join(', ')} the portal ${one.consequence}`,
  ])

const formatMissingChecks = ({ missingChecks }: Summary) =>
  missingChecks.flatMap(({ actor, vulnerabilities }) => [
    `  ${capitalize(formatAndList(actor))} can`,
    ...vulnerabilities.flatMap(({ file, ability, actual, harm, docs }) => [
      `    ${harm}: ${ability}: ${file} responded with ${actual}`,
      `        ${docs}`,
    ]),
  ])

const formatWarnings = ({ warnings }: Summary) =>
  warnings.flatMap((one) => [
    `  ${formatDeviation(one)}`,
    `      The portal ${one.consequence}`,
    `      ${formatList(one.steps.map(({ file, title }) => `${file}: ${title}`))}`,
  ])

const formatSkips = ({ skips }: Summary) =>
  skips.flatMap(({ reason, steps }) => [
    `  ${formatCount(steps.length, 'step', 'steps')}, because ${reason}`,
    ...(steps.some((step) => step !== '') ? [`      ${formatList(steps)}`] : []),
  ])

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns calls whose median is noticeable, slowest first. */
export const findSlowCalls = ({ calls }: Pick<Summary, 'calls'>): CallSummary[] =>
  calls.filter(({ median }) => median > NOTICEABLE_WAIT).toSorted((a, b) => b.median - a.median)

/** Returns the slowest response, then the slow calls. */
function formatWaits(summary: Summary): string[] {
  const [slowest] = summary.calls.toSorted((a, b) => b.slowest - a.slowest)
  if (slowest === undefined || slowest.responseCount === 0) return []
  return [
    `  The slowest response was that of ${slowest.file}: ${formatSeconds(slowest.slowest)}`,
    ...formatSlowCalls(summary),
  ]
}

const formatSlowCalls = (summary: Summary) =>
  findSlowCalls(summary).map(
    ({ file, median, slowest }) =>
      `  ${file}: ${formatSeconds(median)}, at most ${formatSeconds(slowest)}${median > UNACCEPTABLE_WAIT ? ': people give up' : ''}`,
  )

function formatColumns(cells: readonly (readonly [string, OverallGrade])[]): string[] {
  const width = Math.max(...cells.map(([name]) => name.length))
  return cells.map(([name, outcome]) => `  ${name.padEnd(width)}  ${GRADE_LABELS[outcome]}`)
}

const hasFinding = ({ outcome }: { outcome: OverallGrade }): boolean => outcome !== 'passed'

function formatScreens({ screens }: Summary): string[] {
  const others = screens.filter(hasFinding)
  const fine = screens.length - others.length
  return [
    ...formatColumns(others.map(({ screen, outcome }) => [screen, outcome])),
    ...(fine > 0 ? [`  ${formatCount(fine, 'screen works', 'screens work')} without a remark`] : []),
  ]
}

function formatCalls({ calls }: Summary): string[] {
  const others = calls.filter(hasFinding)
  const fine = calls.length - others.length
  return [
    ...formatColumns(others.map(({ file, call, outcome }) => [`${file} (${call})`, outcome])),
    ...(fine > 0 ? [`  ${formatCount(fine, 'call works', 'calls work')} without a remark`] : []),
  ]
}

/** Formats the report for a terminal. The last line is the verdict. */
export function formatTextReport(summary: Summary): string {
  const { host, mayWrite: write, passedCount: worked, leftovers, verdict: answer } = summary
  return [
    `${host}, ${write ? 'with calls that change it' : 'read only'}: ${formatCount(worked, 'step works', 'steps work')}`,
    ...formatSection(
      'Open doors, worst first: a reason to keep the host from the internet, not from the portal',
      formatMissingChecks(summary),
    ),
    ...formatSection('Breaks', formatFailures(summary)),
    ...formatSection('Works; mend when you can', formatWarnings(summary)),
    ...formatSection('Not tried, or could not be checked', formatSkips(summary)),
    ...formatSection('By screen', formatScreens(summary)),
    ...formatSection('By call', formatCalls(summary)),
    ...formatSection(
      `How long people wait: over ${formatSeconds(NOTICEABLE_WAIT)} they notice it`,
      formatWaits(summary),
    ),
    ...formatSection(
      'Left on the host',
      leftovers.map((what) => `  ${what}`),
    ),
    '',
    answer,
  ].join('\n')
}
