// Runs the property-based tests with more examples than `npm test` and a random seed: `npm run properties -- 2000`.
// A failure prints its seed; `npm run properties -- 2000 5` repeats seed 5.
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './support/run.mjs'

const [runs = '1000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)

// Excludes browser tests, which run a few examples of the same properties.
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !/^(screens|ui|form|pdf)\b/.test(path))
  .map((path) => join('tests', path))
  .filter((path) => readFileSync(path, 'utf8').includes(`from 'fast-check'`))

console.log(`${runs} examples of each property, seed ${seed}`)
process.exitCode = await run('vitest', ['run', '--project', 'unit', '--silent=passed-only', ...files], {
  env: { PROPERTY_RUNS: runs, PROPERTY_SEED: seed },
})
