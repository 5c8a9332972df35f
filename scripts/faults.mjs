// Prints what comes of every call of the contract under every fault of a host, in the client and on every screen; exits
// with 1 if a cell is wrong. `--accept` keeps what the screens show as what they have to show.
import { readFileSync, writeFileSync } from 'node:fs'
import { withModule } from './support/load.mjs'
import { run } from './support/run.mjs'

const KEPT = 'tests/faults/screens.json'
const PARTS = ['reading', 'acting'].map((part) => `test-results/faults/${part}.json`)

const accepts = process.argv.includes('--accept')

/** @param {typeof import('../tests/faults/printed.ts')} module */
const print = ({ printedMatrix }) => printedMatrix()

/** @param {typeof import('../tests/faults/printed.ts')} module */
const printScreens = ({ printedScreens }) => printedScreens()

const calls = await withModule('/tests/faults/printed.ts', print)
console.log(calls.text)

const code = await run(
  'vitest',
  ['run', '--project', 'screens', 'tests/screens/faults', '--silent=passed-only', '--reporter=dot'],
  { env: { FAULTS: accepts ? 'accept' : 'every' } },
)
if (accepts) {
  const seen = Object.assign({}, ...PARTS.map((part) => JSON.parse(readFileSync(part, 'utf8'))))
  writeFileSync(KEPT, `${JSON.stringify(seen, null, 2)}\n`)
}
console.log(await withModule('/tests/faults/printed.ts', printScreens))
process.exitCode = calls.wrong > 0 || code !== 0 ? 1 : 0
