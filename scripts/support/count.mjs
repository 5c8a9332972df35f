import { existsSync, readFileSync, rmSync } from 'node:fs'
import { failedInPlaywright, failedInVitest, theEnd } from './failed-tests.mjs'
import { run } from './run.mjs'

const REPORT = 'test-results/report.json'

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
  /** @type {string[]} */ args,
  /** @type {(report: any) => Count} */ read,
  /** @type {Record<string, string | undefined>} */ env = {},
) => {
  rmSync(REPORT, { force: true })
  const [name = '', ...rest] = args
  const code = await run(name, rest, { env })
  const count = existsSync(REPORT) ? read(JSON.parse(readFileSync(REPORT, 'utf8'))) : sumOf([])
  if ((code === 0 && count.passed > 0) || count.failed > 0) return count
  return sumOf([count, whole(args.join(' '), 1, `No test has failed, but it ended with ${code}.`)])
}

/** @type {(project: string, options?: string[]) => Promise<Count>} */
export const vitest = (project, options = []) =>
  counted(
    [
      'vitest',
      'run',
      '--project',
      project,
      ...options,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      // With a pattern, another stage runs the remaining tests.
      skipped: options.includes('-t') ? 0 : report.numPendingTests,
      failures: failedInVitest(report),
    }),
  )

/** @type {(options: string[], reporter?: 'dot' | 'list') => Promise<Count>} */
export const playwright = (options, reporter = 'dot') =>
  counted(
    ['playwright', 'test', ...options, `--reporter=${reporter},json`],
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      failures: failedInPlaywright(report),
    }),
    // Playwright sets FORCE_COLOR for its workers, which warn if NO_COLOR is set too. The log stays without colours.
    { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, NO_COLOR: undefined },
  )

/** @type {(counts: readonly Count[]) => Count} */
export const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})
