// Tests every call of the client under every fault, and the calls of every screen under one fault of each kind. Prints
// both matrices and exits with 1 if a cell is wrong. Passes its arguments to Vitest: `-t 'Log in'`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { withModule } from './support/load.mjs'
import { run } from './support/run.mjs'

const RESULTS = 'test-results/faults'
const PARTS = ['reading', 'acting'].map((part) => `${RESULTS}/${part}.json`)

/** @param {typeof import('../tests/faults/format.ts')} module */
const formatCalls = ({ formatMatrix }) => formatMatrix()

const calls = await withModule('/tests/faults/format.ts', formatCalls)
console.log(calls.text)

rmSync(RESULTS, { recursive: true, force: true })
const code = await run('vitest', [
  'run',
  '--project',
  'faults',
  '--silent=passed-only',
  '--reporter=dot',
  ...process.argv.slice(2),
])
const rows = PARTS.filter((part) => existsSync(part)).flatMap((part) => JSON.parse(readFileSync(part, 'utf8')))

/** @param {typeof import('../tests/faults/format.ts')} module */
const formatAllScreens = ({ formatScreens }) => formatScreens(rows)

console.log(await withModule('/tests/faults/format.ts', formatAllScreens))
process.exitCode = calls.wrong > 0 || code !== 0 ? 1 : 0
