import { callNames, type CallName } from '@/contract'
import { formatCount } from '@/lib/format'
import type { Deviation, Grade, Vulnerability } from '@/wire/conformance/finding'
import { getDocsLink, getHarm, isCritical, getHarmRank } from '../harm'
import type { StepResult, Run } from '../run-suite'
import { SCREEN_TITLES, findScreens } from '../screens'
import { formatCallFile } from '../call-file'

/** Groups the lines of one cause. */
interface WarningGroup extends Deviation {
  readonly steps: readonly { readonly file: string; readonly title: string }[]
}

interface CallVulnerability extends Required<Omit<Vulnerability, 'actor'>> {
  readonly file: string
  /** Section of the documentation that says how to shut it. */
  readonly docs: string
}

/** One missing check: all doors that are open for the same people, worst first. */
interface MissingCheck {
  readonly actor: readonly string[]
  readonly vulnerabilities: readonly CallVulnerability[]
}

/** One fault of a call, with the steps that fail by it. */
interface FailedCall extends Deviation {
  readonly file: string
  readonly titles: readonly string[]
  readonly screens: readonly string[]
}

/** `not tried` if there was no result. */
export type OverallGrade = Grade | 'skipped'

export interface CallSummary {
  readonly call: CallName
  readonly file: string
  readonly outcome: OverallGrade
  /** Number of responses; `median` and `slowest` are milliseconds. */
  readonly responseCount: number
  readonly median: number
  readonly slowest: number
}

interface ScreenSummary {
  readonly screen: string
  readonly outcome: OverallGrade
}

export interface Summary {
  readonly host: string
  readonly mayWrite: boolean
  /** Null if too little was tried. */
  readonly canGoLive: boolean | null
  /** Whether the portal works there, whether the internet may reach it, and the remaining work. */
  readonly verdict: string
  readonly passedCount: number
  readonly failures: readonly FailedCall[]
  /** Worst first. */
  readonly missingChecks: readonly MissingCheck[]
  readonly warnings: readonly WarningGroup[]
  readonly skips: readonly { readonly reason: string; readonly isGap: boolean; readonly steps: readonly string[] }[]
  readonly screens: readonly ScreenSummary[]
  readonly calls: readonly CallSummary[]
  readonly stopReason: string | null
  readonly leftovers: readonly string[]
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const hasGrade =
  <G extends StepResult['grade']>(grade: G) =>
  (line: StepResult): line is Extract<StepResult, { grade: G }> =>
    line.grade === grade

function groupWarnings(results: readonly StepResult[]): WarningGroup[] {
  const found = results.filter(hasGrade('warning'))
  const keyOf = ({ field, expected, actual, consequence }: Deviation): string =>
    JSON.stringify([field, expected, actual, consequence])
  return [...groupBy<(typeof found)[number]>(found, keyOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { field, expected, actual, consequence } = first
    const steps = [first, ...others].map(({ call, title }) => ({ file: formatCallFile(call), title }))
    return [{ field, expected, actual, consequence, steps }]
  })
}

const compareHarm = (one: CallVulnerability, other: CallVulnerability): number =>
  getHarmRank(one.harm) - getHarmRank(other.harm)

function groupVulnerabilities(results: readonly StepResult[]): MissingCheck[] {
  const found = [
    ...groupBy(results.filter(hasGrade('vulnerability')), ({ call, ability }) => `${call} ${ability}`).values(),
  ]
  const whoOf = (same: (typeof found)[number]) => [...new Set(same.map(({ actor }) => actor))]
  const checks = [...groupBy(found, (same) => whoOf(same).join()).values()].map((group) => ({
    actor: group.slice(0, 1).flatMap(whoOf),
    vulnerabilities: group
      .flatMap((same) => same.slice(0, 1))
      .map(({ call, ability, actual, harm = getHarm(call) }) => ({
        file: formatCallFile(call),
        ability,
        actual,
        harm,
        docs: getDocsLink(call),
      }))
      .sort(compareHarm),
  }))
  return checks.sort(({ vulnerabilities: [one] }, { vulnerabilities: [other] }) =>
    one && other ? compareHarm(one, other) : 0,
  )
}

function groupFailures(results: readonly StepResult[]): FailedCall[] {
  const keyOf = ({ call, field, expected, actual }: StepResult & Deviation) =>
    JSON.stringify([call, field, expected, actual])
  return [...groupBy(results.filter(hasGrade('failed')), keyOf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ call, field, expected, actual, consequence, suspects = [formatCallFile(call)] }) => ({
      file: suspects.join(', or '),
      titles: same.map(({ title }) => title),
      field,
      expected,
      actual,
      consequence,
      screens: findScreens(call),
    })),
  )
}

function groupSkips({ results, blockedStepCount }: Run): Summary['skips'] {
  const found = results.filter(hasGrade('skipped'))
  const byReason = [...groupBy(found, ({ reason }) => reason)].map(([reason, same]) => ({
    reason,
    isGap: same.some(({ isGap }) => isGap),
    steps: same.map(({ call, title }) => `${formatCallFile(call)}: ${title}`),
  }))
  if (blockedStepCount === 0) return byReason
  const unsent = {
    reason: 'they change the host (--write)',
    isGap: true,
    steps: Array.from({ length: blockedStepCount }, () => ''),
  }
  return [...byReason, unsent]
}

const GRADES_BY_SEVERITY: readonly OverallGrade[] = ['skipped', 'passed', 'warning', 'vulnerability', 'failed']

const getWorstGrade = (outcomes: readonly OverallGrade[]): OverallGrade =>
  GRADES_BY_SEVERITY.findLast((outcome) => outcomes.includes(outcome)) ?? 'skipped'

function getMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function summarizeCalls({ results, durations: times }: Run): CallSummary[] {
  return callNames.map((call) => {
    const callDurations = times.get(call) ?? []
    return {
      call,
      file: formatCallFile(call),
      outcome: getWorstGrade(results.filter((line) => line.call === call).map(({ grade }) => grade)),
      responseCount: callDurations.length,
      median: Math.round(getMedian(callDurations)),
      slowest: Math.round(Math.max(0, ...callDurations)),
    }
  })
}

function summarizeScreens({ results }: Run): ScreenSummary[] {
  return SCREEN_TITLES.toSorted().map((screen) => ({
    screen,
    outcome: getWorstGrade(results.filter(({ call }) => findScreens(call).includes(screen)).map(({ grade }) => grade)),
  }))
}

/** Milliseconds after which people notice the wait, and give up. */
export const NOTICEABLE_WAIT = 1000
export const UNACCEPTABLE_WAIT = 10_000

type Findings = Pick<Summary, 'failures' | 'missingChecks' | 'warnings' | 'skips' | 'stopReason'>

const countSkippedSteps = (skips: Summary['skips']): number =>
  skips.filter(({ isGap }) => isGap).reduce((sum, { steps }) => sum + steps.length, 0)

function decideGoLive({ failures, skips, stopReason }: Findings, write: boolean): boolean | null {
  if (failures.length > 0) return false
  return write && stopReason === null && countSkippedSteps(skips) === 0 ? true : null
}

function formatVerdict(found: Findings, live: boolean | null): string {
  const { failures, missingChecks, warnings, skips, stopReason } = found
  const screens = [...new Set(failures.flatMap(({ screens }) => screens))]
  const opening = {
    true: 'Works.',
    false: `Does not work yet: ${formatCount(failures.length, 'thing breaks', 'things break')}, on ${screens.join(', ')}.`,
    null: stopReason
      ? `Nothing that was tried stands in the way; the run was stopped: ${stopReason}.`
      : `Nothing that was tried stands in the way; ${formatCount(countSkippedSteps(skips), 'was', 'were')} not tried or not checked.`,
  }[String(live) as 'true' | 'false' | 'null']
  const mended = warnings.length === 0 ? 'Nothing' : formatCount(warnings.length, 'thing', 'things')
  return `${opening} ${formatVulnerabilityVerdict(missingChecks)} ${mended} to mend.`
}

function formatVulnerabilityVerdict(checks: readonly MissingCheck[]): string {
  const open = checks.flatMap(({ vulnerabilities }) => vulnerabilities)
  const critical = open.filter(({ harm }) => isCritical(harm)).length
  if (open.length === 0) return 'No door is open.'
  if (critical === 0) return `${formatCount(open.length, 'door is', 'doors are')} open, none critical.`
  const others = open.length > critical ? ` and ${formatCount(open.length - critical, 'other', 'others')}` : ''
  return `Do not open it to the internet yet: ${formatCount(critical, 'critical door', 'critical doors')}${others}.`
}

export function summarizeRun(run: Run): Summary {
  const { host, mayWrite: write, results, stopReason, leftovers } = run
  const findings: Findings = {
    failures: groupFailures(results),
    missingChecks: groupVulnerabilities(results),
    warnings: groupWarnings(results),
    skips: groupSkips(run),
    stopReason,
  }
  const goLive = decideGoLive(findings, write)
  return {
    host,
    mayWrite: write,
    canGoLive: goLive,
    verdict: formatVerdict(findings, goLive),
    passedCount: results.filter(hasGrade('passed')).length,
    ...findings,
    screens: summarizeScreens(run),
    calls: summarizeCalls(run),
    leftovers,
  }
}
