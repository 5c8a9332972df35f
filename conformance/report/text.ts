import { formatAndList, formatCount } from '@/lib/format'
import type { Deviation } from '@/wire/conformance/finding'
import {
  NOTICEABLE_WAIT,
  UNACCEPTABLE_WAIT,
  type CallSummary,
  type Outcome,
  type OverallGrade,
  type Summary,
} from './summary'

const GRADE_LABELS: Readonly<Record<OverallGrade, string>> = {
  passed: 'works',
  warning: 'warning',
  vulnerability: 'vulnerability',
  failed: 'BROKEN',
  skipped: 'no result',
}

const formatSection = (title: string, results: readonly string[]): string[] =>
  results.length === 0 ? [] : ['', title, ...results]

/** `outcome: expected a success, got HTTP 500` */
export const formatDeviation = ({ field, expected, actual }: Omit<Deviation, 'consequence'>): string =>
  [field && `${field}:`, expected && `expected ${expected},`, `got ${actual}`].filter(Boolean).join(' ')

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const MAX_LISTED = 4

export const formatList = (items: readonly string[]): string =>
  items.slice(0, MAX_LISTED).join('; ') + (items.length > MAX_LISTED ? `; and ${items.length - MAX_LISTED} more` : '')

const formatFailures = ({ failures }: Summary) =>
  failures.flatMap((failure) => [
    `  ${failure.file}: ${formatList(failure.titles)}: ${formatDeviation(failure)}`,
    `      On ${failure.screens.join(', ')} the portal ${failure.consequence}`,
  ])

export const hasCritical = ({ missingChecks }: Summary): boolean =>
  missingChecks.some(({ vulnerabilities }) => vulnerabilities.some(({ isCritical }) => isCritical))

const formatMissingChecks = ({ missingChecks }: Summary) =>
  missingChecks.flatMap(({ actor, vulnerabilities }) => [
    `  ${capitalize(formatAndList(actor))} can`,
    ...vulnerabilities.flatMap(({ file, ability, actual, harm, isCritical, docs }) => [
      `    ${isCritical ? 'CRITICAL, ' : ''}${harm}: ${ability}: ${file} responded with ${actual}`,
      `        ${docs}`,
    ]),
  ])

const formatOpenCalls = ({ openCalls }: Summary) =>
  openCalls.flatMap(({ file, ability, harm, isCritical, docs }) => [
    `  ${isCritical ? 'CRITICAL, ' : ''}${harm}: anybody can ${ability}: ${file}`,
    `      ${docs}`,
  ])

const formatWarnings = ({ warnings }: Summary) =>
  warnings.flatMap((warning) => [
    `  ${formatDeviation(warning)}`,
    `      On ${formatList(warning.screens)} the portal ${warning.consequence}`,
    `      ${formatList(warning.steps.map(({ file, title }) => `${file}: ${title}`))}`,
  ])

const formatSkips = (skips: Summary['gaps']) =>
  skips.flatMap(({ reason, steps }) => [
    `  ${formatCount(steps.length, 'step', 'steps')}, because ${reason}`,
    `      ${formatList(steps)}`,
  ])

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns calls whose median is noticeable, slowest first. */
export const findSlowCalls = ({ calls }: Pick<Summary, 'calls'>): CallSummary[] =>
  calls.filter(({ median }) => median > NOTICEABLE_WAIT).toSorted((a, b) => b.median - a.median)

/** A host is slow if half of its responses take longer than people notice. */
export const isSlow = ({ median }: Pick<Summary, 'median'>): boolean => median > NOTICEABLE_WAIT

export const findSlowest = ({ calls }: Summary): CallSummary | undefined =>
  calls.toSorted((a, b) => b.slowest - a.slowest)[0]

/** Returns the median and the slowest response, then the slow calls. */
export function formatWaits(summary: Summary): string[] {
  const slowest = findSlowest(summary)
  if (slowest === undefined || slowest.responseCount === 0) return []
  return [
    `  ${isSlow(summary) ? 'This host is slow. ' : ''}${formatPace(summary, slowest)}`,
    ...formatSlowCalls(summary),
  ]
}

export const formatPace = ({ median }: Summary, { file, slowest }: CallSummary): string =>
  `Half of the responses took ${formatSeconds(median)} or less; the slowest took ${formatSeconds(slowest)}: ${file}`

const formatSlowCalls = (summary: Summary) =>
  findSlowCalls(summary).map(
    ({ file, median, slowest }) =>
      `  ${file}: ${formatSeconds(median)}, at most ${formatSeconds(slowest)}${median > UNACCEPTABLE_WAIT ? ': people give up' : ''}`,
  )

function formatColumns(cells: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...cells.map(([name]) => name.length))
  return cells.map(([name, outcome]) => `  ${name.padEnd(width)}  ${outcome}`)
}

/** Returns what follows an outcome; empty if all of its steps have a result. */
export const formatGaps = ({ outcome, gapCount }: Outcome): string =>
  outcome === 'skipped' || gapCount === 0 ? '' : `; ${formatCount(gapCount, 'step', 'steps')} without a result`

const formatOutcome = (outcome: Outcome): string => {
  const gaps = formatGaps(outcome)
  return outcome.outcome === 'passed' && gaps !== '' ? `no failure${gaps}` : GRADE_LABELS[outcome.outcome] + gaps
}

const isIncomplete = (outcome: Outcome): boolean => outcome.outcome !== 'passed' || outcome.gapCount > 0

function formatScreens({ screens }: Summary): string[] {
  const listed = screens.filter(isIncomplete)
  const passedCount = screens.length - listed.length
  return [
    ...formatColumns(listed.map((screen) => [screen.screen, formatOutcome(screen)])),
    ...(passedCount > 0 ? [`  ${formatCount(passedCount, 'screen works', 'screens work')} without findings`] : []),
  ]
}

function formatCalls({ calls }: Summary): string[] {
  const listed = calls.filter(isIncomplete)
  const passedCount = calls.length - listed.length
  return [
    ...formatColumns(listed.map((call) => [`${call.file} (${call.call})`, formatOutcome(call)])),
    ...(passedCount > 0 ? [`  ${formatCount(passedCount, 'call works', 'calls work')} without findings`] : []),
  ]
}

/** Formats the report for a terminal. The last line is the verdict. */
export function formatTextReport(summary: Summary): string {
  const { host, mayWrite, coverage, gaps, outside, leftovers, verdict } = summary
  return [
    `${host}, ${mayWrite ? 'with calls that change it' : 'read only'}`,
    ...formatSection(
      `Vulnerabilities, worst first${hasCritical(summary) ? ': keep the host from the internet until they are fixed' : ''}`,
      formatMissingChecks(summary),
    ),
    ...formatSection('Open by the contract, on every host: protect them in the web server', formatOpenCalls(summary)),
    ...formatSection('Broken', formatFailures(summary)),
    ...formatSection('Warnings: works, but worth fixing', formatWarnings(summary)),
    ...formatSection('Without a result: not tried, or could not be checked', formatSkips(gaps)),
    ...formatSection('Outside this check: no other run would have a result', formatSkips(outside)),
    ...formatSection('By screen', formatScreens(summary)),
    ...formatSection('By call', formatCalls(summary)),
    ...formatSection(
      `How long people wait: over ${formatSeconds(NOTICEABLE_WAIT)} they notice it`,
      formatWaits(summary),
    ),
    ...formatSection(
      'Left on the host',
      leftovers.map((leftover) => `  ${leftover}`),
    ),
    '',
    coverage,
    verdict,
  ].join('\n')
}
