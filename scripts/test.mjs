import { countCommand, countPlaywright, countVitest } from './support/count.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { OTHER_BROWSERS, walkInOtherBrowsers } from './support/other-browsers.mjs'
import { findPhp, PHP_MISSING } from './support/php-host.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'
import { SERVER_NAMES, whyNoServer } from './support/web-servers.mjs'

/** @typedef {import('./support/count.mjs').Count} Count */

/** Runs all hosts at once, because tests mostly wait. @param {readonly string[]} projects */
const runWalks = async (projects) => {
  const count = await countPlaywright(projects.map((project) => `--project=${project}`))
  if (findPhp() !== null) return count
  console.log(`skip the PHP host: ${PHP_MISSING}`)
  return { ...count, skipped: count.skipped + 1 }
}

const testRelease = () => {
  for (const name of SERVER_NAMES) {
    const reason = whyNoServer(name)
    if (reason !== null) console.log(`skip ${name}: ${reason}`)
  }
  return countVitest('release')
}

/** Compares pictures on Linux only, where the references were drawn: other systems have other fallback fonts. */
const comparePictures = async () =>
  process.platform === 'linux'
    ? countVitest('pictures')
    : { passed: 0, failed: 0, skipped: 1, reason: 'pictures are compared on Linux alone' }

const hasPhp = findPhp() !== null

/** Tries a sample, because each mutation takes the whole conformance suite. */
const testMutations = async () =>
  hasPhp
    ? countCommand('node', ['scripts/mutations.mjs', '--every', '4'])
    : { passed: 0, failed: 0, skipped: 1, reason: `the PHP host ${PHP_MISSING}` }

/** The shortest walks: each kind of host once, and the life cycle of an application on the demo. */
const WALKS = [hasPhp ? 'php' : 'mock', 'demo']

const FULL_WALKS = ['mock-full', 'mock-clean-full', ...(hasPhp ? ['php-full'] : []), 'demo-full']

/** Matches stories that repeat a state in dark mode, at 360 px, in print or with long texts. */
const OTHER_LOOKS = '\\b(Dark|Phone|Print|Long Text)\\b'

/**
 * @typedef {object} Stage
 * @property {string} part argument that selects the stage
 * @property {string} name
 * @property {() => Promise<Count>} run
 * @property {boolean} [isFull] only in `npm run test:full`
 */

/** @type {Stage[]} */
const STAGES = [
  ...STATIC_CHECKS.map(([name, program, args]) => ({ part: 'static', name, run: () => countCommand(program, args) })),
  { part: 'unit', name: 'unit tests', run: () => countVitest('unit', ['--maxWorkers=100%']) },
  { part: 'simulation', name: 'simulated lives', run: () => countVitest('simulation') },
  { part: 'build', name: 'production build', run: () => countCommand('vite', ['build', '--logLevel', 'warn']) },
  {
    part: 'build',
    name: 'demo build',
    run: () => countCommand('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']),
  },
  { part: 'scripts', name: 'scripts', run: () => countVitest('scripts', ['--maxWorkers=100%']) },
  { part: 'walks', name: 'end to end', run: () => runWalks(WALKS) },
  { part: 'screens', name: 'screens', run: () => countVitest('screens') },
  { part: 'stories', name: 'stories', run: () => countVitest('stories', ['-t', `^(?!.*${OTHER_LOOKS})`]) },
  {
    part: 'hosts',
    name: 'conformance and started hosts',
    run: () => countVitest('hosts', ['--maxWorkers=100%']),
    isFull: true,
  },
  { part: 'mutations', name: 'PHP host broken line by line', run: testMutations, isFull: true },
  { part: 'documents', name: 'PDFs, packs and photos', run: () => countVitest('documents'), isFull: true },
  { part: 'release', name: 'release', run: testRelease, isFull: true },
  { part: 'faults', name: 'screens under faults and hostile texts', run: () => countVitest('faults'), isFull: true },
  {
    part: 'looks',
    name: 'stories in other looks',
    run: () => countVitest('stories', ['-t', OTHER_LOOKS]),
    isFull: true,
  },
  { part: 'pictures', name: 'pictures', run: comparePictures, isFull: true },
  { part: 'full-walks', name: 'end to end, on each host', run: () => runWalks(FULL_WALKS), isFull: true },
  { part: 'browsers', name: 'other browsers', run: () => walkInOtherBrowsers(OTHER_BROWSERS), isFull: true },
]

/** Parts that run in parallel, because each alone does not keep two cores busy. */
const PARALLEL_PARTS = [['static', 'unit', 'simulation'], ['build'], ['scripts', 'walks']]

/** @param {readonly Stage[]} stages @returns {Stage[][]} */
const groupIntoRounds = (stages) => {
  /** @type {Map<unknown, Stage[]>} */
  const rounds = new Map()
  for (const stage of stages) {
    const round = PARALLEL_PARTS.find((parts) => parts.includes(stage.part)) ?? stage
    rounds.set(round, [...(rounds.get(round) ?? []), stage])
  }
  return [...rounds.values()]
}

const PARTS = [...new Set(STAGES.map(({ part }) => part))]
const isFull = process.argv.includes('--full')
const requestedParts = process.argv.slice(2).filter((argument) => argument !== '--full')
const unknown = requestedParts.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are: ${PARTS.join(', ')}.`)
  process.exit(2)
}
const selectedStages = STAGES.filter((stage) =>
  requestedParts.length > 0 ? requestedParts.includes(stage.part) : (stage.isFull ?? false) === isFull,
)
const isBuilt = selectedStages.some(({ part }) =>
  ['scripts', 'walks', 'release', 'full-walks', 'browsers'].includes(part),
)
const stages = STAGES.filter((stage) => selectedStages.includes(stage) || (isBuilt && stage.part === 'build'))

await ensureInstalled()
// Imports Playwright, so it loads only after the packages are installed.
const { ensureChromium } = await import('./support/ensure-chromium.mjs')
await ensureChromium()

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const summary = []
/** @type {string[]} */
const failureTexts = []

/** @param {Stage} stage */
const runStage = async ({ name, run }) => {
  const started = Date.now()
  const { passed, failed, skipped, reason, failures = [] } = await run()
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  summary.push(
    reason
      ? `skip ${name}: ${reason}`
      : `${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`,
  )
  failureTexts.push(
    ...failures.map(({ test, error }) => `FAIL ${name}: ${test}\n${error.replaceAll(/^/gm, '     ')}\n`),
  )
}

for (const round of groupIntoRounds(stages)) {
  console.log(`\n--- ${round.map(({ name }) => name).join(', ')}`)
  await Promise.all(round.map(runStage))
}

console.log(`\n${summary.join('\n')}\n`)
for (const text of failureTexts) console.log(text)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
