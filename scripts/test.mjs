import { existsSync, readFileSync, rmSync } from 'node:fs'
import { failedInPlaywright, failedInVitest } from './support/failed-tests.mjs'
import { FIREFOX_MISSING, firefoxPath } from './support/firefox.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { findPhp, PHP_MISSING } from './support/php-host.mjs'
import { run } from './support/run.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'
import { WEBKIT_MISSING, webKitPath } from './support/webkit.mjs'

const REPORT = 'test-results/report.json'

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [why] nothing could be tried
 * @property {import('./support/failed-tests.mjs').FailedTest[]} [failures] the failed tests, where they are known by name
 */

/** @type {(code: number) => Count} A stage that is one test: it passes or fails as a whole. */
const whole = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

/** @type {(command: string, args: string[]) => Promise<Count>} */
const command = async (command, args) => whole(await run(command, args))

/** @type {(code: number, count: Count) => Count} A run with a bad exit code, or in which nothing passed, has failed. */
const judged = (code, count) => ((code === 0 && count.passed > 0) || count.failed > 0 ? count : { ...count, failed: 1 })

/** Reads a runner's own report. */
const counted = async (/** @type {string[]} */ args, /** @type {(report: any) => Count} */ read, env = {}) => {
  rmSync(REPORT, { force: true })
  const [name = '', ...rest] = args
  const code = await run(name, rest, { env })
  return judged(code, existsSync(REPORT) ? read(JSON.parse(readFileSync(REPORT, 'utf8'))) : whole(1))
}

const vitest = (/** @type {string} */ project, /** @type {string[]} */ ...options) =>
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
      skipped: report.numPendingTests,
      failures: failedInVitest(report),
    }),
  )

const playwright = (/** @type {string[]} */ ...projects) =>
  counted(
    ['playwright', 'test', ...projects.map((project) => `--project=${project}`), '--reporter=dot,json'],
    (report) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
      failures: failedInPlaywright(report),
    }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  )

/**
 * All walks at once: those on hosts, the mock behind a port with the habits of the legacy host and without them and a PHP host
 * where there is PHP, mostly wait until an e-mail can no longer be taken back.
 */
const walks = async () => {
  if (findPhp() !== null) return playwright('mock', 'mock-clean', 'php', 'demo')
  console.log(`skip the PHP host: ${PHP_MISSING}`)
  const count = await playwright('mock', 'mock-clean', 'demo')
  return { ...count, skipped: count.skipped + 1 }
}

/** In the browsers that are installed besides. */
const otherBrowsers = async () => {
  const missing = [
    ...(firefoxPath() === undefined ? [`Firefox is ${FIREFOX_MISSING}`] : []),
    ...(webKitPath() === undefined ? [`WebKit is ${WEBKIT_MISSING}`] : []),
  ]
  if (missing.length === 2) return { passed: 0, failed: 0, skipped: 2, why: missing.join('. ') }
  return { ...(await command('node', ['scripts/browsers.mjs'])), skipped: missing.length }
}

/** The references were drawn on Linux: another system has its own fonts for what the page does not bring along. */
const pictures = async () =>
  process.platform === 'linux'
    ? vitest('pictures')
    : { passed: 0, failed: 0, skipped: 1, why: 'pictures are compared on Linux alone' }

/** @typedef {{ part: string, name: string, prove: () => Promise<Count> }} Stage `part` is what runs it alone. */

/** @type {Stage[]} */
const STAGES = [
  ...STATIC_CHECKS.map(([name, program, args]) => ({ part: 'static', name, prove: () => command(program, args) })),
  { part: 'build', name: 'production build', prove: () => command('vite', ['build', '--logLevel', 'warn']) },
  {
    part: 'build',
    name: 'demo build',
    prove: () => command('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']),
  },
  { part: 'unit', name: 'unit tests', prove: () => vitest('unit', '--maxWorkers=100%') },
  { part: 'scripts', name: 'scripts', prove: () => vitest('scripts', '--maxWorkers=100%') },
  { part: 'screens', name: 'screens', prove: () => vitest('screens') },
  { part: 'stories', name: 'stories', prove: () => vitest('stories') },
  { part: 'pictures', name: 'pictures', prove: pictures },
  { part: 'walks', name: 'end to end', prove: walks },
  { part: 'browsers', name: 'other browsers', prove: otherBrowsers },
  { part: 'soak', name: 'soak', prove: () => command('node', ['bench/soak.mjs', '--navigations', '1']) },
]

const PARTS = [...new Set(STAGES.map(({ part }) => part))]
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${PARTS.join(', ')}.`)
  process.exit(2)
}
// What is walked has to be built.
const wanted = asked.includes('walks') ? ['build', ...asked] : asked
const stages = STAGES.filter(({ part }) => asked.length === 0 || wanted.includes(part))

await ensureInstalled()
// It imports Playwright to find its Chromium, so it can only be loaded once the packages are installed.
const { ensureChromium } = await import('./support/ensure-chromium.mjs')
await ensureChromium()

const total = { passed: 0, failed: 0 }
const summary = []
const reasons = []
for (const { name, prove } of stages) {
  console.log(`\n--- ${name}`)
  const started = Date.now()
  const { passed, failed, skipped, why, failures = [] } = await prove()
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  summary.push(
    why
      ? `skip ${name}: ${why}`
      : `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`,
  )
  reasons.push(...failures.map(({ test, error }) => `FAIL ${name}: ${test}\n${error.replaceAll(/^/gm, '     ')}\n`))
}

console.log(`\n${summary.join('\n')}\n`)
for (const reason of reasons) console.log(reason)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
