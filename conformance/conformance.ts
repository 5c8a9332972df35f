import type { Host } from './host'
import { whatIsWrongWith } from './reach'
import { summaryOf, type Summary } from './report/summary'
import { runSuite, type Run, type RunSettings } from './run-suite'

/** An address behind which there is no host of the council, or none that answers. */
export interface WrongHost {
  readonly host: string
  readonly wrong: string
}

export interface Result {
  readonly run: Run
  readonly summary: Summary
}

export const isTried = (result: Result | WrongHost): result is Result => 'run' in result

/** Tries the contract on a host, unless the address is not the one of a host. */
export async function conformance(
  host: Host,
  settings: Pick<RunSettings, 'onLine' | 'signal'>,
): Promise<Result | WrongHost> {
  const wrong = await whatIsWrongWith(host)
  if (wrong !== null) return { host: host.name, wrong }
  const run = await runSuite(host, settings)
  return { run, summary: summaryOf(run) }
}

/** Whether everything that was tried works without any remark. */
const isSpotless = ({ breaks, doors, toMend }: Summary): boolean => breaks.length + doors.length + toMend.length === 0

/**
 * The exit code of a run: 0 unless something breaks or the run was not completed.
 * @param strict open doors and things to mend count as well
 */
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

/** Everything as data: the summary, and each step with what it has shown. */
export const reportJson = (results: readonly (Result | WrongHost)[]): string =>
  JSON.stringify(
    results.map((result) => (isTried(result) ? { ...result.summary, steps: result.run.lines } : result)),
    null,
    2,
  )
