import { callNames, type CallName } from '@/contract'
import { formatCount } from '@/lib/format'
import type { Deviation, Grade, Vulnerability } from '@/wire/conformance/finding'
import { getDocsLink, getHarm, isCritical, getHarmRank } from '../harm'
import { getSuspects, isOpenByContract, type StepResult, type Run } from '../run-suite'
import { CALLS_OF_SCREENS, SCREEN_TITLES, findScreens } from '../screens'
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

export interface Outcome {
  readonly outcome: OverallGrade
  /** Number of steps without a result that could have one. */
  readonly gapCount: number
}

export interface CallSummary extends Outcome {
  readonly call: CallName
  readonly file: string
  /** Number of responses; `median` and `slowest` are milliseconds. */
  readonly responseCount: number
  readonly median: number
  readonly slowest: number
}

interface ScreenSummary extends Outcome {
  readonly screen: string
}

/** Each step is counted once. */
const STEP_KINDS = {
  passed: 'without a finding',
  finding: 'with a finding',
  gap: 'without a result',
  outside: 'outside this check',
  open: 'open by the contract',
} as const

type StepKind = keyof typeof STEP_KINDS

interface SkippedSteps {
  readonly reason: string
  readonly steps: readonly string[]
}

export interface Summary {
  readonly host: string
  readonly mayWrite: boolean
  /** Null if too little was tried. */
  readonly canGoLive: boolean | null
  /** Whether the portal works there, whether the internet may reach it, and the remaining work. */
  readonly verdict: string
  /** All steps, and how many there are of each kind. */
  readonly coverage: string
  readonly stepCounts: Readonly<Record<StepKind | 'all', number>>
  readonly failures: readonly FailedCall[]
  /** Worst first. */
  readonly missingChecks: readonly MissingCheck[]
  /** Calls that every host permits to visitors, because the portal makes them without a log-in. Worst first. */
  readonly openCalls: readonly CallVulnerability[]
  readonly warnings: readonly WarningGroup[]
  /** Steps without a result that could have one. */
  readonly gaps: readonly SkippedSteps[]
  /** Steps without a result on calls that the host may lack, or that no program can see. */
  readonly outside: readonly SkippedSteps[]
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

/** The `field` of the warning about calls that failed and responded when repeated. */
const RELIABILITY = 'reliability'

export const findReliabilityWarning = ({ warnings }: Pick<Summary, 'warnings'>): WarningGroup | undefined =>
  warnings.find(({ field }) => field === RELIABILITY)

const failsOccasionally = ({ recoveries, failedWrites }: Run, call: CallName): boolean =>
  recoveries.size > 0 && (recoveries.has(call) || failedWrites.has(call))

/** Returns a warning if calls have failed and responded when repeated. */
function describeReliability(run: Run): WarningGroup[] {
  const { callCount, recoveries, failedWrites } = run
  if (recoveries.size === 0) return []
  const failureCount = sum(recoveries.values()) + sum(failedWrites.values())
  const calls = callNames.filter((call) => failsOccasionally(run, call))
  return [
    {
      field: RELIABILITY,
      expected: 'a response to every call',
      actual: `${formatCount(failureCount, 'failure', 'failures')} in ${formatCount(callCount, 'call', 'calls')}`,
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

const groupSkips = (results: readonly StepResult[], areGaps: boolean): Summary['gaps'] =>
  [
    ...groupBy(
      results.filter(hasGrade('skipped')).filter(({ isGap }) => isGap === areGaps),
      ({ reason }) => reason,
    ),
  ].map(([reason, group]) => ({
    reason,
    steps: group.map(({ call, title }) => `${formatCallFile(call)}: ${title}`),
  }))

const GRADES_BY_SEVERITY: readonly OverallGrade[] = ['skipped', 'passed', 'warning', 'vulnerability', 'failed']

const getWorstGrade = (grades: readonly OverallGrade[]): OverallGrade =>
  GRADES_BY_SEVERITY.findLast((grade) => grades.includes(grade)) ?? 'skipped'

function getMedian(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** @param isReliable false if a call of these results fails now and then */
const summarizeOutcome = (results: readonly StepResult[], isReliable: boolean): Outcome => ({
  outcome: getWorstGrade([...results.map(({ grade }) => grade), ...(isReliable ? [] : (['warning'] as const))]),
  gapCount: results.filter((result) => result.grade === 'skipped' && result.isGap).length,
})

const summarizeCalls = (results: readonly StepResult[], run: Run): CallSummary[] =>
  callNames.map((call) => {
    const durations = run.durations.get(call) ?? []
    const ownResults = results.filter((result) => result.call === call)
    return {
      call,
      file: formatCallFile(call),
      ...summarizeOutcome(ownResults, !failsOccasionally(run, call)),
      responseCount: durations.length,
      median: Math.round(getMedian(durations)),
      slowest: Math.round(Math.max(0, ...durations)),
    }
  })

const summarizeScreens = (results: readonly StepResult[], run: Run): ScreenSummary[] =>
  SCREEN_TITLES.toSorted().map((screen) => {
    const ownResults = results.filter((result) => findScreens(...getSuspects(result)).includes(screen))
    const isReliable = !CALLS_OF_SCREENS[screen]?.some((call) => failsOccasionally(run, call))
    return { screen, ...summarizeOutcome(ownResults, isReliable) }
  })

/** Milliseconds after which people notice the wait, and give up. */
export const NOTICEABLE_WAIT = 1000
export const UNACCEPTABLE_WAIT = 10_000

type Findings = Pick<
  Summary,
  'failures' | 'missingChecks' | 'openCalls' | 'warnings' | 'gaps' | 'outside' | 'stopReason' | 'stepCounts'
>

function decideGoLive({ failures, stepCounts }: Findings): boolean | null {
  if (failures.length > 0) return false
  return stepCounts.gap === 0 ? true : null
}

function formatVerdict(findings: Findings, canGoLive: boolean | null): string {
  const { failures, missingChecks, openCalls, warnings, stepCounts, stopReason } = findings
  const screens = [...new Set(failures.flatMap(({ screens }) => screens))]
  const opening = {
    true: 'Works.',
    false: `Does not work yet: ${formatCount(failures.length, 'thing is', 'things are')} broken, on ${screens.join(', ')}.`,
    null: stopReason
      ? `Nothing is broken so far; the run was stopped: ${stopReason}.`
      : `Nothing is broken so far; ${formatCount(stepCounts.gap, 'step has', 'steps have')} no result.`,
  }[String(canGoLive) as 'true' | 'false' | 'null']
  const reliability = findReliabilityWarning(findings)
  const lapses = reliability ? ` It fails now and then: ${reliability.actual}.` : ''
  const warningCount = warnings.length === 0 ? 'No warnings' : formatCount(warnings.length, 'warning', 'warnings')
  return `${opening}${lapses} ${formatVulnerabilityVerdict(missingChecks)} ${warningCount}.${formatOpenCalls(openCalls)}`
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

function getStepKind(result: StepResult): StepKind {
  if (result.grade === 'skipped') return result.isGap ? 'gap' : 'outside'
  if (isOpenByContract(result)) return 'open'
  return result.grade === 'passed' ? 'passed' : 'finding'
}

function countSteps(results: readonly StepResult[]): Summary['stepCounts'] {
  const counts = { all: results.length, passed: 0, finding: 0, gap: 0, outside: 0, open: 0 }
  for (const result of results) counts[getStepKind(result)] += 1
  return counts
}

/** `384 steps: 363 without a finding, 16 outside this check, 5 open by the contract.` */
function formatCoverage(counts: Summary['stepCounts']): string {
  const kinds = (Object.keys(STEP_KINDS) as StepKind[]).filter((kind) => counts[kind] > 0)
  const parts = kinds.map((kind) => `${counts[kind]} ${STEP_KINDS[kind]}`)
  return `${formatCount(counts.all, 'step', 'steps')}: ${parts.join(', ')}.`
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
    gaps: groupSkips(results, true),
    outside: groupSkips(results, false),
    stopReason,
    stepCounts: countSteps(run.results),
  }
  const canGoLive = decideGoLive(findings)
  return {
    host,
    mayWrite,
    canGoLive,
    verdict: formatVerdict(findings, canGoLive),
    coverage: formatCoverage(findings.stepCounts),
    ...findings,
    screens: summarizeScreens(results, run),
    calls: summarizeCalls(results, run),
    median: Math.round(getMedian([...run.durations.values()].flat())),
    leftovers,
  }
}
