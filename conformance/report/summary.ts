import { contract, type CallName } from '@/contract'
import { formatCount } from '@/lib/format'
import type { Deviation, Grade, OpenDoor } from '../finding'
import type { Line, Run } from '../run-suite'
import { SCREENS } from '../screens'
import { fileOf } from '../words'

/** Groups the lines of one cause. */
export interface ThingToMend extends Deviation {
  readonly where: readonly { readonly file: string; readonly tries: string }[]
}

/** Groups the people for whom a call is an open door. */
export interface DoorOfCall extends Omit<OpenDoor, 'who'> {
  readonly file: string
  readonly who: readonly string[]
}

export interface BrokenStep extends Deviation {
  readonly file: string
  readonly tries: string
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

export interface ScreenSummary {
  readonly screen: string
  readonly outcome: WorstGrade
}

export interface Summary {
  readonly host: string
  readonly write: boolean
  /** Null if too little was tried. */
  readonly canGoLive: boolean | null
  /** `canGoLive` as a sentence, with the remaining work. */
  readonly answer: string
  readonly worked: number
  readonly breaks: readonly BrokenStep[]
  readonly doors: readonly DoorOfCall[]
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

function doorsOf(lines: readonly Line[]): DoorOfCall[] {
  const found = lines.filter(isOf('door'))
  return [...groupedBy(found, ({ call, could }) => `${call} ${could}`).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const who = [...new Set([first, ...others].map((line) => line.who))]
    return [{ file: fileOf(first.call), could: first.could, came: first.came, who }]
  })
}

const breaksOf = (lines: readonly Line[]): BrokenStep[] =>
  lines.filter(isOf('breaks')).map(({ call, tries, field, expected, came, means }) => ({
    file: fileOf(call),
    tries,
    field,
    expected,
    came,
    means,
    screens: SCREENS[call],
  }))

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
  const names = Object.keys(contract) as CallName[] // The keys are the call names.
  return names.map((call) => {
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

function screensOf({ lines }: Run): ScreenSummary[] {
  const screens = [...new Set(Object.values(SCREENS).flat())].sort()
  return screens.map((screen) => ({
    screen,
    outcome: worst(lines.filter(({ call }) => SCREENS[call].includes(screen)).map(({ grade }) => grade)),
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
    true: 'The portal can go live on this host.',
    false: `The portal cannot go live on this host yet: ${formatCount(breaks.length, 'thing breaks', 'things break')}, on ${screens.join(', ')}.`,
    null: stopped
      ? `Nothing that was tried stands in the way; the run was stopped: ${stopped}.`
      : `Nothing that was tried stands in the way; ${formatCount(countOfSteps(notTried), 'was', 'were')} not tried.`,
  }[String(live) as 'true' | 'false' | 'null']
  const doorsOpen = doors.length === 0 ? 'No door is open' : formatCount(doors.length, 'door is open', 'doors are open')
  const mended = toMend.length === 0 ? 'nothing to mend' : formatCount(toMend.length, 'thing to mend', 'things to mend')
  return `${opening} ${doorsOpen}, ${mended}.`
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
    screens: screensOf(run),
    calls: callsOf(run),
    left,
  }
}
