import { existsSync, readFileSync, rmSync } from 'node:fs'
import { failedInPlaywright, failedInVitest, theEnd } from './failed-tests.mjs'
import { run } from './run.mjs'

let reports = 0

/** Returns another path for each run, as some run at the same time. */
const nextReport = () => {
  reports += 1
  return `test-results/report-${reports}.json`
}

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [why] reason why nothing ran
 * @property {import('./failed-tests.mjs').FailedTest[]} [failures]
 */

/** @type {(test: string, code: number, output: string) => Count} Counts a stage as one test. */
const whole = (test, code, output) =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [{ test, error: theEnd(output) }] }

/** @type {(command: string, args: string[]) => Promise<Count>} */
export const command = async (command, args) => {
  let output = ''
  const code = await run(command, args, { onOutput: (text) => (output += text) })
  return whole([command, ...args].join(' '), code, output)
}

/** Runs a test runner and reads its report. A bad exit code, or no passed test, counts as a failure. */
const counted = async (
  /** @type {string} */ report,
  /** @type {string[]} */ args,
  /** @type {(report: any) => Count} */ read,
  /** @type {Record<string, string | undefined>} */ env = {},
) => {
  rmSync(report, { force: true })
  const [name = '', ...rest] = args
  const code = await run(name, rest, { env })
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : sumOf([])
  if ((code === 0 && count.passed > 0) || count.failed > 0) return count
  return sumOf([count, whole(args.join(' '), 1, `No test has failed, but it ended with ${code}.`)])
}

/** @type {(project: string, options?: string[], env?: Record<string, string>) => Promise<Count>} */
export const vitest = (project, options = [], env = {}) => {
  const report = nextReport()
  return counted(
    report,
    [
      'vitest',
      'run',
      '--project',
      project,
      ...options,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    (found) => ({
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      // With a pattern, another stage runs the remaining tests.
      skipped: options.includes('-t') ? 0 : found.numPendingTests,
      failures: failedInVitest(found),
    }),
    env,
  )
}

/** @type {(options: string[], reporter?: 'dot' | 'list') => Promise<Count>} */
export const playwright = (options, reporter = 'dot') => {
  const report = nextReport()
  return counted(
    report,
    ['playwright', 'test', ...options, `--reporter=${reporter},json`],
    (found) => ({
      passed: found.stats.expected,
      failed: found.stats.unexpected + found.stats.flaky,
      skipped: found.stats.skipped,
      failures: failedInPlaywright(found),
    }),
    // Playwright sets FORCE_COLOR for its workers, which warn if NO_COLOR is set too. The log stays without colours.
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: undefined },
  )
}

/** @type {(counts: readonly Count[]) => Count} */
export const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})
