// Whether a page that stays open all day grows: thousands of navigations within it (docs/performance.md).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withModule } from '../scripts/support/load.mjs'
import { openBrowser } from './browser.mjs'
import { builtPortal } from './builds.mjs'
import { graph } from './soak/graph.mjs'
import { count, prepareToCount, visitEach } from './soak/walk.mjs'

/** @typedef {import('./soak/graph.mjs').Sample} Sample */
/** @typedef {import('./soak/graph.mjs').Walk} Walk */

const USAGE = `npm run soak -- [--navigations 2000] [--write]

--write draws the graph of docs/performance.md anew.`

const GRAPH = 'docs/soak.svg'
const SAMPLES = 40

/** How much more the last quarter may have than the second one, in which everything was seen already. */
const TOLERANCE = 1.05

const { values } = parseArgs({
  options: { navigations: { type: 'string', default: '2000' }, write: { type: 'boolean', default: false } },
})
const navigations = Number(values.navigations)
if (!Number.isInteger(navigations) || navigations < SAMPLES) {
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

  /** @type {Sample[]} */
  const samples = []
  const step = Math.floor(navigations / SAMPLES)
  for (let done = 0; done <= navigations; done += step) {
    await visitEach(page, ['/dashboard'])
    samples.push({ navigations: done, ...(await count(page, devtools)) })
    await visitEach(
      page,
      Array.from({ length: step }, (_, index) => addresses[(done + index) % addresses.length] ?? '/'),
    )
  }
  await page.close()
  return samples
}

const mean = (/** @type {readonly number[]} */ numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** @param {Walk} walk */
function report({ person, samples }) {
  const quarter = samples.length / 4
  const settled = samples.slice(quarter, 2 * quarter)
  const last = samples.slice(-quarter)
  return /** @type {const} */ (['heap', 'listeners', 'nodes', 'timers', 'blobs']).map((what) => {
    const before = mean(settled.map((sample) => sample[what]))
    const after = mean(last.map((sample) => sample[what]))
    // A single one more or less says nothing.
    return { person, what, before, after, grows: after > before * TOLERANCE + 1 }
  })
}

const people = await withModule(
  '/tests/e2e/support/visits.ts',
  async (/** @type {typeof import('../tests/e2e/support/visits.ts')} */ { everyAddressOf, PEOPLE }) =>
    WALKERS.map((person) => ({ person, email: PEOPLE[person], addresses: everyAddressOf(person) })),
)
const least = 4 * Math.max(...people.map(({ addresses }) => addresses.length))
if (navigations < least) {
  console.error(`All screens are seen in the first quarter from --navigations ${least} on: fewer say nothing.`)
  process.exit(2)
}

/** @type {Walk[]} */
const walks = []
const dist = await builtPortal('production')
await withModule(
  '/mocks/server/mock-host.ts',
  async (/** @type {typeof import('../mocks/server/mock-host.ts')} */ { startMockHost }) => {
    const browser = await openBrowser()
    for (const { person, email, addresses } of people) {
      const host = await startMockHost({ dist })
      console.error(`${person} ...`)
      walks.push({ person, samples: await walk(browser, { origin: host.origin, email, addresses }) })
      await host.close()
    }
    await browser.close()
  },
)

const rows = walks.flatMap(report)
console.log('| person | what | second quarter | last quarter | |\n| --- | --- | --- | --- | --- |')
for (const { person, what, before, after, grows } of rows) {
  const text = (/** @type {number} */ value) =>
    what === 'heap' ? `${(value / 1e6).toFixed(1)} MB` : value.toFixed(1).replace(/\.0$/, '')
  console.log(`| ${person} | ${what} | ${text(before)} | ${text(after)} | ${grows ? 'grows' : ''} |`)
}
if (values.write) writeFileSync(GRAPH, graph(walks))
process.exit(rows.some(({ grows }) => grows) ? 1 : 0)
