import { formatCount } from '@/lib/format'
import type { Host } from './host'
import { findHostProblem } from './host-problem'
import { summarizeRun, type Summary } from './report/summary'
import { readOnlySuite, suite } from './suite'
import { runSuite, type Run, type RunSettings } from './run-suite'

/** An address without a host of the council, or whose host does not respond. */
export interface WrongHost {
  readonly host: string
  readonly problem: string
}

export interface HostReport {
  readonly run: Run
  readonly summary: Summary
}

export const isHostReport = (result: HostReport | WrongHost): result is HostReport => 'run' in result

/** Calls that a run makes per step, on average. */
const CALLS_PER_STEP = 2

/** Measures three calls that change nothing. Resolves to the expected duration, or null if it is under a minute. */
export async function estimateDuration(host: Host): Promise<string | null> {
  const { client } = host.connect({ onNoise: () => undefined, onResponse: () => undefined })
  const times: number[] = []
  for (const call of ['listFaculties', 'getApplicationDates', 'checkSession'] as const) {
    const startedAt = performance.now()
    await client[call]({}).catch(() => null)
    times.push(performance.now() - startedAt)
  }
  const [, median = 0] = times.sort((a, b) => a - b)
  const steps = host.mayWrite ? suite : readOnlySuite
  const minutes = Math.round((median * steps.length * CALLS_PER_STEP) / 60_000)
  if (minutes < 1) return null
  const unit = formatCount(minutes, 'minute', 'minutes')
  return `${host.name}: a call takes about ${(median / 1000).toFixed(1)} s; this will take about ${unit}.`
}

/** Runs the suite, unless the address is not that of a host. */
export async function testHost(
  host: Host,
  { onEstimate, ...settings }: Pick<RunSettings, 'onResult' | 'signal'> & { onEstimate?: (text: string) => void },
): Promise<HostReport | WrongHost> {
  const problem = await findHostProblem(host)
  if (problem !== null) return { host: host.name, problem }
  const estimate = await estimateDuration(host)
  if (estimate !== null) onEstimate?.(estimate)
  const run = await runSuite(host, settings)
  return { run, summary: summarizeRun(run) }
}

const hasNoFindings = ({ failures, missingChecks, warnings }: Summary): boolean =>
  failures.length + missingChecks.length + warnings.length === 0

/** Returns 1 if something is broken or a run was not completed. `strict` counts vulnerabilities and warnings too. */
export const getExitCode = (results: readonly (HostReport | WrongHost)[], strict: boolean): 0 | 1 =>
  results.every(
    (result) =>
      isHostReport(result) &&
      result.summary.canGoLive !== false &&
      result.summary.stopReason === null &&
      (!strict || hasNoFindings(result.summary)),
  )
    ? 0
    : 1

export const formatJsonReport = (results: readonly (HostReport | WrongHost)[]): string =>
  JSON.stringify(
    results.map((result) => (isHostReport(result) ? { ...result.summary, steps: result.run.results } : result)),
    null,
    2,
  )
