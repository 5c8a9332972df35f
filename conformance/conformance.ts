import { formatCount } from '@/lib/format'
import type { Host } from './host'
import { whatIsWrongWith } from './reach'
import { summaryOf, type Summary } from './report/summary'
import { readingSuite, suite } from './suite'
import { runSuite, type Run, type RunSettings } from './run-suite'

/** An address without a host of the council, or whose host does not respond. */
export interface WrongHost {
  readonly host: string
  readonly wrong: string
}

export interface Result {
  readonly run: Run
  readonly summary: Summary
}

export const isTried = (result: Result | WrongHost): result is Result => 'run' in result

/** Calls that a run makes per step, on average. */
const CALLS_PER_STEP = 2

/** Measures three calls that change nothing. Resolves to the expected duration, or null if it is under a minute. */
export async function estimateOf(host: Host): Promise<string | null> {
  const { client } = host.connect({ onNoise: () => undefined, onReply: () => undefined })
  const times: number[] = []
  for (const call of ['listFaculties', 'getApplicationDates', 'checkSession'] as const) {
    const started = performance.now()
    await client[call]({}).catch(() => null)
    times.push(performance.now() - started)
  }
  const [, median = 0] = times.sort((one, other) => one - other)
  const steps = host.write ? suite : readingSuite
  const minutes = Math.round((median * steps.length * CALLS_PER_STEP) / 60_000)
  if (minutes < 1) return null
  const unit = formatCount(minutes, 'minute', 'minutes')
  return `${host.name}: a call takes about ${(median / 1000).toFixed(1)} s; this will take about ${unit}.`
}

/** Runs the suite, unless the address is not that of a host. */
export async function conformance(
  host: Host,
  { onEstimate, ...settings }: Pick<RunSettings, 'onLine' | 'signal'> & { onEstimate?: (text: string) => void },
): Promise<Result | WrongHost> {
  const wrong = await whatIsWrongWith(host)
  if (wrong !== null) return { host: host.name, wrong }
  const estimate = await estimateOf(host)
  if (estimate !== null) onEstimate?.(estimate)
  const run = await runSuite(host, settings)
  return { run, summary: summaryOf(run) }
}

const isSpotless = ({ breaks, doors, toMend }: Summary): boolean => breaks.length + doors.length + toMend.length === 0

/** Returns 0 unless something breaks or a run was not completed. `strict` counts open doors and things to mend too. */
export const exitCodeOf = (results: readonly (Result | WrongHost)[], strict: boolean): 0 | 1 =>
  results.every(
    (result) =>
      isTried(result) &&
      result.summary.canGoLive !== false &&
      result.summary.stopped === null &&
      (!strict || isSpotless(result.summary)),
  )
    ? 0
    : 1

export const reportJson = (results: readonly (Result | WrongHost)[]): string =>
  JSON.stringify(
    results.map((result) => (isTried(result) ? { ...result.summary, steps: result.run.lines } : result)),
    null,
    2,
  )
