// Simulates people who send e-mails, with killed pages, outages and lost responses: `npm run simulate -- --runs 300000`.
// A failure prints its seed and its shortest example. `--runs N --seed S` repeats it.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const { runs, seed } = values
if (![runs, seed].every((value) => /^\d+$/.test(value))) {
  console.error('npm run simulate -- [--runs 30000] [--seed 3]')
  process.exit(2)
}

await ensureInstalled()
console.log(`${runs} simulated lives, seed ${seed}`)
process.exitCode = await run('vitest', ['run', '--project', 'simulation'], {
  env: { SIMULATED_RUNS: runs, SIMULATED_SEED: seed },
})
