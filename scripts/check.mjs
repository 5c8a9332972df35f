import { run } from './support/run.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'

/** Types, lint, format, unused code, and the unit tests, import directions among them. */
const CHECKS = /** @type {const} */ ([
  ...STATIC_CHECKS,
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--maxWorkers=100%', '--silent=passed-only', '--reporter=dot']],
])

const started = Date.now()
const failed = []
for (const [name, command, args] of CHECKS) {
  const code = await run(command, [...args])
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (code !== 0) failed.push(name)
}
console.log(
  `checked in ${Math.round((Date.now() - started) / 1000)} s${failed.length ? `, failed: ${failed.join(', ')}` : ''}`,
)
process.exit(failed.length ? 1 : 0)
