// Checks for memory leaks over thousands of navigations in one page (docs/performance.md).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArguments, shellPath } from '../scripts/support/chromium.mjs'
import { withModule } from '../scripts/support/load.mjs'
import { buildPortal } from './builds.mjs'
import { graph } from './soak/graph.mjs'
import { growth, isLevel, LEAST_ROUNDS } from './soak/growth.mjs'
import { count, prepareToCount, visitEach } from './soak/walk.mjs'

/** @typedef {import('./soak/graph.mjs').Sample} Sample */
/** @typedef {import('./soak/graph.mjs').Walk} Walk */

const USAGE = `npm run soak -- [--navigations 2000] [--write]

It goes on until what is counted comes to rest, with at least so many navigations.
--write draws the graph of docs/performance.md anew.`

const GRAPH = 'docs/soak.svg'

/** Extra rounds for caches and compiled code to settle. Counts that still rise are a leak. */
const MOST_ROUNDS_MORE = 40

const { values } = parseArgs({
  options: { navigations: { type: 'string', default: '2000' }, write: { type: 'boolean', default: false } },
})
const navigations = Number(values.navigations)
if (!Number.isInteger(navigations) || navigations < 1) {
  console.error(USAGE)
  process.exit(2)
}

/** @type {readonly ('Admin' | 'Applicant')[]} */
const WALKERS = ['Admin', 'Applicant']

/** @param {import('playwright').Browser} browser @param {{ origin: string, email: string, addresses: readonly string[] }} walk */
async function walk(browser, { origin, email, addresses }) {
  const page = await browser.newPage()
  await prepareToCount(page)
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  const devtools = await page.context().newCDPSession(page)

  const round = [...addresses, '/dashboard']
  const least = Math.max(LEAST_ROUNDS, Math.ceil(navigations / round.length))
  /** @type {Sample[]} */
  const rounds = []
  while (rounds.length < least || (!isLevel(rounds) && rounds.length < least + MOST_ROUNDS_MORE)) {
    await visitEach(page, round)
    rounds.push({ navigations: (rounds.length + 1) * round.length, ...(await count(page, devtools)) })
  }
  await page.close()
  return rounds
}

const people = await withModule(
  '/tests/e2e/support/visitors.ts',
  async (/** @type {typeof import('../tests/e2e/support/visitors.ts')} */ { toAddress, listPages, DEMO_EMAILS }) =>
    WALKERS.map((person) => ({
      person,
      email: DEMO_EMAILS[person],
      // Own pages, public pages and pages behind a link.
      addresses: [...listPages(person), ...listPages('visitor')].map(({ path }) => toAddress(path)),
    })),
)

const dist = await buildPortal('production')
/** @type {Walk[]} In parallel, each person on a separate host. */
const walks = await withModule(
  '/mocks/server/mock-host.ts',
  async (/** @type {typeof import('../mocks/server/mock-host.ts')} */ { startMockHost }) => {
    const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
    const all = await Promise.all(
      people.map(async ({ person, email, addresses }) => {
        const host = await startMockHost({ dist })
        const samples = await walk(browser, { origin: host.origin, email, addresses })
        await host.close()
        return { person, samples }
      }),
    )
    await browser.close()
    return all
  },
)

const rows = walks.flatMap(({ person, samples }) => growth(samples).map((row) => ({ person, ...row })))
for (const { person, samples } of walks) console.log(`${person}: ${samples.at(-1)?.navigations} navigations`)
console.log('\n| person | what | rounds before | last rounds | |\n| --- | --- | --- | --- | --- |')
for (const { person, what, before, after, grows } of rows) {
  const text = (/** @type {number} */ value) =>
    what === 'heap' ? `${(value / 1e6).toFixed(1)} MB` : value.toFixed(1).replace(/\.0$/, '')
  console.log(`| ${person} | ${what} | ${text(before)} | ${text(after)} | ${grows ? 'grows' : ''} |`)
}
if (values.write) writeFileSync(GRAPH, graph(walks))
process.exit(rows.some(({ grows }) => grows) ? 1 : 0)
