import { callNames, type CallName } from '@/contract'
import { formatCount } from '@/lib/format'
import type { Deviation, Grade, OpenDoor } from '@/wire/conformance/finding'
import { docsOf, harmOf, isCritical, rankOf } from '../harm'
import type { Line, Run } from '../run-suite'
import { SCREEN_TITLES, screensOf } from '../screens'
import { fileOf } from '../words'

/** Groups the lines of one cause. */
interface ThingToMend extends Deviation {
  readonly where: readonly { readonly file: string; readonly tries: string }[]
}

interface DoorOfCall extends Required<Omit<OpenDoor, 'who'>> {
  readonly file: string
  /** Section of the documentation that says how to shut it. */
  readonly docs: string
}

/** One missing check: all doors that are open for the same people, worst first. */
interface MissingCheck {
  readonly who: readonly string[]
  readonly doors: readonly DoorOfCall[]
}

/** One fault of a call, with the steps that fail by it. */
interface BrokenCall extends Deviation {
  readonly file: string
  readonly tries: readonly string[]
  readonly screens: readonly string[]
}

/** `not tried` if there was no result. */
export type WorstGrade = Grade | 'not tried'

export interface CallSummary {
  readonly call: CallName
  readonly file: string
  readonly outcome: WorstGrade
  /** Number of responses; `median` and `slowest` are milliseconds. */
  readonly answers: number
  readonly median: number
  readonly slowest: number
}

interface ScreenSummary {
  readonly screen: string
  readonly outcome: WorstGrade
}

export interface Summary {
  readonly host: string
  readonly write: boolean
  /** Null if too little was tried. */
  readonly canGoLive: boolean | null
  /** Whether the portal works there, whether the internet may reach it, and the remaining work. */
  readonly answer: string
  readonly worked: number
  readonly breaks: readonly BrokenCall[]
  /** Worst first. */
  readonly doors: readonly MissingCheck[]
  readonly toMend: readonly ThingToMend[]
  readonly notTried: readonly { readonly why: string; readonly isGap: boolean; readonly steps: readonly string[] }[]
  readonly screens: readonly ScreenSummary[]
  readonly calls: readonly CallSummary[]
  readonly stopped: string | null
  readonly left: readonly string[]
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const isOf =
  <G extends Line['grade']>(grade: G) =>
  (line: Line): line is Extract<Line, { grade: G }> =>
    line.grade === grade

function toMendOf(lines: readonly Line[]): ThingToMend[] {
  const found = lines.filter(isOf('mend'))
  const keyOf = ({ field, expected, came, means }: Deviation): string => JSON.stringify([field, expected, came, means])
  return [...groupedBy<(typeof found)[number]>(found, keyOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { field, expected, came, means } = first
    const where = [first, ...others].map(({ call, tries }) => ({ file: fileOf(call), tries }))
    return [{ field, expected, came, means, where }]
  })
}

const byHarm = (one: DoorOfCall, other: DoorOfCall): number => rankOf(one.harm) - rankOf(other.harm)

function doorsOf(lines: readonly Line[]): MissingCheck[] {
  const found = [...groupedBy(lines.filter(isOf('door')), ({ call, could }) => `${call} ${could}`).values()]
  const whoOf = (same: (typeof found)[number]) => [...new Set(same.map(({ who }) => who))]
  const checks = [...groupedBy(found, (same) => whoOf(same).join()).values()].map((group) => ({
    who: group.slice(0, 1).flatMap(whoOf),
    doors: group
      .flatMap((same) => same.slice(0, 1))
      .map(({ call, could, came, harm = harmOf(call) }) => ({
        file: fileOf(call),
        could,
        came,
        harm,
        docs: docsOf(call),
      }))
      .sort(byHarm),
  }))
  return checks.sort(({ doors: [one] }, { doors: [other] }) => (one && other ? byHarm(one, other) : 0))
}

function breaksOf(lines: readonly Line[]): BrokenCall[] {
  const keyOf = ({ call, field, expected, came }: Line & Deviation) => JSON.stringify([call, field, expected, came])
  return [...groupedBy(lines.filter(isOf('breaks')), keyOf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ call, field, expected, came, means, suspects = [fileOf(call)] }) => ({
      file: suspects.join(', or '),
      tries: same.map(({ tries }) => tries),
      field,
      expected,
      came,
      means,
      screens: screensOf(call),
    })),
  )
}

function notTriedOf({ lines, writing }: Run): Summary['notTried'] {
  const found = lines.filter(isOf('not tried'))
  const byReason = [...groupedBy(found, ({ why }) => why)].map(([why, same]) => ({
    why,
    isGap: same.some(({ isGap }) => isGap),
    steps: same.map(({ call, tries }) => `${fileOf(call)}: ${tries}`),
  }))
  if (writing === 0) return byReason
  const unsent = {
    why: 'they change the host (--write)',
    isGap: true,
    steps: Array.from({ length: writing }, () => ''),
  }
  return [...byReason, unsent]
}

const ORDER: readonly WorstGrade[] = ['not tried', 'works', 'mend', 'door', 'breaks']

const worst = (outcomes: readonly WorstGrade[]): WorstGrade =>
  ORDER.findLast((outcome) => outcomes.includes(outcome)) ?? 'not tried'

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function callsOf({ lines, times }: Run): CallSummary[] {
  return callNames.map((call) => {
    const took = times.get(call) ?? []
    return {
      call,
      file: fileOf(call),
      outcome: worst(lines.filter((line) => line.call === call).map(({ grade }) => grade)),
      answers: took.length,
      median: Math.round(median(took)),
      slowest: Math.round(Math.max(0, ...took)),
    }
  })
}

function outcomesOf({ lines }: Run): ScreenSummary[] {
  return SCREEN_TITLES.toSorted().map((screen) => ({
    screen,
    outcome: worst(lines.filter(({ call }) => screensOf(call).includes(screen)).map(({ grade }) => grade)),
  }))
}

/** Milliseconds after which people notice the wait, and give up. */
export const NOTICED = 1000
export const TOO_LONG = 10_000

type Findings = Pick<Summary, 'breaks' | 'doors' | 'toMend' | 'notTried' | 'stopped'>

const countOfSteps = (notTried: Summary['notTried']): number =>
  notTried.filter(({ isGap }) => isGap).reduce((sum, { steps }) => sum + steps.length, 0)

function canGoLive({ breaks, notTried, stopped }: Findings, write: boolean): boolean | null {
  if (breaks.length > 0) return false
  return write && stopped === null && countOfSteps(notTried) === 0 ? true : null
}

function answerOf(found: Findings, live: boolean | null): string {
  const { breaks, doors, toMend, notTried, stopped } = found
  const screens = [...new Set(breaks.flatMap(({ screens }) => screens))]
  const opening = {
    true: 'Works.',
    false: `Does not work yet: ${formatCount(breaks.length, 'thing breaks', 'things break')}, on ${screens.join(', ')}.`,
    null: stopped
      ? `Nothing that was tried stands in the way; the run was stopped: ${stopped}.`
      : `Nothing that was tried stands in the way; ${formatCount(countOfSteps(notTried), 'was', 'were')} not tried or not checked.`,
  }[String(live) as 'true' | 'false' | 'null']
  const mended = toMend.length === 0 ? 'Nothing' : formatCount(toMend.length, 'thing', 'things')
  return `${opening} ${answerOnDoors(doors)} ${mended} to mend.`
}

function answerOnDoors(checks: readonly MissingCheck[]): string {
  const open = checks.flatMap(({ doors }) => doors)
  const critical = open.filter(({ harm }) => isCritical(harm)).length
  if (open.length === 0) return 'No door is open.'
  if (critical === 0) return `${formatCount(open.length, 'door is', 'doors are')} open, none critical.`
  const others = open.length > critical ? ` and ${formatCount(open.length - critical, 'other', 'others')}` : ''
  return `Do not open it to the internet yet: ${formatCount(critical, 'critical door', 'critical doors')}${others}.`
}

export function summaryOf(run: Run): Summary {
  const { host, write, lines, stopped, left } = run
  const found: Findings = {
    breaks: breaksOf(lines),
    doors: doorsOf(lines),
    toMend: toMendOf(lines),
    notTried: notTriedOf(run),
    stopped,
  }
  const live = canGoLive(found, write)
  return {
    host,
    write,
    canGoLive: live,
    answer: answerOf(found, live),
    worked: lines.filter(isOf('works')).length,
    ...found,
    screens: outcomesOf(run),
    calls: callsOf(run),
    left,
  }
}
