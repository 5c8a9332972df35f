import { spawnSync } from 'node:child_process'
import { run } from './support/run.mjs'
import { STATIC_CHECKS } from './support/static-checks.mjs'

/** Commit that the work started from. Without a remote, the last commit. */
const base = spawnSync('git', ['merge-base', 'HEAD', 'origin/HEAD'], { encoding: 'utf8' }).stdout.trim() || 'HEAD'

const UNIT = ['run', '--project', 'unit', '--silent=passed-only', '--reporter=dot']

const CHECKS = /** @type {const} */ ([
  ['unit tests of what changed', 'vitest', [...UNIT, '--changed', base, '--passWithNoTests']],
  // These read the files of the repository, so they import nothing that changes.
  ['architecture', 'vitest', [...UNIT, 'tests/unit/architecture']],
  ...STATIC_CHECKS,
])

const started = Date.now()
const seconds = () => Math.round((Date.now() - started) / 1000)

// In parallel, because most checks keep only one core busy.
const results = await Promise.all(
  CHECKS.map(async ([name, command, args]) => {
    let output = ''
    const code = await run(command, [...args], { quiet: true, onOutput: (text) => (output += text) })
    console.log(code === 0 ? `ok   ${name} (${seconds()} s)` : `${output}\nFAIL ${name} (${seconds()} s)`)
    return { name, code }
  }),
)
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
console.log(`checked in ${seconds()} s${failed.length ? `, failed: ${failed.join(', ')}` : ''}`)
process.exit(failed.length ? 1 : 0)
