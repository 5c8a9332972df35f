import type { Host } from './host'
import { whatIsWrongWith } from './reach'
import { summaryOf, type Summary } from './report/summary'
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

/** Runs the suite, unless the address is not that of a host. */
export async function conformance(
  host: Host,
  settings: Pick<RunSettings, 'onLine' | 'signal'>,
): Promise<Result | WrongHost> {
  const wrong = await whatIsWrongWith(host)
  if (wrong !== null) return { host: host.name, wrong }
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
