// Breaks one line of the PHP host at a time, and checks that the conformance report names each fault with its severity
// and a screen or call. `--every 4` tries every fourth mutation, `--only TEXT` those whose title or file has the text.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './support/installed.mjs'
import { findPhp, PHP_MISSING } from './support/php-host.mjs'

const { every, only, all } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
}).values

if (findPhp() === null) {
  console.error(`The PHP host ${PHP_MISSING}.`)
  process.exit(2)
}

await ensureInstalled()
const { withModule } = await import('./support/load.mjs')

/** PHP needs the second core. */
const CONCURRENCY = 2

/** @typedef {import('../tests/conformance/mutated-host.ts').MutationResult} MutationResult */

/** @param {MutationResult} result */
const print = ({ mutation, isAsExpected, findings }) => {
  const { severity, file, title, names, reason } = mutation
  const outcome = isAsExpected ? (severity === 'unseen' ? 'unseen' : 'named') : 'MISSED'
  console.log(`${outcome.padEnd(7)} ${severity.padEnd(22)} ${file}: ${title}. ${names ?? `Because ${reason}`}.`)
  if (!isAsExpected || all)
    for (const { severity, text } of findings) console.log(`          found: ${severity}: ${text}`)
}

/** @param {typeof import('../tests/conformance/mutated-host.ts')} module */
const testAll = async ({ MUTATIONS, findFaults, testMutation }) => {
  const known = await findFaults()
  const queue = MUTATIONS.filter(({ file, title }) => `${file} ${title}`.includes(only)).filter(
    (_, index) => index % Number(every) === 0,
  )
  const count = queue.length
  /** @type {MutationResult[]} */
  const results = []
  const work = async () => {
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const result = await testMutation(mutation, known)
      results.push(result)
      print(result)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  const named = results.filter(({ mutation, isAsExpected }) => isAsExpected && mutation.severity !== 'unseen').length
  const unseen = results.filter(({ mutation, isAsExpected }) => isAsExpected && mutation.severity === 'unseen').length
  console.log(`\n${named} of ${count} mutations are named, ${unseen} are unseen, ${count - named - unseen} are missed.`)
  return named + unseen === count
}

process.exitCode = (await withModule('/tests/conformance/mutated-host.ts', testAll)) ? 0 : 1
