// Measures the portal relative to a floor: the least code that does the same (docs/performance.md).
import { parseArgs } from 'node:util'
import { councilList, longList } from './parts/council-list.mjs'
import { decoding } from './parts/decoding.mjs'
import { emails } from './parts/emails.mjs'
import { demo, home } from './parts/home.mjs'
import { mock } from './parts/mock.mjs'
import { screens } from './parts/screens.mjs'
import { toDo } from './parts/to-do.mjs'
import { asJson, printTable } from './report.mjs'

/** @type {Record<string, (settings: { compare?: string | undefined }) => Promise<import('./report.mjs').Row[]>>} */
const PARTS = { list: councilList, 'long-list': longList, decoding, home, demo, screens, 'to-do': toDo, emails, mock }

const USAGE = `npm run bench -- [part ...] [--json] [--compare DIR]

Parts: ${Object.keys(PARTS).join(', ')}.
--compare measures another build of the portal beside this one.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, compare: { type: 'string' }, help: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !(name in PARTS))
if (values.help || unknown.length > 0) {
  console.error(USAGE)
  process.exit(unknown.length > 0 ? 2 : 0)
}

const rows = []
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.error(`${name} ...`)
  rows.push(...(await part({ compare: values.compare })))
}
if (values.json) console.log(asJson(rows))
else printTable(rows)
