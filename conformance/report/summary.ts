import { callNames, type CallName } from '@/contract'
import { formatCount } from '@/lib/format'
import type { Deviation, Grade, Vulnerability } from '@/wire/conformance/finding'
import { getDocsLink, getHarm, isCritical, getHarmRank } from '../harm'
import { getSuspects, isOpenByContract, type StepResult, type Run } from '../run-suite'
import { SCREEN_TITLES, findScreens } from '../screens'
import { formatCallFile } from '../call-file'

/** The warnings of one cause. */
interface WarningGroup extends Deviation {
  readonly steps: readonly { readonly file: string; readonly title: string }[]
  readonly screens: readonly string[]
}

interface CallVulnerability extends Required<Omit<Vulnerability, 'actor'>> {
  readonly file: string
  readonly isCritical: boolean
  /** Section of the documentation that describes the fix. */
  readonly docs: string
}

/** All vulnerabilities that the same people can use, worst first: one check is missing. */
interface MissingCheck {
  readonly actor: readonly string[]
  readonly vulnerabilities: readonly CallVulnerability[]
}

/** One fault of a call, with the steps that fail because of it. */
interface FailedCall extends Deviation {
  readonly file: string
  readonly titles: readonly string[]
  readonly screens: readonly string[]
}

/** `skipped` if there was no result. */
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

export interface Share {
  readonly count: number
  readonly total: number
}

interface ScreenSummary {
  readonly screen: string
  readonly outcome: OverallGrade
  /** Number of steps without a result that could have one. */
  readonly untriedCount: number
}

export interface Summary {
  readonly host: string
  readonly mayWrite: boolean
  /** Null if too little was tried. */
  readonly canGoLive: boolean | null
  /** Whether the portal works there, whether the internet may reach it, and the remaining work. */
  readonly verdict: string
  /** Steps with a result, of all steps that apply to the host. */
  readonly checked: Share
  /** Steps without a finding, of those with a result. */
  readonly passed: Share
  readonly failures: readonly FailedCall[]
  /** Worst first. */
  readonly missingChecks: readonly MissingCheck[]
  /** Calls that every host permits to visitors, because the portal makes them without a log-in. Worst first. */
  readonly openCalls: readonly CallVulnerability[]
  readonly warnings: readonly WarningGroup[]
  readonly skips: readonly { readonly reason: string; readonly isGap: boolean; readonly steps: readonly string[] }[]
  readonly screens: readonly ScreenSummary[]
  readonly calls: readonly CallSummary[]
  /** Milliseconds, of all responses. */
  readonly median: number
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
  (result: StepResult): result is Extract<StepResult, { grade: G }> =>
    result.grade === grade

const formatSuspects = (result: StepResult): string => getSuspects(result).map(formatCallFile).join(', or ')

function groupWarnings(results: readonly StepResult[]): WarningGroup[] {
  const warnings = results.filter(hasGrade('warning'))
  const keyOf = ({ field, expected, actual, consequence }: Deviation): string =>
    JSON.stringify([field, expected, actual, consequence])
  return [...groupBy<(typeof warnings)[number]>(warnings, keyOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { field, expected, actual, consequence } = first
    const group = [first, ...others]
    const steps = group.map((result) => ({ file: formatSuspects(result), title: result.title }))
    const screens = findScreens(...group.flatMap(getSuspects))
    return [{ field, expected, actual, consequence, steps, screens }]
  })
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0)

/** Returns a warning if calls have failed and responded when repeated. */
function describeReliability({ callCount, recoveries, failedWrites }: Run): WarningGroup[] {
  const recoveryCount = sum(recoveries.values())
  const failedWriteCount = sum(failedWrites.values())
  if (recoveryCount === 0) return []
  const others = failedWriteCount > 0 ? `; ${failedWriteCount} more failed that change something` : ''
  const calls = callNames.filter((call) => recoveries.has(call) || failedWrites.has(call))
  return [
    {
      field: 'reliability',
      expected: 'a response to every call',
      actual: `${recoveryCount} of ${callCount} calls that failed and responded when repeated${others}`,
      consequence: 'reports a failure, and the person has to try again',
      steps: calls.map((call) => ({
        file: formatCallFile(call),
        title: `failed ${formatCount((recoveries.get(call) ?? 0) + (failedWrites.get(call) ?? 0), 'time', 'times')}`,
      })),
      screens: findScreens(...calls),
    },
  ]
}

type VulnerableStep = Extract<StepResult, { grade: 'vulnerability' }>

const describeVulnerability = ({ call, ability, actual, harm = getHarm(call) }: VulnerableStep): CallVulnerability => ({
  file: formatCallFile(call),
  ability,
  actual,
  harm,
  isCritical: isCritical(harm),
  docs: getDocsLink(call),
})

const compareHarm = (one: CallVulnerability, other: CallVulnerability): number =>
  getHarmRank(one.harm) - getHarmRank(other.harm)

function groupVulnerabilities(results: readonly StepResult[]): MissingCheck[] {
  const vulnerable = results.filter(hasGrade('vulnerability'))
  const byAbility = [...groupBy(vulnerable, ({ call, ability, harm = '' }) => `${call} ${ability} ${harm}`).values()]
  const getActors = (group: typeof vulnerable) => [...new Set(group.map(({ actor }) => actor))]
  const checks = [...groupBy(byAbility, (group) => getActors(group).join()).values()].map((groups) => ({
    actor: groups.slice(0, 1).flatMap(getActors),
    vulnerabilities: groups
      .flatMap((group) => group.slice(0, 1))
      .map(describeVulnerability)
      .sort(compareHarm),
  }))
  return checks.sort(({ vulnerabilities: [one] }, { vulnerabilities: [other] }) =>
    one && other ? compareHarm(one, other) : 0,
  )
}

function groupFailures(results: readonly StepResult[]): FailedCall[] {
  const keyOf = ({ call, field, expected, actual }: StepResult & Deviation) =>
    JSON.stringify([call, field, expected, actual])
  return [...groupBy(results.filter(hasGrade('failed')), keyOf).values()].flatMap((group) =>
    group.slice(0, 1).map((result) => ({
      file: formatSuspects(result),
      titles: group.map(({ title }) => title),
      field: result.field,
      expected: result.expected,
      actual: result.actual,
      consequence: result.consequence,
      screens: findScreens(...getSuspects(result)),
    })),
  )
}

function groupSkips({ results, blockedCalls }: Run): Summary['skips'] {
  const skipped = results.filter(hasGrade('skipped'))
  const byReason = [...groupBy(skipped, ({ reason }) => reason)].map(([reason, group]) => ({
    reason,
    isGap: group.some(({ isGap }) => isGap),
    steps: group.map(({ call, title }) => `${formatCallFile(call)}: ${title}`),
  }))
  if (blockedCalls.length === 0) return byReason
  const blocked = {
    reason: 'they change the host (--write)',
    isGap: true,
    steps: blockedCalls.map(() => ''),
  }
  return [...byReason, blocked]
}

const GRADES_BY_SEVERITY: readonly OverallGrade[] = ['skipped', 'passed', 'warning', 'vulnerability', 'failed']

const getWorstGrade = (grades: readonly OverallGrade[]): OverallGrade =>
  GRADES_BY_SEVERITY.findLast((grade) => grades.includes(grade)) ?? 'skipped'

function getMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function summarizeCalls(results: readonly StepResult[], durations: Run['durations']): CallSummary[] {
  return callNames.map((call) => {
    const callDurations = durations.get(call) ?? []
    return {
      call,
      file: formatCallFile(call),
      outcome: getWorstGrade(results.filter((result) => result.call === call).map(({ grade }) => grade)),
      responseCount: callDurations.length,
      median: Math.round(getMedian(callDurations)),
      slowest: Math.round(Math.max(0, ...callDurations)),
    }
  })
}

function summarizeScreens(results: readonly StepResult[], blockedCalls: readonly CallName[]): ScreenSummary[] {
  return SCREEN_TITLES.toSorted().map((screen) => {
    const isOfScreen = (...calls: readonly CallName[]) => findScreens(...calls).includes(screen)
    const ownResults = results.filter((result) => isOfScreen(...getSuspects(result)))
    const skippedCount = ownResults.filter((result) => result.grade === 'skipped' && result.isGap).length
    return {
      screen,
      outcome: getWorstGrade(ownResults.map(({ grade }) => grade)),
      untriedCount: skippedCount + blockedCalls.filter((call) => isOfScreen(call)).length,
    }
  })
}

/** Milliseconds after which people notice the wait, and give up. */
export const NOTICEABLE_WAIT = 1000
export const UNACCEPTABLE_WAIT = 10_000

type Findings = Pick<Summary, 'failures' | 'missingChecks' | 'openCalls' | 'warnings' | 'skips' | 'stopReason'>

const countSkippedSteps = (skips: Summary['skips']): number =>
  skips.filter(({ isGap }) => isGap).reduce((sum, { steps }) => sum + steps.length, 0)

function decideGoLive({ failures, skips, stopReason }: Findings, mayWrite: boolean): boolean | null {
  if (failures.length > 0) return false
  return mayWrite && stopReason === null && countSkippedSteps(skips) === 0 ? true : null
}

function formatVerdict(findings: Findings, canGoLive: boolean | null): string {
  const { failures, missingChecks, openCalls, warnings, skips, stopReason } = findings
  const screens = [...new Set(failures.flatMap(({ screens }) => screens))]
  const opening = {
    true: 'Works.',
    false: `Does not work yet: ${formatCount(failures.length, 'thing is', 'things are')} broken, on ${screens.join(', ')}.`,
    null: stopReason
      ? `No failures so far; the run was stopped: ${stopReason}.`
      : `No failures so far; ${formatCount(countSkippedSteps(skips), 'step was', 'steps were')} not tried or not checked.`,
  }[String(canGoLive) as 'true' | 'false' | 'null']
  const warningCount = warnings.length === 0 ? 'No warnings' : formatCount(warnings.length, 'warning', 'warnings')
  return `${opening} ${formatVulnerabilityVerdict(missingChecks)} ${warningCount}.${formatOpenCalls(openCalls)}`
}

/** Names the critical ones too, because a good host also has them. */
function formatOpenCalls(calls: Findings['openCalls']): string {
  if (calls.length === 0) return ''
  const critical = calls.filter(({ isCritical }) => isCritical).length
  const count = formatCount(calls.length, 'call', 'calls')
  const criticalCount = critical === 0 ? '' : `, ${critical} of them critical`
  return ` Before it is on the internet, protect ${count} left open by the contract${criticalCount}.`
}

function formatVulnerabilityVerdict(checks: readonly MissingCheck[]): string {
  const all = checks.flatMap(({ vulnerabilities }) => vulnerabilities)
  const critical = all.filter(({ isCritical }) => isCritical).length
  if (all.length === 0) return 'No vulnerabilities.'
  if (critical === 0) return `${formatCount(all.length, 'vulnerability', 'vulnerabilities')}, none critical.`
  const others = all.length > critical ? ` and ${formatCount(all.length - critical, 'other', 'others')}` : ''
  const count = formatCount(critical, 'critical vulnerability', 'critical vulnerabilities')
  return `Do not open it to the internet yet: ${count}${others}.`
}

/** Counts steps, except those on calls that are open by the contract or that not every host has. */
function countSteps(results: readonly StepResult[], run: Run): Pick<Summary, 'checked' | 'passed'> {
  const count = results.filter(({ grade }) => grade !== 'skipped').length
  const inapplicableCount = results.filter((result) => result.grade === 'skipped' && !result.isGap).length
  const openCount = run.results.length - results.length
  return {
    checked: { count, total: run.stepCount + run.blockedCalls.length - openCount - inapplicableCount },
    passed: { count: results.filter(hasGrade('passed')).length, total: count },
  }
}

export function summarizeRun(run: Run): Summary {
  const { host, mayWrite, stopReason, leftovers } = run
  const results = run.results.filter((result) => !isOpenByContract(result))
  const openResults = run.results.filter(hasGrade('vulnerability')).filter(isOpenByContract)
  const findings: Findings = {
    failures: groupFailures(results),
    missingChecks: groupVulnerabilities(results),
    openCalls: openResults.map(describeVulnerability).toSorted(compareHarm),
    warnings: [...describeReliability(run), ...groupWarnings(results)],
    skips: groupSkips(run),
    stopReason,
  }
  const canGoLive = decideGoLive(findings, mayWrite)
  return {
    host,
    mayWrite,
    canGoLive,
    verdict: formatVerdict(findings, canGoLive),
    ...countSteps(results, run),
    ...findings,
    screens: summarizeScreens(results, run.blockedCalls),
    calls: summarizeCalls(results, run.durations),
    median: Math.round(getMedian([...run.durations.values()].flat())),
    leftovers,
  }
}
