// Edits a draft in the built demo at random and repeatedly kills its tab or the browser. Then kills the browser during
// a batch of e-mails. Every saved change must be restored, and no e-mail sent twice.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '3' },
  },
})
const { edits, kills, seed } = values
if (![edits, kills, seed].every((value) => /^\d+$/.test(value))) {
  console.error('npm run torture -- [--edits 500] [--kills 50] [--seed 3]')
  process.exit(2)
}

await ensureInstalled()
const { ensureChromium } = await import('./support/ensure-chromium.mjs')
await ensureChromium()
if (!existsSync('dist-demo/index.html')) console.log('Building the demo first.')
if (!existsSync('dist/index.html')) {
  const failed = await run('vite', ['build', '--logLevel', 'warn'])
  if (failed) process.exit(failed)
}
process.exit(
  await run('playwright', ['test', '--project=demo-full', '--project=mock-full', 'torture', '--reporter=list'], {
    env: { TORTURE_EDITS: edits, TORTURE_KILLS: kills, TORTURE_SEED: seed },
  }),
)
