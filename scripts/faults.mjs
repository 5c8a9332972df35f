// Prints what comes of every call of the contract under every fault of a host, in the client and on every screen; exits
// with 1 if a cell is wrong. `--accept` keeps what the screens show as what they have to show. Anything else goes on to
// Vitest: `-t` with a pattern for the names of the screens and actions; the others are then kept as they are.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { withModule } from './support/load.mjs'
import { run } from './support/run.mjs'

const KEPT = 'tests/faults/screens.json'
const RESULTS = 'test-results/faults'
const PARTS = ['reading', 'acting'].map((part) => `${RESULTS}/${part}.json`)

const ACCEPT = '--accept'
const accepts = process.argv.includes(ACCEPT)
const filter = process.argv.slice(2).filter((argument) => argument !== ACCEPT)

/**
 * @param {string} path
 * @returns {Record<string, unknown>}
 */
const rowsIn = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {typeof import('../tests/faults/printed.ts')} module */
const print = ({ printedMatrix }) => printedMatrix()

/** @param {typeof import('../tests/faults/printed.ts')} module */
const printScreens = ({ printedScreens }) => printedScreens()

const calls = await withModule('/tests/faults/printed.ts', print)
console.log(calls.text)

rmSync(RESULTS, { recursive: true, force: true })
const code = await run('vitest', ['run', '--project', 'faults', '--silent=passed-only', '--reporter=dot', ...filter], {
  env: { FAULTS: accepts ? 'accept' : 'compare' },
})
if (accepts) {
  const before = filter.length > 0 ? rowsIn(KEPT) : {}
  const seen = Object.assign(before, ...PARTS.filter((part) => existsSync(part)).map(rowsIn))
  writeFileSync(KEPT, `${JSON.stringify(seen, null, 2)}\n`)
}
console.log(await withModule('/tests/faults/printed.ts', printScreens))
process.exitCode = calls.wrong > 0 || code !== 0 ? 1 : 0
