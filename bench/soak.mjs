// Checks for memory leaks over thousands of navigations in one page (docs/performance.md).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArguments, shellPath } from '../scripts/support/chromium.mjs'
import { withModule } from '../scripts/support/load.mjs'
import { buildPortal } from './builds.mjs'
import { drawGraph } from './soak/graph.mjs'
import { isStable, measureGrowth, MIN_ROUNDS } from './soak/growth.mjs'
import { readCounts, startCounting, visitEach } from './soak/walk.mjs'

/** @typedef {import('./soak/graph.mjs').Sample} Sample */
/** @typedef {import('./soak/graph.mjs').Walk} Walk */

const USAGE = `npm run soak -- [--navigations 2000] [--write]

Navigates at least this many times, and until no count grows.
--write updates the graph of docs/performance.md.`

const GRAPH_PATH = 'docs/soak.svg'

/** Caches and compiled code settle in extra rounds. A count that still grows after them is a leak. */
const MAX_EXTRA_ROUNDS = 40

const { values } = parseArgs({
  options: { navigations: { type: 'string', default: '2000' }, write: { type: 'boolean', default: false } },
})
const navigations = Number(values.navigations)
if (!Number.isInteger(navigations) || navigations < 1) {
  console.error(USAGE)
  process.exit(2)
}

/** @type {readonly ('Admin' | 'Applicant')[]} */
const PEOPLE = ['Admin', 'Applicant']

/** @param {import('playwright').Browser} browser @param {{ origin: string, email: string, addresses: readonly string[] }} walk */
async function walkPages(browser, { origin, email, addresses }) {
  const page = await browser.newPage()
  await startCounting(page)
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const devtools = await page.context().newCDPSession(page)

  const visitedAddresses = [...addresses, '/dashboard']
  const minRounds = Math.max(MIN_ROUNDS, Math.ceil(navigations / visitedAddresses.length))
  /** @type {Sample[]} */
  const samples = []
  const isDone = () =>
    samples.length >= minRounds && (isStable(samples) || samples.length >= minRounds + MAX_EXTRA_ROUNDS)
  while (!isDone()) {
    await visitEach(page, visitedAddresses)
    samples.push({ navigations: (samples.length + 1) * visitedAddresses.length, ...(await readCounts(page, devtools)) })
  }
  await page.close()
  return samples
}

const itineraries = await withModule(
  '/tests/e2e/support/visitors.ts',
  async (/** @type {typeof import('../tests/e2e/support/visitors.ts')} */ { toAddress, listPages, DEMO_EMAILS }) =>
    PEOPLE.map((person) => ({
      person,
      email: DEMO_EMAILS[person],
      // The person's pages, public pages and pages behind a link.
      addresses: [...listPages(person), ...listPages('visitor')].map(({ path }) => toAddress(path)),
    })),
)

const dist = await buildPortal('production')
/** @type {Walk[]} In parallel, each person on a separate host. */
const walks = await withModule(
  '/mocks/server/mock-host.ts',
  async (/** @type {typeof import('../mocks/server/mock-host.ts')} */ { startMockHost }) => {
    const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
    const finishedWalks = await Promise.all(
      itineraries.map(async ({ person, email, addresses }) => {
        const host = await startMockHost({ dist })
        const samples = await walkPages(browser, { origin: host.origin, email, addresses })
        await host.close()
        return { person, samples }
      }),
    )
    await browser.close()
    return finishedWalks
  },
)

const rows = walks.flatMap(({ person, samples }) => measureGrowth(samples).map((row) => ({ person, ...row })))
for (const { person, samples } of walks) console.log(`${person}: ${samples.at(-1)?.navigations} navigations`)
console.log('\n| person | counter | rounds before | last rounds | |\n| --- | --- | --- | --- | --- |')
for (const { person, counter, before, after, isGrowing } of rows) {
  const format = (/** @type {number} */ value) =>
    counter === 'heap' ? `${(value / 1e6).toFixed(1)} MB` : value.toFixed(1).replace(/\.0$/, '')
  console.log(`| ${person} | ${counter} | ${format(before)} | ${format(after)} | ${isGrowing ? 'grows' : ''} |`)
}
if (values.write) writeFileSync(GRAPH_PATH, drawGraph(walks))
process.exit(rows.some(({ isGrowing }) => isGrowing) ? 1 : 0)
