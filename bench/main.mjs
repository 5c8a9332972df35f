// Measures the portal relative to baselines, the least code that does the same (docs/performance.md).
import { parseArgs } from 'node:util'
import { measureCouncilList, measureLongList } from './parts/council-list.mjs'
import { measureDecoding } from './parts/decoding.mjs'
import { measureEmails } from './parts/emails.mjs'
import { measureDemo, measureHome } from './parts/home.mjs'
import { measureMock } from './parts/mock.mjs'
import { measurePeers } from './parts/peers.mjs'
import { measureScreens } from './parts/screens.mjs'
import { measureToDo } from './parts/to-do.mjs'
import { formatJson, printTable } from './report.mjs'

/** @type {Record<string, (settings: { compare?: string | undefined }) => Promise<import('./report.mjs').Row[]>>} */
const PARTS = {
  list: measureCouncilList,
  'long-list': measureLongList,
  decoding: measureDecoding,
  home: measureHome,
  demo: measureDemo,
  screens: measureScreens,
  'to-do': measureToDo,
  emails: measureEmails,
  mock: measureMock,
  peers: measurePeers,
}

/** Runs only if named, because it installs packages. */
const INSTALLING_PART = 'peers'

const USAGE = `npm run bench -- [part ...] [--json] [--compare DIR]

Parts: ${Object.keys(PARTS).join(', ')}. ${INSTALLING_PART} installs packages, and runs only if named.
--compare measures another build of the portal beside this one.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, compare: { type: 'string' }, help: { type: 'boolean' } },
})
const unknownParts = positionals.filter((name) => !(name in PARTS))
if (values.help || unknownParts.length > 0) {
  console.error(USAGE)
  process.exit(unknownParts.length > 0 ? 2 : 0)
}

const rows = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 ? !positionals.includes(name) : name === INSTALLING_PART) continue
  console.error(`${name} ...`)
  rows.push(...(await measure({ compare: values.compare })))
}
if (values.json) console.log(formatJson(rows))
else printTable(rows)
