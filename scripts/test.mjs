import { command, playwright, vitest } from './support/count.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { OTHER_BROWSERS, walkInOtherBrowsers } from './support/other-browsers.mjs'
import { findPhp, PHP_MISSING } from './support/php-host.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'
import { SERVER_NAMES, whyNoServer } from './support/web-servers.mjs'

/** @typedef {import('./support/count.mjs').Count} Count */

/** Runs all hosts in one go, as tests mostly wait. @param {readonly string[]} projects */
const walks = async (projects) => {
  const count = await playwright(projects.map((project) => `--project=${project}`))
  if (findPhp() !== null) return count
  console.log(`skip the PHP host: ${PHP_MISSING}`)
  return { ...count, skipped: count.skipped + 1 }
}

const release = () => {
  for (const name of SERVER_NAMES) {
    const why = whyNoServer(name)
    if (why !== null) console.log(`skip ${name}: ${why}`)
  }
  return vitest('release')
}

/** Compares pictures on Linux only, where the references were drawn: other systems have other fallback fonts. */
const pictures = async () =>
  process.platform === 'linux'
    ? vitest('pictures')
    : { passed: 0, failed: 0, skipped: 1, why: 'pictures are compared on Linux alone' }

const hasPhp = findPhp() !== null

/** The shortest walks: each kind of host once, and the life cycle of an application on the demo. */
const WALKS = [hasPhp ? 'php' : 'mock', 'demo']

const FULL_WALKS = ['mock-full', 'mock-clean-full', ...(hasPhp ? ['php-full'] : []), 'demo-full']

/** Stories that repeat a state in dark mode, at 360 px, in print or with long texts. */
const OTHER_LOOKS = '\\b(Dark|Phone|Print|Long Text)\\b'

/**
 * @typedef {object} Stage
 * @property {string} part argument that selects the stage
 * @property {string} name
 * @property {() => Promise<Count>} prove
 * @property {boolean} [isFull] only in `npm run test:full`
 */

/** @type {Stage[]} */
const STAGES = [
  ...STATIC_CHECKS.map(([name, program, args]) => ({ part: 'static', name, prove: () => command(program, args) })),
  { part: 'unit', name: 'unit tests', prove: () => vitest('unit', ['--maxWorkers=100%']) },
  { part: 'simulation', name: 'simulated lives', prove: () => vitest('simulation') },
  { part: 'build', name: 'production build', prove: () => command('vite', ['build', '--logLevel', 'warn']) },
  {
    part: 'build',
    name: 'demo build',
    prove: () => command('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']),
  },
  { part: 'scripts', name: 'scripts', prove: () => vitest('scripts', ['--maxWorkers=100%']) },
  { part: 'walks', name: 'end to end', prove: () => walks(WALKS) },
  { part: 'screens', name: 'screens', prove: () => vitest('screens') },
  { part: 'stories', name: 'stories', prove: () => vitest('stories', ['-t', `^(?!.*${OTHER_LOOKS})`]) },
  {
    part: 'hosts',
    name: 'conformance and started hosts',
    prove: () => vitest('hosts', ['--maxWorkers=100%']),
    isFull: true,
  },
  { part: 'documents', name: 'PDFs, packs and photos', prove: () => vitest('documents'), isFull: true },
  { part: 'release', name: 'release', prove: release, isFull: true },
  { part: 'faults', name: 'screens under faults and hostile texts', prove: () => vitest('faults'), isFull: true },
  {
    part: 'looks',
    name: 'stories in other looks',
    prove: () => vitest('stories', ['-t', OTHER_LOOKS]),
    isFull: true,
  },
  { part: 'pictures', name: 'pictures', prove: pictures, isFull: true },
  { part: 'full-walks', name: 'end to end, on each host', prove: () => walks(FULL_WALKS), isFull: true },
  { part: 'browsers', name: 'other browsers', prove: () => walkInOtherBrowsers(OTHER_BROWSERS), isFull: true },
]

/** Parts that run at the same time, because alone they do not keep two cores busy. */
const TOGETHER = [['static', 'unit', 'simulation'], ['build'], ['scripts', 'walks']]

/** @param {readonly Stage[]} stages @returns {Stage[][]} */
const inRounds = (stages) => {
  /** @type {Map<unknown, Stage[]>} */
  const rounds = new Map()
  for (const stage of stages) {
    const round = TOGETHER.find((parts) => parts.includes(stage.part)) ?? stage
    rounds.set(round, [...(rounds.get(round) ?? []), stage])
  }
  return [...rounds.values()]
}

const PARTS = [...new Set(STAGES.map(({ part }) => part))]
const isFull = process.argv.includes('--full')
const asked = process.argv.slice(2).filter((argument) => argument !== '--full')
const unknown = asked.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${PARTS.join(', ')}.`)
  process.exit(2)
}
const chosen = STAGES.filter((stage) =>
  asked.length > 0 ? asked.includes(stage.part) : (stage.isFull ?? false) === isFull,
)
const isBuilt = chosen.some(({ part }) => ['scripts', 'walks', 'release', 'full-walks', 'browsers'].includes(part))
const stages = STAGES.filter((stage) => chosen.includes(stage) || (isBuilt && stage.part === 'build'))

await ensureInstalled()
// Imports Playwright, so it loads only after the packages are installed.
const { ensureChromium } = await import('./support/ensure-chromium.mjs')
await ensureChromium()

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const summary = []
/** @type {string[]} */
const reasons = []

/** @param {Stage} stage */
const runStage = async ({ name, prove }) => {
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

for (const round of inRounds(stages)) {
  console.log(`\n--- ${round.map(({ name }) => name).join(', ')}`)
  await Promise.all(round.map(runStage))
}

console.log(`\n${summary.join('\n')}\n`)
for (const reason of reasons) console.log(reason)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
