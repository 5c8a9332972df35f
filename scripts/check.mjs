import { spawnSync } from 'node:child_process'
import { run } from './support/run.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'

/** Commit that the work started from. Without a remote, the last commit. */
const base = spawnSync('git', ['merge-base', 'HEAD', 'origin/HEAD'], { encoding: 'utf8' }).stdout.trim() || 'HEAD'

const UNIT = ['run', '--project', 'unit', '--silent=passed-only', '--reporter=dot']

const CHECKS = /** @type {const} */ ([
  ['unit tests of what changed', 'vitest', [...UNIT, '--changed', base, '--passWithNoTests']],
  // `--changed` misses these tests, because they read files instead of importing them.
  ['architecture', 'vitest', [...UNIT, 'tests/unit/architecture']],
  ...STATIC_CHECKS,
])

const started = Date.now()
const elapsedSeconds = () => Math.round((Date.now() - started) / 1000)

// In parallel, because most checks keep only one core busy.
const results = await Promise.all(
  CHECKS.map(async ([name, command, args]) => {
    let output = ''
    const code = await run(command, [...args], { quiet: true, onOutput: (text) => (output += text) })
    console.log(code === 0 ? `ok   ${name} (${elapsedSeconds()} s)` : `${output}\nFAIL ${name} (${elapsedSeconds()} s)`)
    return { name, code }
  }),
)
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
console.log(`checked in ${elapsedSeconds()} s${failed.length ? `, failed: ${failed.join(', ')}` : ''}`)
process.exit(failed.length ? 1 : 0)
