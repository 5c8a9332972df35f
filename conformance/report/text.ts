import { formatAndList, formatCount } from '@/lib/format'
import type { Deviation } from '@/wire/conformance/finding'
import { NOTICED, TOO_LONG, type CallSummary, type WorstGrade, type Summary } from './summary'

const WORDS: Readonly<Record<WorstGrade, string>> = {
  works: 'works',
  mend: 'to mend',
  door: 'open door',
  breaks: 'BREAKS',
  'not tried': 'not tried',
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', title, ...lines])

/** `outcome: expected a success, came HTTP 500` */
export const found = ({ field, expected, came }: Omit<Deviation, 'means'>): string =>
  [field && `${field}:`, expected && `expected ${expected},`, `came ${came}`].filter(Boolean).join(' ')

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const MOST_NAMED = 4

export const named = (places: readonly string[]): string =>
  places.slice(0, MOST_NAMED).join('; ') +
  (places.length > MOST_NAMED ? `; and ${places.length - MOST_NAMED} more` : '')

const breaks = ({ breaks }: Summary) =>
  breaks.flatMap((one) => [
    `  ${one.file}: ${named(one.tries)}: ${found(one)}`,
    `      On ${one.screens.join(', ')} the portal ${one.means}`,
  ])

const doors = ({ doors }: Summary) =>
  doors.flatMap(({ who, doors }) => [
    `  ${capitalized(formatAndList(who))} can`,
    ...doors.flatMap(({ file, could, came, harm, docs }) => [
      `    ${harm}: ${could}: ${file} answered with ${came}`,
      `        ${docs}`,
    ]),
  ])

const toMend = ({ toMend }: Summary) =>
  toMend.flatMap((one) => [
    `  ${found(one)}`,
    `      The portal ${one.means}`,
    `      ${named(one.where.map(({ file, tries }) => `${file}: ${tries}`))}`,
  ])

const notTried = ({ notTried }: Summary) =>
  notTried.flatMap(({ why, steps }) => [
    `  ${formatCount(steps.length, 'step', 'steps')}, because ${why}`,
    ...(steps.some((step) => step !== '') ? [`      ${named(steps)}`] : []),
  ])

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns calls whose median is noticeable, slowest first. */
export const slowCalls = ({ calls }: Pick<Summary, 'calls'>): CallSummary[] =>
  calls.filter(({ median }) => median > NOTICED).toSorted((a, b) => b.median - a.median)

/** Returns the slowest response, then the slow calls. */
function waiting(summary: Summary): string[] {
  const [slowest] = summary.calls.toSorted((a, b) => b.slowest - a.slowest)
  if (slowest === undefined || slowest.answers === 0) return []
  return [`  The slowest answer was that of ${slowest.file}: ${seconds(slowest.slowest)}`, ...slow(summary)]
}

const slow = (summary: Summary) =>
  slowCalls(summary).map(
    ({ file, median, slowest }) =>
      `  ${file}: ${seconds(median)}, at most ${seconds(slowest)}${median > TOO_LONG ? ': people give up' : ''}`,
  )

function columns(cells: readonly (readonly [string, WorstGrade])[]): string[] {
  const width = Math.max(...cells.map(([name]) => name.length))
  return cells.map(([name, outcome]) => `  ${name.padEnd(width)}  ${WORDS[outcome]}`)
}

const isWorthNaming = ({ outcome }: { outcome: WorstGrade }): boolean => outcome !== 'works'

function byScreen({ screens }: Summary): string[] {
  const others = screens.filter(isWorthNaming)
  const fine = screens.length - others.length
  return [
    ...columns(others.map(({ screen, outcome }) => [screen, outcome])),
    ...(fine > 0 ? [`  ${formatCount(fine, 'screen works', 'screens work')} without a remark`] : []),
  ]
}

function byCall({ calls }: Summary): string[] {
  const others = calls.filter(isWorthNaming)
  const fine = calls.length - others.length
  return [
    ...columns(others.map(({ file, call, outcome }) => [`${file} (${call})`, outcome])),
    ...(fine > 0 ? [`  ${formatCount(fine, 'call works', 'calls work')} without a remark`] : []),
  ]
}

/** Formats the report for a terminal. The last line is the verdict. */
export function reportText(summary: Summary): string {
  const { host, write, worked, left, answer } = summary
  return [
    `${host}, ${write ? 'with calls that change it' : 'read only'}: ${formatCount(worked, 'step works', 'steps work')}`,
    ...section(
      'Open doors, worst first: a reason to keep the host from the internet, not from the portal',
      doors(summary),
    ),
    ...section('Breaks', breaks(summary)),
    ...section('Works; mend when you can', toMend(summary)),
    ...section('Not tried, or could not be checked', notTried(summary)),
    ...section('By screen', byScreen(summary)),
    ...section('By call', byCall(summary)),
    ...section(`How long people wait: over ${seconds(NOTICED)} they notice it`, waiting(summary)),
    ...section(
      'Left on the host',
      left.map((what) => `  ${what}`),
    ),
    '',
    answer,
  ].join('\n')
}
