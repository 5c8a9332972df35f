import { existsSync, readFileSync, rmSync } from 'node:fs'
import { listPlaywrightFailures, listVitestFailures, takeEnd } from './failed-tests.mjs'
import { run } from './run.mjs'

let reports = 0

/** Returns a new path for each run, because some runs are parallel. */
const nextReport = () => {
  reports += 1
  return `test-results/report-${reports}.json`
}

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [reason] why no test ran
 * @property {import('./failed-tests.mjs').FailedTest[]} [failures]
 */

/** @type {(test: string, code: number, output: string) => Count} Counts a stage as one test. */
const countAsOneTest = (test, code, output) =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, failures: [{ test, error: takeEnd(output) }] }

/** @type {(command: string, args: string[]) => Promise<Count>} */
export const countCommand = async (command, args) => {
  let output = ''
  const code = await run(command, args, { onOutput: (text) => (output += text) })
  return countAsOneTest([command, ...args].join(' '), code, output)
}

/** Runs a test runner and reads its report. A non-zero exit code, or no passed test, counts as a failure. */
const runAndCount = async (
  /** @type {string} */ report,
  /** @type {string[]} */ args,
  /** @type {(report: any) => Count} */ countReport,
  /** @type {Record<string, string | undefined>} */ env = {},
) => {
  rmSync(report, { force: true })
  const [name = '', ...rest] = args
  const code = await run(name, rest, { env })
  const count = existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : sumCounts([])
  if ((code === 0 && count.passed > 0) || count.failed > 0) return count
  return sumCounts([count, countAsOneTest(args.join(' '), 1, `No test has failed, but the exit code is ${code}.`)])
}

/** @type {(project: string, options?: string[], env?: Record<string, string>) => Promise<Count>} */
export const countVitest = (project, options = [], env = {}) => {
  const report = nextReport()
  return runAndCount(
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
    (results) => ({
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      // With a pattern, another stage runs the remaining tests.
      skipped: options.includes('-t') ? 0 : results.numPendingTests,
      failures: listVitestFailures(results),
    }),
    env,
  )
}

/** @type {(options: string[], reporter?: 'dot' | 'list') => Promise<Count>} */
export const countPlaywright = (options, reporter = 'dot') => {
  const report = nextReport()
  return runAndCount(
    report,
    ['playwright', 'test', ...options, `--reporter=${reporter},json`],
    (results) => ({
      passed: results.stats.expected,
      failed: results.stats.unexpected + results.stats.flaky,
      skipped: results.stats.skipped,
      failures: listPlaywrightFailures(results),
    }),
    // Playwright sets FORCE_COLOR for its workers, which warn if NO_COLOR is set too. The log stays without colours.
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: undefined },
  )
}

/** @type {(counts: readonly Count[]) => Count} */
export const sumCounts = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})
